import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { filePath } from "../contract/files.ts";
import { languages } from "../contract/language.ts";
import { pagePath, pages } from "../contract/pages.ts";
import { expect, test } from "./site.ts";

/** An A4 sheet within its margins of 14 mm, in CSS pixels. */
const sheet = { width: 688, height: 1017 };

/** More sheets than this are no page that somebody prints; the directory holds more than two hundred people. */
const mostSheets = (name: string) => (name === "directory" ? 20 : 10);

const publicPages = pages.filter((page) => page.audience === "public");

/** How a page would look on paper. */
async function onPaper(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.setViewportSize(sheet);
	await page.emulateMedia({ media: "print" });
}

/** What is wrong with the page as it lies on paper. */
function faults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
		const called = (element: Element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`;
		const wide = document.documentElement.scrollWidth - innerWidth;
		if (wide > 0) found.push(`${wide} pixels wider than the sheet`);
		const furniture =
			"main button, main video, main iframe, main [role=search], nav[aria-label] summary, footer, [popover]";
		for (const element of document.querySelectorAll(furniture)) {
			if (shown(element)) found.push(`furniture: ${called(element)}`);
		}
		for (const element of document.querySelectorAll("main *, header *")) {
			const hasWords = [...element.childNodes].some(
				(node) => node.nodeType === 3 && node.textContent?.trim(),
			);
			if (!hasWords || !shown(element) || element.closest(".visually-hidden, svg")) continue;
			const { color, overflowX } = getComputedStyle(element);
			if (color !== "rgb(0, 0, 0)") found.push(`not black: ${called(element)}`);
			const { left, right } = element.getBoundingClientRect();
			if (left < -1 || right > innerWidth + 1) found.push(`beyond the sheet: ${called(element)}`);
			if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) {
				found.push(`cut off: ${called(element)}`);
			}
		}
		for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')) {
			const isInStrip =
				getComputedStyle(link, "::after").content === "none" && link.closest("ul[data-count]");
			if (!shown(link) || isInStrip) continue;
			const { content } = getComputedStyle(link, "::after");
			if (!content.includes(link.getAttribute("href") ?? "?")) found.push(`no address: ${called(link)}`);
		}
		for (const link of document.querySelectorAll(
			'main a:is([href^="tel:"], [href^="mailto:"], [href^="/"])',
		)) {
			if (/http|tel:|mailto:/.test(getComputedStyle(link, "::after").content)) {
				found.push(`an address nobody needs: ${called(link)}`);
			}
		}
		return found;
	});
}

for (const lang of languages) {
	test(`every page in ${lang} lies on A4: whole, black, without furniture, with the addresses of its links`, async ({
		page,
	}) => {
		test.setTimeout(600_000);
		const wrong: Record<string, string[]> = {};
		for (const { name } of publicPages) {
			await onPaper(page, pagePath(name, lang));
			const found = await faults(page);
			const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
			const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
			if (sheets < 1 || sheets > mostSheets(name)) found.push(`${sheets} sheets`);
			if (found.length > 0) wrong[name] = found;
		}
		expect(wrong).toEqual({});
	});
}

test("high contrast on the screen is black on white on paper as well", async ({ page }) => {
	await page.goto(pagePath("help", "hi"));
	await page.getByLabel("गहरा कंट्रास्ट").check();
	await onPaper(page, pagePath("birthCertificate", "hi"));
	expect(await faults(page)).toEqual([]);
	const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(ground).toBe("rgba(0, 0, 0, 0)");
});

test("tables repeat their head and break no row; no heading stays behind alone", async ({ page }) => {
	await onPaper(page, pagePath("wards", "hi"));
	await expect(page.locator("thead").first()).toHaveCSS("display", "table-header-group");
	await expect(page.locator("tfoot").first()).toHaveCSS("display", "table-row-group");
	await expect(page.locator("tbody tr").nth(5)).toHaveCSS("break-inside", "avoid");
	await expect(page.locator("h2, h3").first()).toHaveCSS("break-after", "avoid");
});

test("a code leads a phone back to the page; it is fetched for printing alone, and is small", async ({
	page,
	baseURL,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(pagePath("sanitation", "hi"));
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await page.waitForLoadState("networkidle");
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
