import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { cachedPages } from "../../contract/cached-pages.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { pageByName, pagePath } from "../../contract/pages.ts";
import { openTown } from "../../server/content/from-files.ts";
import { devgarh } from "../support/devgarh.ts";
import { Line } from "../support/line.ts";
import { sweep } from "../support/long.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const { pages } = openTown(devgarh);

/** Milliseconds that some hundred small files may take on a machine that does much else. */
const patience = 90_000;

interface Reader {
	/** A page of somebody who has read the site once, in English or in Hindi. */
	readonly en: Page;
	readonly hi: Page;
	readonly server: ServerProcess;
	readonly folder: string;
	readonly line: Line;
}

/** Filled once for all tests of the file, which come in their order: the last ones change what is kept. */
const test = base.extend<object, { reader: Reader }>({
	reader: [
		async ({ browser }, use) => {
			const folder = changedTown({});
			const server = await startServer({ TOWN: folder });
			const line = new Line();
			await line.open(server.address);
			const [en, hi] = await Promise.all(
				languages.map(async (lang) => {
					const context = await browser.newContext({ baseURL: line.address, serviceWorkers: "allow" });
					const page = await context.newPage();
					await page.goto(pagePath("home", lang));
					await expect.poll(() => cachedCompletely(page), { timeout: patience }).toContain(lang);
					return page;
				}),
			);
			await use({ en, hi, server, folder, line } as Reader);
			await Promise.all([en, hi].map((page) => page?.context().close()));
			await line.cut();
			await server.stop();
		},
		{ scope: "worker" },
	],
});
test.describe.configure({ mode: "default" });
test.afterEach(({ reader }) => reader.line.open(reader.server.address));

const memory: Readonly<Record<Lang, RegExp>> = {
	en: /^Saved copy of \d{1,2} \p{L}+ \d{4}, \d\d:\d\d; you are offline\./u,
	hi: /^पहले से सहेजा हुआ पृष्ठ, \d{1,2} [\p{L}\p{M}]+ \d{4}, \d\d:\d\d की स्थिति।/u,
};

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

const kept = cachedPages(pages);

for (const lang of languages) {
	test(`after one visit every page in ${lang} is read without a connection, and says how old it is`, async ({
		reader: { [lang]: page, line },
	}) => {
		const stored = await inMemory(page);
		expect(stored).toEqual(expect.arrayContaining(kept.map(({ name }) => pages.path(name, lang))));
		expect(stored).not.toContain(pagePath("wards", lang === "en" ? "hi" : "en"));
		await line.cut();
		for (const { name, title } of sweep(
			kept,
			kept.filter((_, index) => index % 6 === 0),
		)) {
			await page.goto(pages.path(name, lang));
			await expect(page.locator("#cached-notice"), name).toHaveText(memory[lang]);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			if (name !== "home") await expect(page.locator("h1"), name).toContainText(title[lang]);
			const isStyled = await page.evaluate(() => getComputedStyle(document.body).margin === "0px");
			expect(isStyled, name).toBe(true);
		}
	});
}

test("a reader goes on by the links of a page, with and without the connection; a question can't be answered from memory: the page that it was asked on is shown", async ({
	reader: { en: page, line, server },
}) => {
	await line.cut();
	await page.goto("/info/acts?q=water");
	await expect(page).toHaveURL("/info/acts");
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
	await expect(page).toHaveURL("/contact-helpline");
	await expect(page.locator("h1")).toContainText(pageByName("contact").title.en);
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	await line.open(server.address);
	await page.locator("footer").getByRole("link", { name: "Site Map" }).click();
	await expect(page).toHaveURL("/site-map");
	await expect(page.locator("#cached-notice")).toBeHidden();
});

for (const [lang, path, again] of [
	["en", "/search?q=water", "Try again"],
	["hi", "/hi/there-is-no-such-page", "फिर कोशिश करें"],
] as const) {
	test(`an address that is not kept (${path}) leads to the numbers to call, until the connection is back`, async ({
		reader: { [lang]: page, line, server },
	}) => {
		await line.cut();
		await page.goto(path);
		await expect(page.locator("h1")).toContainText(pageByName("offline").title[lang]);
		await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
		await expect(page).toHaveURL(path);
		await line.open(server.address);
		await page.getByRole("link", { name: again }).click();
		await expect(page.locator("h1")).not.toContainText(pageByName("offline").title[lang]);
		await expect(page).toHaveURL(path);
	});
}

test("a connection that never answers is not waited for; once it does, the page is fresh", async ({
	reader: { en: page, line, server },
}) => {
	await line.open();
	await page.goto("/about/wards");
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	await line.open(server.address);
	await expect.poll(async () => (await page.goto("/about/wards"))?.headers()["x-cached"]).toBeUndefined();
	await expect(page.locator("#cached-notice")).toBeHidden();
});

test("a gateway that says the server is away is no answer", async ({ reader: { en: page, line } }) => {
	const gateway = createServer((_request, response) => void response.writeHead(503).end("away")).listen(0);
	await line.open(`http://localhost:${(gateway.address() as AddressInfo).port}`);
	await page.goto("/about/wards");
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	gateway.closeAllConnections();
	gateway.close();
});

test("without a connection the staff area says so, in a language that was read here; test pages and calls are none of the worker's business", async ({
	reader: { hi: page, line },
}) => {
	await line.cut();
	for (const path of ["/admin", "/admin/users?q=9", "/addRole"]) {
		expect((await page.goto(path))?.status(), path).toBe(503);
		await expect(page.locator("h1")).toHaveText(pageByName("offline").title.hi);
	}
	for (const path of ["/userlist", "/api/docs"]) {
		await expect(page.goto(path), path).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
	}
});

test("what the council has changed replaces what was kept, at the next visit", async ({
	reader: { en: page, line, server, folder },
}) => {
	const names = () => page.evaluate(() => caches.keys());
	const [before = "none"] = await names();
	const council = join(folder, "council.yaml");
	writeFileSync(council, readFileSync(council, "utf8").replace("Bus Stand Road", "Canal Road"));
	server.process.kill("SIGHUP");
	await expect.poll(async () => (await fetch(server.address)).text()).toContain("Canal Road");
	await page.goto("/");
	await expect.poll(names, { timeout: patience }).toEqual([expect.not.stringContaining(before)]);
	await line.cut();
	await page.goto("/contact-helpline");
	await expect(page.locator("#cached-notice")).toHaveText(memory.en);
	await expect(page.locator("main")).toContainText("Canal Road");
});

test("switched off by the council, the worker takes itself and all that it kept away", async ({
	reader: { en: page, line, folder },
}) => {
	const other = await startServer({ TOWN: folder, OFFLINE: "off" });
	await line.open(other.address);
	await page.goto("/");
	await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: patience }).toEqual([]);
	await expect.poll(() => registrations(page)).toBe(0);
	await other.stop();
});

for (const [wish, connection] of [
	["asks to save data", { saveData: true }],
	["is on a slow line", { effectiveType: "2g" }],
] as const) {
	test(`nothing is kept for a reader who ${wish}`, async ({ browser, reader: { server } }) => {
		const context = await browser.newContext({ serviceWorkers: "allow" });
		const page = await context.newPage();
		await page.addInitScript((line) => {
			Object.defineProperty(navigator, "connection", { value: line });
		}, connection);
		await page.goto(server.address);
		await page.mouse.click(5, 5);
		await page.waitForFunction(() => "ready" in document.documentElement.dataset);
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
		expect(await registrations(page)).toBe(0);
		expect(await page.evaluate(() => caches.keys())).toEqual([]);
		await context.close();
	});
}

function registrations(page: Page): Promise<number> {
	return page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
}
