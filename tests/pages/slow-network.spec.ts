import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** A phone on a 2G line: 300 ms until anything answers, 35 kB a second. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 35_000, uploadThroughput: 15_000 };

for (const lang of languages) {
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
		for (const task of await page.locator("nav a").all()) expect(await task.textContent()).not.toBe("");
		await expect.poll(() => held.length).toBeGreaterThan(0);
		arrive();
		await page.waitForLoadState("load");
	});
}

for (const lang of languages) {
	test(`a display face that comes after the words moves none of nine pages in ten in ${lang}, and no page by more than a line of its heading`, async ({
		page,
	}) => {
		test.setTimeout(300_000);
		await page.setViewportSize({ width: 390, height: 844 });
		let arrive: () => void = () => {};
		let wordsAreThere: Promise<void>;
		let late = 0;
		// A browser whose files are held back like this keeps none for the next page.
		await page.route("**/*.woff2", async (route) => {
			await wordsAreThere;
			late++;
			await route.continue();
		});
		await page.addInitScript(() => {
			const window = globalThis as unknown as { moved: number };
			window.moved = 0;
			new PerformanceObserver((list) => {
				for (const shift of list.getEntries()) window.moved += (shift as unknown as { value: number }).value;
			}).observe({ type: "layout-shift", buffered: true });
		});
		const moved: Record<string, number> = {};
		const everyPage = pages.filter(({ audience }) => audience === "public");
		for (const { name } of everyPage) {
			wordsAreThere = new Promise((resolve) => {
				arrive = resolve;
			});
			await page.goto(pagePath(name, lang), { waitUntil: "domcontentloaded" });
			await expect
				.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
				.toBe(1);
			arrive();
			moved[name] = await page.evaluate(async () => {
				await document.fonts.ready;
				// Two frames: the face is painted in the first, what it has moved is known in the second.
				for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
				await new Promise((resolve) => setTimeout(resolve, 50));
				return (globalThis as unknown as { moved: number }).moved;
			});
		}
		expect(late).toBeGreaterThanOrEqual(everyPage.length);
		const movedPages = Object.entries(moved).filter(([, by]) => by >= 0.005);
		expect(movedPages.filter(([, by]) => by > 0.05)).toEqual([]);
		expect(movedPages.length, JSON.stringify(movedPages)).toBeLessThanOrEqual(everyPage.length / 10);
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
	test.setTimeout(300_000);
	const { gateway, address } = await bitByBit(server.address);
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.addInitScript(() => {
		const window = globalThis as unknown as { moved: number };
		window.moved = 0;
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries()) window.moved += (shift as unknown as { value: number }).value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	const moved: [string, number][] = [];
	try {
		for (const { name, audience } of pages) {
			if (audience !== "public") continue;
			await page.goto(address + pagePath(name, "hi"), { waitUntil: "load" });
			await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
			moved.push([name, await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)]);
		}
	} finally {
		await context.close();
		gateway.closeAllConnections();
		gateway.close();
	}
	// The buttons of the top bar make room for the next: 0.01 in all.
	expect(moved.filter(([, by]) => by > 0.03)).toEqual([]);
	expect(moved.some(([, by]) => by > 0)).toBe(true);
});

test("a phone fetches the script of the site at the first touch only, and a tap on a link then shows the next page", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		...(baseURL ? { baseURL } : {}),
	});
	const page = await context.newPage();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/");
	await page.waitForLoadState("networkidle");
	// Longer than a browser with a mouse would be given to become idle.
	await page.waitForTimeout(3000);
	expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
	await page.touchscreen.tap(200, 400);
	await scriptIsThere(page);
	await page.locator("main a[href='/services']").first().tap();
	await expect(page).toHaveURL("/services");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await context.close();
});

test("a page that waits for a call does not wait for a touch", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ hasTouch: true, ...(baseURL ? { baseURL } : {}) });
	const page = await context.newPage();
	await page.goto(pagePath("userList", "en"));
	await expect(page.locator("main [aria-busy]").last()).toHaveAttribute("aria-busy", "false");
	await expect(page.locator("html")).not.toHaveAttribute("data-token");
	await context.close();
});

test("a browser set to save data fetches no film, and the script of the site at the first touch only", async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(pagePath("home", "hi"));
	await page.waitForLoadState("networkidle");
	expect(asked.filter((path) => /\.(js|mp4)$/.test(path))).toEqual([]);
	await page.mouse.click(5, 300);
	await scriptIsThere(page);
	await page.waitForLoadState("networkidle");
	expect(asked.filter((path) => path.endsWith(".mp4"))).toEqual([]);
});
