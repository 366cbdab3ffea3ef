import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { filePath } from "../../contract/files.ts";
import { pagePath } from "../../contract/pages.ts";
import { sweep } from "../support/long.ts";
import { heights, layOnPaper, paperFaults, sheet } from "../support/paper.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

/** Layout of a page on paper. */
async function onPaper(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: "domcontentloaded" });
	await layOnPaper(page);
}

function places(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		return [...document.querySelectorAll("header *, main *, aside *")].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [element.localName, x, y + scrollY, width, height].join(" ");
		});
	});
}

test("on paper tables repeat their head and break no row, no heading stays behind alone; high contrast and large letters are for the screen: nothing stands elsewhere", async ({
	page,
}) => {
	const printed = sweep(
		["home", "birthCertificate", "contact", "wards"] as const,
		["home", "wards"] as const,
	);
	const usual: string[][] = [];
	for (const name of printed) {
		await onPaper(page, pagePath(name, "hi"));
		usual.push(await places(page));
	}
	await expect(page.locator("thead").first()).toHaveCSS("display", "table-header-group");
	await expect(page.locator("tfoot").first()).toHaveCSS("display", "table-row-group");
	await expect(page.locator("tbody tr").nth(5)).toHaveCSS("break-inside", "avoid");
	await expect(page.locator("h2, h3").first()).toHaveCSS("break-after", "avoid");
	// The board is a rule of 3 pt.
	await expect(page.locator("div:has(> .wrap h1)").first()).toHaveCSS("border-bottom-width", "4px");
	await page.emulateMedia({ media: "screen" });
	await page.goto(pagePath("help", "hi"));
	await page.getByLabel("गहरा कंट्रास्ट").check();
	await page.locator('details:has([data-preference="size"]) > summary').click();
	await page.getByRole("radio", { name: "200 %" }).check();
	for (const [index, name] of printed.entries()) {
		await onPaper(page, pagePath(name, "hi"));
		await expect(page.locator("html")).toHaveAttribute("data-size", "4");
		expect(await paperFaults(page)).toEqual([]);
		expect(await places(page)).toEqual(usual[index]);
	}
	const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(ground).toBe("rgba(0, 0, 0, 0)");
});

test("an opened photo is printed alone, below the head of the sheet", async ({ page }) => {
	await page.goto(pagePath("photoGallery", "en"));
	await page.locator("main li:has(img) a").first().click();
	const photo = page.locator("dialog img");
	await expect(photo).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(photo).toBeVisible();
	expect((await photo.boundingBox())?.y).toBeGreaterThan(heights.head);
	await expect(page.locator("main img").filter({ visible: true })).toHaveCount(1);
	await expect(page.locator("main a").filter({ visible: true })).toHaveCount(0);
});

test("the head of the sheet is whole however far the reader has scrolled", async ({ page }) => {
	const headOnPaper = async () => {
		await page.emulateMedia({ media: "print" });
		const { y } = (await page.locator("header a").first().boundingBox()) ?? { y: Number.NaN };
		const scrolled = await page.evaluate(() => scrollY);
		await page.emulateMedia({ media: "screen" });
		return Math.round(y + scrolled);
	};
	await page.goto(pagePath("wards", "hi"));
	await scriptIsThere(page);
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await expect(page.locator(".scrolled-up")).toHaveCount(0);
		const before = await headOnPaper();
		expect(before).toBeGreaterThanOrEqual(0);
		await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
		await expect(page.locator(".scrolled-up")).toHaveCount(1);
		await expect.poll(headOnPaper).toBe(before);
	}
});

test("a page of the staff area has the whole sheet", async ({ page }) => {
	await onPaper(page, pagePath("manageUsers", "en"));
	const main = page.locator("main");
	await expect(main).toBeVisible();
	expect((await main.boundingBox())?.width).toBe(sheet.within);
	await expect(page.locator("header, aside").filter({ visible: true })).toHaveCount(0);
});

test("the style sheet for paper is there as soon as the page is; a code leads a phone back to the page; it is fetched for printing alone, and is small", async ({
	page,
	baseURL,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(pagePath("sanitation", "hi"));
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await scriptIsThere(page);
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	const sheetIsThere = () => document.querySelector<HTMLLinkElement>("link[media=print]")?.sheet != null;
	expect(await page.evaluate(sheetIsThere), "the style sheet for paper").toBe(true);
	expect(asked).not.toContain(filePath("qr", "hi"));
	const fetched = page.waitForResponse((response) => response.url().includes(filePath("qr", "hi")));
	await page.pdf({ format: "A4" });
	const answer = await fetched;
	expect(answer.headers()["content-type"]).toContain("image/svg+xml");

	await page.emulateMedia({ media: "print" });
	const back = page.locator("aside img");
	await expect(back).toBeVisible();
	const address = await back.evaluate((image) => image.parentElement?.textContent ?? "");
	expect(address).toMatch(/^https?:\/\/.*\/hi\/services\/sanitation$/);

	const svg = await answer.text();
	const { data } = encode(address, { border: 4 });
	const dark = data.flat().filter(Boolean).length;
	const drawn = [...svg.matchAll(/h(\d+)v1/g)].reduce((sum, [, count]) => sum + Number(count), 0);
	expect(drawn).toBe(dark);
	const { headers } = await fetch(baseURL + filePath("qr", "hi"), { headers: { "accept-encoding": "br" } });
	expect(Number(headers.get("content-length"))).toBeLessThan(1500);
});
