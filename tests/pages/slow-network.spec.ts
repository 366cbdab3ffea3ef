import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { sweep } from "../support/long.ts";
import { expect, test } from "../support/site.ts";

/** A phone on a 2G line: 300 ms until anything answers, 35 kB a second. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 35_000, uploadThroughput: 15_000 };

for (const lang of sweep(languages, ["hi"] as const)) {
	test(`on a 2G line the words of the home page in ${lang} are painted while not one picture is there`, async ({
		page,
	}) => {
		const client = await page.context().newCDPSession(page);
		await client.send("Network.emulateNetworkConditions", { ...slowLine, connectionType: "cellular2g" });
		let arrive: () => void = () => {};
		const wordsAreThere = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		const held: string[] = [];
		await page.route(/\/media\/|\.svg$/, async (route) => {
			held.push(route.request().url());
			await wordsAreThere;
			await route.continue();
		});
		await page.goto(pagePath("home", lang), { waitUntil: "commit" });
		await expect
			.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
			.toBe(1);
		await expect(page.locator("h1")).toBeVisible();
		const entries = await page.locator("nav a").allTextContents();
		expect(entries.length).toBeGreaterThan(20);
		expect(entries).not.toContain("");
		await expect.poll(() => held.length).toBeGreaterThan(0);
		arrive();
		await page.waitForLoadState("load");
	});
}

/** Pages whose parts come and grow in different ways. */
const looked = sweep(
	pages.filter(({ audience }) => audience === "public").map(({ name }) => name),
	["home", "services", "photoGallery", "notices"] as const,
);

/** Adds up in the page how far what was painted has moved. */
async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		let moved = 0;
		const add = (shifts: PerformanceEntryList) => {
			for (const shift of shifts) moved += (shift as unknown as { value: number }).value;
		};
		const observer = new PerformanceObserver((list) => add(list.getEntries()));
		observer.observe({ type: "layout-shift", buffered: true });
		Object.assign(globalThis, {
			moved: async () => {
				await document.fonts.ready;
				// Two frames: the face is painted in the first, what it has moved is known in the second.
				for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
				add(observer.takeRecords());
				return moved;
			},
		});
	});
}

const moved = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { moved: () => Promise<number> }).moved());

for (const lang of sweep(languages, ["hi"] as const)) {
	test(`a display face that comes after the words moves none of nine pages in ten in ${lang}, and no page by more than a line of its heading`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await watchShifts(page);
		let arrive: () => void = () => {};
		let wordsAreThere: Promise<void>;
		let late = 0;
		// A browser whose files are held back like this keeps none for the next page.
		await page.route("**/*.woff2", async (route) => {
			await wordsAreThere;
			late++;
			await route.continue();
		});
		const movedPages: [string, number][] = [];
		for (const name of looked) {
			wordsAreThere = new Promise((resolve) => {
				arrive = resolve;
			});
			await page.goto(pagePath(name, lang), { waitUntil: "domcontentloaded" });
			await expect
				.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
				.toBe(1);
			arrive();
			const by = await moved(page);
			if (by >= 0.005) movedPages.push([name, by]);
		}
		expect(late).toBeGreaterThanOrEqual(looked.length);
		expect(movedPages.filter(([, by]) => by > 0.05)).toEqual([]);
		expect(movedPages.length, JSON.stringify(movedPages)).toBeLessThanOrEqual(looked.length / 10);
	});
}

/** A gateway that hands the page on in small pieces, a frame or two apart, and everything else at once. */
async function bitByBit(address: string) {
	const gateway = createServer(async ({ url, headers: { accept = "*/*" } }, response) => {
		const answer = await fetch(address + url, { headers: { accept } });
		const type = answer.headers.get("content-type") ?? "";
		response.writeHead(answer.status, { "content-type": type });
		const bytes = Buffer.from(await answer.arrayBuffer());
		const slow = type.startsWith("text/html") ? 30_000 : 0;
		for (let at = 0; at < Math.min(slow, bytes.length); at += 500) {
			response.write(bytes.subarray(at, Math.min(at + 500, slow)));
			await new Promise((resolve) => setTimeout(resolve, 25));
		}
		response.end(bytes.subarray(slow));
	}).listen(0, "127.0.0.1");
	await once(gateway, "listening");
	return { gateway, address: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` };
}

test("a page that comes bit by bit hardly moves what is there already", async ({ browser, server }) => {
	const { gateway, address } = await bitByBit(server.address);
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await watchShifts(page);
	const shifts: [string, number][] = [];
	for (const name of sweep(looked, ["home", "notices"] as const)) {
		await page.goto(address + pagePath(name, "hi"), { waitUntil: "load" });
		shifts.push([name, await moved(page)]);
	}
	await page.close();
	gateway.closeAllConnections();
	gateway.close();
	// The buttons of the top bar make room for the next: 0.01 in all.
	expect(shifts.filter(([, by]) => by > 0.03)).toEqual([]);
	expect(shifts.some(([, by]) => by > 0)).toBe(true);
});
