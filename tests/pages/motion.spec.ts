import type { Page } from "@playwright/test";
import { pagePath } from "../../contract/pages.ts";
import { drawAll } from "../support/accessibility.ts";
import { expect, test as own, scriptIsThere, reading as test } from "../support/site.ts";

function moving(page: Page): Promise<string[]> {
	return page.evaluate(() => [
		...document
			.getAnimations()
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
		...[...document.querySelectorAll("video")].filter(({ paused }) => !paused).map(() => "video"),
	]);
}

test("stopped once, everything stands still on every page, and the film isn't even asked for, until the reader lets it go on; a message comes and goes all the same", async ({
	page,
}) => {
	const films: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".mp4")) films.push(request.url());
	});
	await page.setViewportSize({ width: 1366, height: 768 });
	await page.goto(pagePath("home", "en"));
	await drawAll(page);
	await expect.poll(() => moving(page).then(({ length }) => length)).toBeGreaterThan(2);
	await expect.poll(() => films.length).toBeGreaterThan(0);
	await page.getByLabel("Pause moving content").first().check();
	await expect.poll(() => moving(page)).toEqual([]);

	films.length = 0;
	for (const name of ["home", "news", "achievements"] as const) {
		await page.goto(pagePath(name, "en"));
		await scriptIsThere(page);
		await drawAll(page);
		expect(await moving(page), name).toEqual([]);
		if (name === "home") await expect(page.locator("video")).not.toHaveAttribute("src");
	}
	const card = page.locator("main ul").first().locator("> li").first();
	await expect(card, "what enters moving is there at once").toHaveCSS("opacity", "1");
	await expect(card).toHaveCSS("translate", "none");
	await page.locator("header").getByText("Citizen Login").click();
	const toast = page.locator("[data-toast]:popover-open");
	await expect(toast).toContainText("Coming soon");
	await expect(toast).toHaveCount(0);
	expect(films).toEqual([]);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["motion"]);

	await page.goto(pagePath("home", "en"));
	await page.getByLabel("Pause moving content").first().uncheck();
	await expect.poll(() => films.length).toBeGreaterThan(0);
	await expect.poll(() => moving(page).then(({ length }) => length)).toBeGreaterThan(0);
});

own(
	"the browser fades from page to page, but for a reader whose device asks for less motion, or who has stopped what moves",
	async ({ page }) => {
		await page.addInitScript(() => {
			addEventListener("pagereveal", async ({ viewTransition }) => {
				await viewTransition?.ready;
				const fades = document
					.getAnimations()
					.filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"));
				document.documentElement.dataset.fades = String(fades.length);
			});
		});
		/** Layers that fade when a reader goes on from one page to another. */
		async function fades(): Promise<number> {
			await page.goto(pagePath("help", "en"));
			await page.locator("footer").getByRole("link", { name: "Site Map" }).click();
			await page.waitForURL(`**${pagePath("siteMap", "en")}`);
			await expect(page.locator("html")).toHaveAttribute("data-fades");
			return Number(await page.locator("html").getAttribute("data-fades"));
		}
		expect(await fades()).toBeGreaterThan(0);
		await page.emulateMedia({ reducedMotion: "reduce" });
		expect(await fades()).toBe(0);
		await page.emulateMedia({ reducedMotion: null });
		await page.evaluate(() => localStorage.setItem("motion", "off"));
		expect(await fades()).toBe(0);
	},
);
