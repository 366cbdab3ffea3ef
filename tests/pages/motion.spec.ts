import type { Page } from "@playwright/test";
import { pagePath } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** What of the page moves at this moment. */
function moving(page: Page): Promise<string[]> {
	return page.evaluate(() => [
		...document
			.getAnimations()
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
		...[...document.querySelectorAll("video")].filter(({ paused }) => !paused).map(() => "video"),
	]);
}

test("stopped once, everything stands still at the next visit as well, until the reader lets it go on", async ({
	page,
	context,
	complaints,
}) => {
	// All of Home at once: what is too far away to be drawn is told only when it comes near.
	await page.setViewportSize({ width: 1366, height: 8000 });
	await page.goto(pagePath("home", "en"));
	await expect.poll(() => moving(page).then(({ length }) => length)).toBeGreaterThan(2);
	await page.getByLabel("Pause moving content").first().check();
	await expect.poll(() => moving(page)).toEqual([]);
	await page.close();

	const visit = await context.newPage();
	await visit.setViewportSize({ width: 1366, height: 8000 });
	for (const path of [pagePath("home", "hi"), pagePath("news", "en")]) {
		await visit.goto(path);
		await scriptIsThere(visit);
		await expect.poll(() => moving(visit)).toEqual([]);
	}
	await visit.getByLabel("Pause moving content").first().uncheck();
	await expect.poll(() => moving(visit).then(({ length }) => length)).toBeGreaterThan(0);
	expect(complaints).toEqual([]);
});

test("the film is not even asked for while everything is stopped", async ({ page }) => {
	await page.goto(pagePath("help", "en"));
	await page.evaluate(() => localStorage.setItem("motion", "off"));
	const films: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".mp4")) films.push(request.url());
	});
	await page.goto(pagePath("home", "en"));
	await scriptIsThere(page);
	await page.waitForLoadState("networkidle");
	expect(films).toEqual([]);
	await page.getByLabel("Pause moving content").first().uncheck();
	await expect.poll(() => films.length).toBeGreaterThan(0);
});

test("what enters moving is there at once where everything is stopped", async ({ page }) => {
	await page.goto(pagePath("help", "en"));
	await page.evaluate(() => localStorage.setItem("motion", "off"));
	await page.goto(pagePath("achievements", "en"));
	const cards = page.locator("main ul").first().locator("> li");
	await expect(cards.first()).toHaveCSS("opacity", "1");
	await expect(cards.first()).toHaveCSS("translate", "none");
	expect(await moving(page)).toEqual([]);
});

test("a message still comes and goes while everything is stopped", async ({ page }) => {
	await page.goto(pagePath("help", "en"));
	await page.evaluate(() => localStorage.setItem("motion", "off"));
	await page.goto(pagePath("help", "en"));
	await scriptIsThere(page);
	await page.locator("header").getByText("Citizen Login").click();
	const toast = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
	await expect(toast).toContainText("Coming soon");
	await expect(toast).toHaveCount(0);
});

test.describe("from page to page", () => {
	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() => {
			addEventListener("pagereveal", async ({ viewTransition }) => {
				await viewTransition?.ready;
				const fades = document
					.getAnimations()
					.filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"));
				document.documentElement.dataset.fades = String(fades.length);
			});
		});
	});

	/** How many layers fade when a reader goes on from one page to another. */
	async function fadesFromPageToPage(page: Page): Promise<number> {
		await page.locator("footer").getByRole("link", { name: "Site Map" }).click();
		await page.waitForURL(`**${pagePath("siteMap", "en")}`);
		await expect(page.locator("html")).toHaveAttribute("data-fades");
		return Number(await page.locator("html").getAttribute("data-fades"));
	}

	test("the browser fades", async ({ page }) => {
		await page.goto(pagePath("help", "en"));
		expect(await fadesFromPageToPage(page)).toBeGreaterThan(0);
	});

	test("nothing fades where the reader has stopped what moves", async ({ page }) => {
		await page.goto(pagePath("help", "en"));
		await page.evaluate(() => localStorage.setItem("motion", "off"));
		expect(await fadesFromPageToPage(page)).toBe(0);
	});

	test("nothing fades where the reader's device asks for less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(pagePath("help", "en"));
		expect(await fadesFromPageToPage(page)).toBe(0);
	});
});
