import { test as base, type Page } from "@playwright/test";
import { pagePath } from "../../contract/pages.ts";
import { drawAll, faults } from "../support/accessibility.ts";
import { firstSettings } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { sweep } from "../support/long.ts";
import { layOnPaper, paperFaults } from "../support/paper.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { shared } from "../support/shared.ts";
import { expect } from "../support/site.ts";

/** Devgarh has colours of its own (tests/towns/devgarh/council.yaml). */
const test = base.extend<object, { server: ServerProcess }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
		async ({}, use) => {
			const server = await startServer({ ...firstSettings, TOWN: devgarh });
			await use(server);
			await server.stop();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ server }, use) => use(server.address),
});

// One worker, so that there is one server.
test.describe.configure({ mode: "default" });

const own = { board: "rgb(242, 194, 48)", action: "rgb(31, 90, 61)", night: "rgb(29, 59, 47)" };
const usualHaldi = "rgb(255, 201, 22)";

/** The colours that a page shows: of its board, its links, its footer, and of a stone for papers. */
function shown(page: Page) {
	return page.evaluate(() => {
		const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
		/** As a screen has it, however the style sheet writes it. */
		const rgb = (colour: string) => {
			if (!canvas) throw new Error("no canvas");
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 1, 1);
			const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
			return alpha === 0 ? undefined : `rgb(${red}, ${green}, ${blue})`;
		};
		const ground = (element: Element | null): string | undefined =>
			element ? (rgb(getComputedStyle(element).backgroundColor) ?? ground(element.parentElement)) : undefined;
		const first = (selector: string) => document.querySelector(selector);
		const link = [...document.querySelectorAll("main a")].find(
			(each) => getComputedStyle(each).textDecorationLine === "underline" && !each.closest("nav, h2, h3"),
		);
		return {
			board: ground(first("h1")),
			action: link && rgb(getComputedStyle(link).color),
			night: ground(first("body > footer")),
			papers: rgb(getComputedStyle(document.documentElement).getPropertyValue("--haldi")),
			chuna: rgb(getComputedStyle(document.documentElement).getPropertyValue("--chuna")),
		};
	});
}

/** Rules that the council's colours could break; all else is as in every council. */
const contrast = { only: ["color-contrast"] };

for (const [lang, gate] of sweep(
	[
		["en", 1366],
		["hi", 360],
	] as const,
	[["hi", 360]] as const,
)) {
	test(`in ${lang} the council's colours are on its pages, readable at every width, without a request more`, async ({
		page,
	}) => {
		const sheets = new Set<string>();
		page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.add(request.url()));
		await page.goto(pagePath("birthCertificate", lang));
		expect(await shown(page)).toMatchObject({ ...own, papers: usualHaldi });
		// That of every page, its own, and paper's.
		expect([...sheets]).toHaveLength(3);
		for (const name of sweep(
			["birthCertificate", "home", "contact"] as const,
			["birthCertificate", "home"] as const,
		)) {
			if (name !== "birthCertificate") await page.goto(pagePath(name, lang));
			await drawAll(page);
			for (const width of sweep([360, 820, 1366], [gate])) {
				await page.setViewportSize({ width, height: 800 });
				expect(await faults(page, contrast), `${name} at ${width}`).toEqual([]);
			}
		}
	});
}

test("high contrast and paper are the same in every council", async ({ page }) => {
	await page.goto(pagePath("birthCertificate", "en"));
	await page.evaluate(() => {
		document.documentElement.dataset.contrast = "high";
	});
	const other = await page.context().newPage();
	await other.goto((await shared("site")) + pagePath("birthCertificate", "en"));
	await other.evaluate(() => {
		document.documentElement.dataset.contrast = "high";
	});
	const colours = await shown(page);
	expect(colours).toEqual(await shown(other));
	expect(Object.values(colours)).not.toContain(own.board);

	await page.reload();
	await layOnPaper(page);
	expect(await paperFaults(page)).toEqual([]);
});

test("without script a reader's choice of high contrast is above the council's colours", async ({
	browser,
	server,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address });
	const plain = await context.newPage();
	await plain.goto(pagePath("help", "en"));
	const bar = plain.locator("body > footer");
	await expect(bar).toHaveCSS("background-color", own.night);
	await plain.getByLabel("High contrast").check();
	await expect(bar).toHaveCSS("background-color", "rgb(0, 0, 0)");
	await context.close();
});

test("the staff desk has them too, and keeps them from screen to screen", async ({ page }) => {
	await page.goto(pagePath("staffHome", "en"));
	const button = page.getByRole("button", { name: "Login", exact: true });
	await expect(button).toHaveCSS("background-color", own.action);
	expect(await faults(page, contrast)).toEqual([]);
	await page.getByLabel("Mobile").fill(firstSettings.ADMIN_MOBILE);
	await page.getByLabel("Password", { exact: true }).fill(firstSettings.ADMIN_PASSWORD);
	await button.click();
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	await menu.getByRole("link", { name: "Manage Users" }).click();
	await expect(menu.locator("[aria-current=page]")).toHaveCSS("background-color", own.board);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await faults(page, contrast)).toEqual([]);
});
