import type { Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** Notes in the document that is open; another document has no such note. */
const mark = (page: Page) =>
	page.evaluate(() => {
		Object.assign(window, { marked: true });
	});
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** Opens a page with its script. */
async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.keyboard.press("Shift");
	await scriptIsThere(page);
}

async function openMarked(page: Page, address: string): Promise<void> {
	await open(page, address);
	await mark(page);
}

/** Opens the gallery's last photo of its first page: the thirteenth is on the next one. */
async function openTwelfthPhoto(page: Page): Promise<void> {
	await openMarked(page, pagePath("photoGallery", "en"));
	await page.locator("main a[href*='photo=']").last().click();
	await expect(page.getByRole("dialog")).toBeVisible();
}

const publicPages = pages.filter(({ audience }) => audience === "public");

/** Where each element stands, how large and in which colours it is, and what the head says that follows a step. */
const look = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		const tags = 'link:is([rel="canonical"], [rel="manifest"], [hreflang]), meta[name="robots"]';
		const head = [...document.head.querySelectorAll(tags)].map(({ outerHTML }) => outerHTML.toLowerCase());
		const elements = [...document.body.querySelectorAll("*:not(script)")].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element);
			const box = [x, y + scrollY, width, height].map(Math.round);
			return [element.localName, ...box, color, backgroundColor, fontSize, fontWeight, display].join(" ");
		});
		return [document.title, document.documentElement.lang, ...head.sort(), ...elements];
	});

/** Names that the script has for a part otherwise than the server: a later message would be tied to nothing. */
const otherNames = (page: Page) =>
	page.evaluate(() => {
		const names = { id: "id", for: "htmlFor", "aria-describedby": "aria-describedby" };
		return [...document.body.querySelectorAll("*")].flatMap((element) => {
			const key = Object.keys(element).find((each) => each.startsWith("__reactProps$"));
			const props = key && (element as unknown as Record<string, Record<string, unknown>>)[key];
			if (!props) return [];
			return Object.entries(names)
				.filter(([attribute, prop]) => props[prop] && props[prop] !== element.getAttribute(attribute))
				.map(([attribute, prop]) => `${attribute}=${element.getAttribute(attribute)}, not ${props[prop]}`);
		});
	});

for (const lang of languages) {
	test(`each page that a step leads to looks and is called as it is by itself (${lang})`, async ({
		page,
	}) => {
		// Every page twice, also where other work goes on beside it.
		test.setTimeout(10 * 60_000);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		const alone = new Map<string, readonly string[]>();
		for (const { name } of publicPages) {
			const path = pagePath(name, lang);
			await open(page, path);
			expect(await otherNames(page), path).toEqual([]);
			await page.waitForLoadState("networkidle");
			await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
			alone.set(path, await look(page));
		}
		await mark(page);
		for (const [path, before] of alone) {
			await page.evaluate(async (address) => {
				await window.navigation.navigate(address).finished;
				scrollTo(0, 0);
			}, path);
			// A list that comes by a call comes a moment later.
			await expect.poll(() => look(page), { message: path }).toEqual(before);
		}
		expect(await isMarked(page)).toBe(true);
	});
}

test("a link to another page keeps the document: title, language and address follow, and so does Back", async ({
	page,
}) => {
	await page.goto(pagePath("wards", "en"));
	await page.getByRole("searchbox", { name: /ward/i }).fill("12");
	await scriptIsThere(page);
	await expect(page).toHaveURL(/\?q=12$/);
	await mark(page);
	const title = await page.title();
	await page.evaluate(() => scrollTo(0, 300));
	// Without scrolling there, as a click does.
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Help", exact: true })
		.evaluate((link: HTMLAnchorElement) => link.click());
	await expect(page.locator("h1")).toHaveText("Help");
	await expect(page).toHaveTitle(/^Help · /);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /0\/help$/);
	await page.locator('a[hreflang="hi"]').click();
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /0\/hi\/help$/);
	await expect(page.locator("link[hreflang]")).toHaveCount(2);
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL(/\?q=12$/);
	await expect(page).toHaveTitle(title);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("searchbox", { name: /ward/i })).toHaveValue("12");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
	expect(await isMarked(page)).toBe(true);
});

test("in a browser that can't, a link opens a document, and what happens in place still does", async ({
	page,
}) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, "navigation");
	});
	await openMarked(page, pagePath("galleryPage", "en"));
	await page.locator("main a[href*='photo=']").first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	expect(await isMarked(page)).toBe(true);
	await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
	await expect(page.locator("h1")).toHaveText("Help");
	expect(await isMarked(page)).toBe(false);
});

test("a link leads to a page of another build by its document", async ({ page }) => {
	await openMarked(page, pagePath("wards", "en"));
	await page.route(/\/help\.hydration\.js\?/, async (route) => {
		const told = await (await route.fetch()).text();
		const body = told.replace(/"build":"[^"]*"/, '"build":"/assets/newer.js"');
		await route.fulfill({ contentType: "text/javascript", body });
	});
	await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
	await page.waitForFunction(() => !("marked" in window));
	await expect(page.locator("h1")).toHaveText("Help");
});

test("what happens in place stays in the document: filter, order, another photo", async ({ page }) => {
	await openMarked(page, `${pagePath("directory", "en")}?section=employees`);
	await page.locator("thead a").first().click();
	await expect(page).toHaveURL(/sort=/);
	expect(await isMarked(page)).toBe(true);

	await openTwelfthPhoto(page);
	// The next one's data come, the document stays.
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("dialog")).toContainText("13 /");
	expect(await isMarked(page)).toBe(true);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("where the data of another photo can't be had, the browser opens its address", async ({
	page,
	complaints,
}) => {
	await openTwelfthPhoto(page);
	await page.route(/\.hydration\.js/, (route) => route.abort(), { times: 1 });
	await page.keyboard.press("ArrowRight");
	await page.waitForFunction(() => !("marked" in window));
	await expect(page.getByRole("dialog")).toContainText("13 /");
	// The browser's own word for what was refused here, and nothing else.
	expect(complaints.splice(0)).toEqual([
		expect.stringMatching(
			/^console error: Failed to load resource: net::ERR_FAILED .*\.hydration\.js\?photo=/,
		),
	]);
});

test('a page that breaks in the browser shows "Unexpected Application Error!" with a message and ways on', async ({
	page,
	complaints,
}) => {
	await page.route(/\/help\.hydration\.js/, async (route) => {
		const told = await (await route.fetch()).text();
		const body = told.replace(/"data":.*/, '"data":null};');
		await route.fulfill({ contentType: "text/javascript", body });
	});
	await page.goto(pagePath("help", "en"));
	await page.keyboard.press("Shift");
	await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
	await expect(page.locator("pre")).not.toBeEmpty();
	await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/help");
	await page.getByRole("link", { name: "Home", exact: true }).click();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	// React's own word for it, and nothing else.
	expect(complaints.splice(0)).toEqual([expect.stringMatching(/^console error: TypeError: Cannot read /)]);
});
