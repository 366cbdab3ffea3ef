import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { filePath } from "../../contract/files.ts";
import { languages } from "../../contract/language.ts";
import { type PageName, pagePath, pages } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** An A4 sheet in CSS pixels, as media queries ask for it, and what its margins of 14 mm leave. */
const sheet = { width: 794, height: 1123, within: 688 };

/** The head of the first sheet, and the tallest picture: 25 mm and 62 mm in CSS pixels. */
const heights = { head: 95, picture: 235 };

/** More sheets than six are no page that somebody prints, but for these: more than two hundred people, some eighty clauses. */
const mostSheets: Readonly<Partial<Record<PageName, number>>> = { directory: 11, conformance: 8 };

const publicPages = pages.filter((page) => page.audience === "public");

/** How a page would look on paper. */
async function onPaper(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: "domcontentloaded" });
	await page.setViewportSize(sheet);
	await page.emulateMedia({ media: "print" });
	// A screen has no margins: the page itself becomes as wide as what is printed.
	await page.evaluate((width) => {
		Object.assign(document.documentElement.style, { position: "relative", width: `${width}px` });
	}, sheet.within);
}

/** What is wrong with the page as it lies on paper. */
function faults(page: Page): Promise<string[]> {
	return page.evaluate(
		({ within, head, picture }) => {
			const found: string[] = [];
			const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
			const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
			const note = (fault: string, ...elements: Element[]) => {
				for (const { localName, textContent } of elements) {
					found.push(`${fault}: ${localName} "${textContent?.trim().slice(0, 40)}"`);
				}
			};

			// The boxes of a list of papers are there for a pen.
			const controls =
				"button:not([popovertarget]), input:not([type=checkbox]), select, textarea, video, iframe";
			const furniture = "[role=search], header ~ nav, footer, [popover], [data-screen-only], .kerb";
			note("furniture", ...all(controls), ...all(furniture));
			note("shown a second time", ...all("ul[data-count] > [aria-hidden]"));

			// The head of the first sheet: whose page, of when, and the way back to it.
			for (const selector of ["header a", "aside span", 'aside img[src*="/qr"]', "aside p"]) {
				const there = all(selector);
				if (there.length !== 1) found.push(`${selector} stands there ${there.length} times`);
			}
			const atHead = all("header a, aside *, main dl:has(> div > dd > time):not(li *)");
			note("not at the head", ...atHead.filter((element) => element.getBoundingClientRect().bottom > head));

			const titles = all("h2, h3").map(({ localName, textContent }) => `${localName} ${textContent}`);
			const again = titles.filter((title, index) => title === titles[index - 1]);
			found.push(...again.map((title) => `said again at once: ${title}`));

			note("too tall", ...all("main img").filter((image) => image.clientHeight > picture));
			for (const element of all("main *, header *, aside *")) {
				if (element.closest(".visually-hidden, svg")) continue;
				const { left, right } = element.getBoundingClientRect();
				if (left < -1 || right > within + 1) note("beyond the sheet", element);
				const { overflowX, display } = getComputedStyle(element);
				const mayNotFlowOver = overflowX !== "visible" || /^(table-cell|list-item|block)$/.test(display);
				if (mayNotFlowOver && element.scrollWidth > element.clientWidth + 1) note("cut off", element);
				for (const pseudo of ["", "::before", "::after"]) {
					const { color, backgroundColor, content } = getComputedStyle(element, pseudo);
					if (pseudo !== "" && content === "none") continue;
					if (color !== "rgb(0, 0, 0)") note(`not black${pseudo}`, element);
					if (backgroundColor !== "rgba(0, 0, 0, 0)" && element.localName !== "img")
						note(`on a ground${pseudo}`, element);
				}
			}

			for (const link of all('main a[href^="http"]')) {
				const { content } = getComputedStyle(link, "::after");
				if (content === "none" && link.closest("ul[data-count]")) continue;
				if (!content.includes(link.getAttribute("href") ?? "?")) note("no address", link);
			}
			for (const link of all('main a:is([href^="tel:"], [href^="mailto:"], [href^="/"])')) {
				if (/http|tel:|mailto:/.test(getComputedStyle(link, "::after").content)) {
					note("an address nobody needs", link);
				}
			}
			return found;
		},
		{ within: sheet.within, ...heights },
	);
}

/** Where each thing on the sheet stands. */
function places(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		return [...document.querySelectorAll("header *, main *, aside *")].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [element.localName, x, y + scrollY, width, height].join(" ");
		});
	});
}

for (const lang of languages) {
	test(`every page in ${lang} lies on A4: whole, black, without furniture, with its head and the addresses of its links`, async ({
		page,
	}) => {
		test.setTimeout(600_000);
		const wrong: Record<string, string[]> = {};
		for (const { name } of publicPages) {
			await onPaper(page, pagePath(name, lang));
			const found = await faults(page);
			const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
			const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
			if (sheets < 1 || sheets > (mostSheets[name] ?? 6)) found.push(`${sheets} sheets`);
			if (found.length > 0) wrong[name] = found;
		}
		expect(wrong).toEqual({});
	});
}

test("high contrast and large letters are for the screen: on paper nothing stands elsewhere", async ({
	page,
}) => {
	const printed = ["home", "birthCertificate", "wards", "contact"] as const;
	const usual: string[][] = [];
	for (const name of printed) {
		await onPaper(page, pagePath(name, "hi"));
		usual.push(await places(page));
	}
	await page.emulateMedia({ media: "screen" });
	await page.goto(pagePath("help", "hi"));
	await page.getByLabel("गहरा कंट्रास्ट").check();
	await page.locator('details:has([data-preference="size"]) > summary').click();
	await page.getByRole("radio", { name: "200 %" }).check();
	for (const [index, name] of printed.entries()) {
		await onPaper(page, pagePath(name, "hi"));
		await expect(page.locator("html")).toHaveAttribute("data-size", "4");
		expect(await faults(page)).toEqual([]);
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
		return y + scrolled;
	};
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(pagePath("wards", "hi"));
		await scriptIsThere(page);
		const before = await headOnPaper();
		expect(before).toBeGreaterThanOrEqual(0);
		await page.mouse.wheel(0, 900);
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

test("the style sheet for paper is fetched after the first sight, and stands in it for browsers without script", async ({
	page,
	plain,
}) => {
	await page.goto("/hi");
	const [fetched, seen] = await page.evaluate(() => {
		const files = performance.getEntriesByType("resource").filter(({ name }) => /\/print-[^/]+$/.test(name));
		const [paint] = performance.getEntriesByName("first-contentful-paint");
		return [files.map(({ startTime }) => startTime), paint?.startTime ?? Number.NaN] as const;
	});
	expect(fetched).toHaveLength(1);
	expect(fetched[0]).toBeGreaterThan(seen);
	await plain.goto("/hi");
	await expect(plain.locator("link[media=print]")).toHaveCount(1);
});
