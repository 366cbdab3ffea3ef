import type { Page } from "@playwright/test";
import { filePath } from "../../contract/files.ts";
import { languages } from "../../contract/language.ts";
import { pageByName, pagePath } from "../../contract/pages.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { misplaced } from "../support/display.ts";
import { isLong, sweep } from "../support/long.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";
import { town } from "../support/town.ts";

/** The pages that exist in every town are looked for, so that this holds whatever the council writes. */
const birth = pageByName("birthCertificate").title;
const death = pageByName("deathCertificate").title;

const often = { en: "What most people come for", hi: "लोग अक्सर यह खोजते हैं" };

const header = (page: Page) =>
	page.locator("header").getByRole("searchbox").or(page.locator("header").getByRole("combobox"));
const status = (page: Page) => page.locator("main").getByRole("status").last();

test.describe("suggestions", () => {
	test.use({ viewport: { width: 1366, height: 768 } });
	const options = (page: Page) => page.locator("header").getByRole("option");

	test("fetch nothing before somebody is in the box, then once what it knows, and for its letters nothing more; they move nothing on the page, go when the box is left, and with none chosen Enter searches for what was typed", async ({
		page,
	}) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		const lists = () => asked.filter((url) => url.includes(filePath("searchSuggestions", "en")));
		await page.goto("/help");
		await scriptIsThere(page);
		expect(lists()).toEqual([]);
		const heading = page.getByRole("heading", { level: 1 });
		const before = await heading.boundingBox();
		await header(page).focus();
		await expect(header(page)).toHaveAttribute("role", "combobox");
		await header(page).pressSequentially("birth");
		await expect(options(page).first()).toContainText(birth.en, { ignoreCase: true });
		expect(await heading.boundingBox()).toEqual(before);
		await page.locator("main").click({ position: { x: 5, y: 400 } });
		await expect(options(page)).toHaveCount(0);
		await header(page).focus();
		await expect(options(page).first()).toContainText(birth.en, { ignoreCase: true });
		expect(lists()).toHaveLength(1);
		expect(new URL(lists()[0] ?? "").search).toBe("");
		await header(page).press("Enter");
		await expect(page).toHaveURL(/\/search\?q=birth$/);
		await expect(page.getByText(/results for “birth”/)).toBeVisible();
		await expect(options(page)).toHaveCount(0);
	});

	for (const lang of sweep(languages, ["hi"] as const)) {
		test(`begin with what most people come for, each with its figure, in ${lang}`, async ({ page }) => {
			await page.goto(pagePath("help", lang));
			await scriptIsThere(page);
			await header(page).focus();
			const group = page.locator("header").getByRole("group", { name: often[lang] });
			await expect(group.getByRole("option")).toHaveText(
				town.read("home", lang).tasks.map(({ label }) => new RegExp(`^${label} · .*\\S`)),
			);
			await expect(group.getByText(often[lang])).toBeVisible();
			await header(page).press("ArrowUp");
			await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
			await header(page).press("Enter");
			await expect(page).toHaveURL(/waste-management$/);
		});
	}

	test("come from the first letters in three scripts, with the fact in the row", async ({ page }) => {
		await page.goto("/hi/help");
		await scriptIsThere(page);
		for (const typed of ["ज", "bi", "jan"]) {
			await header(page).fill(typed);
			await expect(options(page).last()).toHaveText(`“${typed}” के सभी परिणाम`);
			await expect(options(page).first()).toHaveText(/^जन्म प्रमाण पत्र · .*21 दिन/);
			expect(await options(page).count()).toBeLessThanOrEqual(6);
		}
		await header(page).press("ArrowUp");
		await header(page).press("Enter");
		await expect(page).toHaveURL("/hi/search?q=jan");
		await expect(page.locator("main search input")).toHaveValue("jan");
	});

	test("are what the server finds where the box knows none: a person, a ward, a misspelt word; those that come too late for what is typed now are not shown", async ({
		page,
	}) => {
		await page.goto("/help");
		await scriptIsThere(page);
		const held = Promise.withResolvers<void>();
		const asked = page.waitForRequest("**/suggestions.json?q=sompal");
		await page.route("**/suggestions.json?q=sompal", async (route) => {
			await held.promise;
			await route.continue().catch(() => undefined);
		});
		await header(page).focus();
		await expect(header(page)).toHaveAttribute("role", "combobox");
		await header(page).pressSequentially("sompal");
		await asked;
		await header(page).fill("death certificate");
		await expect(options(page).first()).toContainText(death.en, { ignoreCase: true });
		held.resolve();
		await expect(options(page).first()).toContainText(death.en, { ignoreCase: true });
		for (const [typed, title] of [
			["sompal", /Ward 3/],
			["certficate", /Certificate/],
		] as const) {
			await header(page).fill(typed);
			await expect(options(page).first()).toHaveText(title);
		}
		await header(page).fill("xyzzy");
		await expect(page.locator("header").getByRole("status")).toHaveText("No suggestions");
		await expect(options(page)).toHaveCount(0);
	});

	test("lose no letter that was typed before they had come", async ({ page }) => {
		let arrive = () => {};
		const isTyped = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route("**/*.js", async (route) => {
			await isTyped;
			await route.continue();
		});
		await page.goto("/hi/help");
		await header(page).focus();
		await header(page).pressSequentially("janm pr");
		expect(await header(page).getAttribute("role")).toBeNull();
		arrive();
		await expect(options(page).first()).toContainText(birth.hi);
		await expect(header(page)).toHaveValue("janm pr");
	});

	test("that don't come leave the box as it is, and come at the next focus", async ({ page, complaints }) => {
		const address = `**${filePath("searchSuggestions", "en")}`;
		await page.route(address, (route) => route.abort());
		await page.goto("/help");
		await scriptIsThere(page);
		const failed = page.waitForEvent("requestfailed");
		await header(page).focus();
		await failed;
		await page.unroute(address);
		await expect(header(page)).not.toHaveAttribute("aria-expanded");
		await header(page).blur();
		await header(page).focus();
		await expect(options(page)).toHaveCount(6);
		complaints.length = 0;
	});

	test("are chosen by keyboard: arrows, Enter, Escape; their number is announced", async ({ page }) => {
		await page.goto("/help");
		await scriptIsThere(page);
		const box = header(page);
		await box.focus();
		await box.pressSequentially("birth");
		await expect(box).toHaveAttribute("aria-expanded", "true");
		await expect(page.locator("header").getByRole("status")).toHaveText(/^\d+ suggestions/);
		await box.press("ArrowDown");
		await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
		const chosen = await options(page).first().getAttribute("id");
		await expect(box).toHaveAttribute("aria-activedescendant", chosen ?? "");
		await box.press("ArrowUp");
		await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(0);
		await expect(box).not.toHaveAttribute("aria-activedescendant");
		await box.press("Escape");
		await expect(box).toHaveAttribute("aria-expanded", "false");
		await expect(box).toHaveValue("birth");
		await expect(page.locator("header").getByRole("status")).toBeEmpty();
		await box.press("ArrowDown");
		await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
		await box.press("Escape");
		await box.press("Backspace");
		await expect(options(page).first()).toBeVisible();
		await box.press("ArrowDown");
		await box.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: birth.en })).toBeVisible();
		await expect(options(page)).toHaveCount(0);
		await expect(box).toHaveValue("");
	});

	test("are links to touch, in Hindi on the Hindi site", async ({ browser, baseURL }) => {
		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			...(baseURL ? { baseURL } : {}),
		});
		const page = await context.newPage();
		await page.goto("/hi");
		const box = page.locator("main search input");
		await box.tap();
		await scriptIsThere(page);
		await box.pressSequentially("janm");
		const option = page.locator("main").getByRole("option").first();
		await expect(option).toContainText(birth.hi);
		const { height = 0 } = (await option.boundingBox()) ?? {};
		expect(height).toBeGreaterThanOrEqual(44);
		const tooWide = await pixelsTooWide(page);
		expect(tooWide).toBeLessThanOrEqual(0);
		await option.tap();
		await expect(page.getByRole("heading", { level: 1, name: birth.hi })).toBeVisible();
		await context.close();
	});
});

test("a question with markup in it stays text when the script takes the page over", async ({ page }) => {
	const question = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
	await page.goto(`/search?${new URLSearchParams({ q: question })}`);
	await scriptIsThere(page);
	await expect(page.locator("main search input")).toHaveValue(question);
	await expect(status(page)).toContainText(`“${question}”`);
	expect(await page.locator("main img, main script").count()).toBe(0);
});

test("a new question on the page of results has an address of its own, and Back shows the answer before", async ({
	page,
}) => {
	await page.goto("/search?q=birth");
	await scriptIsThere(page);
	await page.locator("main search input").fill("zxcvbnm");
	await page.locator("main search input").press("Enter");
	await expect(page).toHaveURL("/search?q=zxcvbnm");
	await expect(status(page)).toHaveText("Nothing was found for “zxcvbnm”.");
	await page.goBack();
	await expect(page.locator("main search input")).toHaveValue("birth");
	await expect(status(page)).toContainText("“birth”");
});

const onPhone = ["hi", 320] as const;
const others = [
	["en", 1366],
	["hi", 1366],
	["en", 320],
	["hi", 820],
	["en", 820],
] as const;

for (const [lang, width] of sweep([onPhone, ...others], [onPhone])) {
	test(`results, suggestions and the page that was not found have no fault, with the largest letters and forced colours too, in ${lang} at ${width}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const found = page.locator("main").getByRole("option");
		const chosen = page.locator("main [role=option][aria-selected=true]");
		const box = page.locator("main search input");
		for (const path of [
			`${pagePath("search", lang)}?q=birth`,
			`${pagePath("search", lang)}?q=zxcvbnm`,
			pagePath("birthCertificate", lang).slice(0, -3),
		]) {
			await page.goto(path);
			await scriptIsThere(page);
			expect(await misplaced(page, ["one on another", "forgotten"]), path).toEqual([]);
			await box.fill("ward");
			await expect(found.first()).toBeVisible();
			expect(await faults(page, { within: "main" }), path).toEqual([]);
		}
		for (const size of ["1", "4"]) {
			await page.evaluate((size) => Object.assign(document.documentElement.dataset, { size }), size);
			for (const typed of ["", "जन्म"]) {
				await box.fill(typed);
				await expect(found.first()).toBeVisible();
				await box.press("ArrowDown");
				await expect(chosen).toBeVisible();
				for (const option of await found.all()) {
					const { x = -1, width: wide = 0, height = 0 } = (await option.boundingBox()) ?? {};
					expect(height).toBeGreaterThanOrEqual(44);
					expect(x).toBeGreaterThanOrEqual(0);
					expect(x + wide).toBeLessThanOrEqual(width);
				}
				expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
				if (isLong || (size === "4" && typed !== ""))
					expect(await faults(page, { within: "main" })).toEqual([]);
				// With the reader's own colours the chosen one is known by its outline.
				await page.emulateMedia({ forcedColors: "active" });
				await expect(chosen).toHaveCSS("outline-style", "solid");
				await page.emulateMedia({ forcedColors: "none" });
			}
		}
	});
}
