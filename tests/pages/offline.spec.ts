import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { cachedPages } from "../../contract/cached-pages.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { kilobytes } from "../../contract/limits.ts";
import { pageByName, pagePath } from "../../contract/pages.ts";
import { openTown } from "../../server/content/from-files.ts";
import { Line } from "../support/line.ts";

const devgarh = fileURLToPath(new URL("../towns/devgarh", import.meta.url));
const { pages } = openTown(devgarh);

/** How long some hundred small files may take on a machine that does much else, milliseconds. */
const patience = 90_000;

/** What keeping one language costs at most, as it travels: a reader pays for it (decision 14). */
const mostBytes = kilobytes(800);

const test = base.extend<{ line: Line }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
	line: async ({}, use) => {
		const line = new Line();
		await line.open({ TOWN: devgarh });
		await use(line);
		line.goOn();
		await line.cut();
	},
});

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 3 * patience });

const memory: Readonly<Record<Lang, RegExp>> = {
	en: /^Saved copy of \d{1,2} \p{L}+ \d{4}, \d\d:\d\d; you are offline\./u,
	hi: /^पहले से सहेजा हुआ पृष्ठ, \d{1,2} [\p{L}\p{M}]+ \d{4}, \d\d:\d\d की स्थिति।/u,
};

/** One visit: a page is opened, and stays open until the worker has kept what it keeps. */
async function visit(page: Page, address: string, lang: Lang): Promise<void> {
	await page.goto(address + pagePath("home", lang));
	await expect.poll(() => cachedCompletely(page), { timeout: patience }).toContain(lang);
}

async function cachedCompletely(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const whole: string[] = [];
		for (const name of await caches.keys()) {
			if (await (await caches.open(name)).match("/cached-completely")) whole.push(name.slice(-2));
		}
		return whole;
	});
}

/** Every address in memory. */
async function inMemory(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const addresses: string[] = [];
		for (const name of await caches.keys()) {
			for (const { url } of await (await caches.open(name)).keys())
				addresses.push(url.slice(location.origin.length));
		}
		return addresses;
	});
}

for (const lang of languages) {
	test(`after one visit every page in ${lang} is read without a connection, and says how old it is`, async ({
		page,
		line,
	}) => {
		await visit(page, line.address, lang);
		await line.cut();
		for (const { name, title } of cachedPages(pages)) {
			await page.goto(line.address + pages.path(name, lang));
			await expect(page.locator("#cached-notice"), name).toHaveText(memory[lang]);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			if (name !== "home") await expect(page.locator("h1"), name).toContainText(title[lang]);
			const isStyled = await page.evaluate(() => getComputedStyle(document.body).margin === "0px");
			expect(isStyled, name).toBe(true);
		}
		const other = lang === "en" ? "hi" : "en";
		const stored = await inMemory(page);
		expect(stored).not.toContain(pagePath("wards", other));
	});
}

test("what is kept costs no more than is stated, and holds no picture, call, staff page or test page", async ({
	page,
	line,
}) => {
	await line.cut();
	await line.open();
	await visit(page, line.address, "hi");
	const stored = (await inMemory(page)).filter((path) => path !== "/cached-completely");
	const pictures = stored.filter((path) => path.startsWith("/media/"));
	expect(pictures.length, "the emblem on light and on dark").toBe(2);
	const foreign = stored.filter((path) => /^(\/hi)?\/(admin|addRole|api|userlist|citizen)\b/.test(path));
	expect(foreign).toEqual([]);
	expect(stored.filter((path) => /\/(staff|manage|assign|dashboard|user-list)/.test(path))).toEqual([]);
	let bytes = 0;
	for (const path of new Set(stored)) {
		const { headers } = await fetch(line.address + path, { headers: { "accept-encoding": "br" } });
		bytes += Number(headers.get("content-length"));
	}
	expect(bytes).toBeGreaterThan(100_000);
	expect(bytes).toBeLessThanOrEqual(mostBytes);
});

test("a reader goes on by the links of a page, with and without the connection", async ({ page, line }) => {
	await visit(page, line.address, "en");
	await line.cut();
	await page.goto(`${line.address}/about/wards`);
	await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
	await expect(page).toHaveURL(`${line.address}/contact-helpline`);
	await expect(page.locator("h1")).toContainText(pageByName("contact").title.en);
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);

	await line.open({ TOWN: devgarh });
	await page.locator("footer").getByRole("link", { name: "Site Map" }).click();
	await expect(page).toHaveURL(`${line.address}/site-map`);
	await expect(page.locator("#cached-notice")).toBeHidden();
});

test("a question can't be answered from memory: the page that it was asked on is shown", async ({
	page,
	line,
}) => {
	await visit(page, line.address, "en");
	await line.cut();
	await page.goto(`${line.address}/info/acts?q=water`);
	await expect(page).toHaveURL(`${line.address}/info/acts`);
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
});

for (const [lang, path] of [
	["en", "/search?q=water"],
	["hi", "/hi/there-is-no-such-page"],
] as const) {
	test(`an address that is not kept (${path}) leads to the numbers to call, until the connection is back`, async ({
		page,
		line,
	}) => {
		await visit(page, line.address, lang);
		await line.cut();
		await page.goto(line.address + path);
		await expect(page.locator("h1")).toContainText(pageByName("offline").title[lang]);
		await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
		await expect(page).toHaveURL(line.address + path);
		await line.open({ TOWN: devgarh });
		await page.getByRole("link", { name: lang === "en" ? "Try again" : "फिर कोशिश करें" }).click();
		await expect(page.locator("h1")).not.toContainText(pageByName("offline").title[lang]);
		await expect(page).toHaveURL(line.address + path);
	});
}

test("a connection that never answers is not waited for; once it does, the page is fresh", async ({
	page,
	line,
}) => {
	await visit(page, line.address, "en");
	line.hang();
	await page.goto(`${line.address}/about/wards`);
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	line.goOn();
	await expect(async () => {
		await page.goto(`${line.address}/about/wards`);
		await expect(page.locator("#cached-notice")).toBeHidden({ timeout: 1000 });
	}).toPass();
});

test("a gateway that says the server is away is no answer", async ({ page, line }) => {
	await visit(page, line.address, "en");
	await line.cut();
	const gateway = createServer((_request, response) => void response.writeHead(503).end("away"));
	await new Promise<void>((resolve) => gateway.listen(Number(new URL(line.address).port), resolve));
	await page.goto(`${line.address}/about/wards`);
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	gateway.closeAllConnections();
	await new Promise((resolve) => gateway.close(resolve));
});

test("what the council has changed replaces what was kept, at the next visit", async ({ page, line }) => {
	const town = await mkdtemp(join(tmpdir(), "devgarh-"));
	await cp(devgarh, town, { recursive: true });
	const council = join(town, "council.yaml");
	await writeFile(council, (await readFile(council, "utf8")).replace("Bus Stand Road", "Canal Road"));

	await visit(page, line.address, "en");
	const before = await page.evaluate(() => caches.keys());
	await line.cut();
	await line.open({ TOWN: town });
	await page.goto(line.address);
	await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: patience }).not.toEqual(before);
	await expect
		.poll(() => page.evaluate(() => caches.keys().then((names) => names.length)), { timeout: patience })
		.toBe(1);
	await line.cut();
	await page.goto(`${line.address}/contact-helpline`);
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	await expect(page.locator("main")).toContainText("Canal Road");
	await rm(town, { recursive: true });
});

test("switched off by the council, the worker takes itself and all that it kept away", async ({
	page,
	line,
}) => {
	await visit(page, line.address, "en");
	await line.cut();
	await line.open({ TOWN: devgarh, OFFLINE: "off" });
	await page.goto(line.address);
	await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: patience }).toEqual([]);
	const registrations = () =>
		page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
	await expect.poll(registrations).toBe(0);
});

test("without a connection the staff area says so, in a language that was read here", async ({
	page,
	line,
}) => {
	await visit(page, line.address, "hi");
	await line.cut();
	for (const path of ["/admin", "/admin/users?q=9", "/addRole"]) {
		expect((await page.goto(line.address + path))?.status(), path).toBe(503);
		await expect(page.locator("h1")).toHaveText(pageByName("offline").title.hi);
	}
	line.goOn();
});

test("test pages and calls are none of the worker's business", async ({ page, line }) => {
	await visit(page, line.address, "en");
	await line.cut();
	for (const path of ["/userlist", "/api/docs"]) {
		await expect(page.goto(line.address + path), path).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
	}
});

for (const [wish, connection] of [
	["asks to save data", { saveData: true }],
	["is on a slow line", { effectiveType: "2g" }],
] as const) {
	test(`nothing is kept for a reader who ${wish}`, async ({ page, line }) => {
		await page.addInitScript((line) => {
			Object.defineProperty(navigator, "connection", { value: line });
		}, connection);
		await page.goto(line.address);
		await page.mouse.click(5, 5);
		await page.waitForFunction(() => "ready" in document.documentElement.dataset);
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
		expect(
			await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
		).toBe(0);
		expect(await page.evaluate(() => caches.keys())).toEqual([]);
	});
}
