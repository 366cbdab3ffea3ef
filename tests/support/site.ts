import { test as base, expect, type Page } from "@playwright/test";
import { shared } from "./shared.ts";

interface Fixtures {
	/** Console messages, errors and requests that the page should not have made; empty at the end of every test. */
	readonly complaints: string[];
	/** A page in a browser without script. */
	readonly plain: Page;
}

interface WorkerFixtures {
	/** The server under test: that of the whole run, which is only read. */
	readonly server: { readonly address: string };
	/** The pages that tests of one worker lend each other, with and without script. */
	readonly lent: { readonly page: Page; readonly plain: Page };
}

/** A test with the real server and a real browser; it fails if the page writes to the console or contacts another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
	server: [async ({}, use) => use({ address: await shared("site") }), { scope: "worker" }],
	baseURL: async ({ server }, use) => use(server.address),
	complaints: [
		async ({ page, server }, use) => {
			const complaints: string[] = [];
			listen(page, server.address, complaints);
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
	lent: [
		async ({ browser, server }, use) => {
			const options = { baseURL: server.address, serviceWorkers: "block" } as const;
			const context = await browser.newContext(options);
			const plain = await browser.newContext({ ...options, javaScriptEnabled: false });
			await use({ page: await context.newPage(), plain: await plain.newPage() });
			await context.close();
			await plain.close();
		},
		{ scope: "worker" },
	],
	plain: async ({ lent, viewport }, use) => {
		await lent.plain.setViewportSize(viewport ?? usual);
		await use(lent.plain);
		await takeBack(lent.plain);
	},
});

const usual = { width: 1280, height: 720 };

/**
 * The same for tests that only read: they share one page, which saves the browser most of its work. Whatever has to be there before a
 * page is opened (a script, a clock, a touch screen) needs a page of its own.
 */
export const reading = test.extend({
	context: async ({ lent }, use) => use(lent.page.context()),
	page: async ({ lent, viewport }, use) => {
		await lent.page.setViewportSize(viewport ?? usual);
		await use(lent.page);
		await takeBack(lent.page);
	},
});

/** Takes from a lent page what a test has set on it and kept in it. */
async function takeBack(page: Page): Promise<void> {
	const others = page
		.context()
		.pages()
		.filter((each) => each !== page);
	await Promise.all(others.map((each) => each.close()));
	page.removeAllListeners();
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.mouse.move(0, 0);
	await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
	// A text of the same address is cheaper than an empty page, for which the browser would change the process.
	await page.goto("/robots.txt");
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await page.context().clearCookies();
}

/** Collects what a page should not do: write to the console, throw, or contact another host. */
export function listen(page: Page, address: string, complaints: string[]): void {
	page.on("console", (message) => {
		const { url } = message.location();
		// The browser itself reports a page's 404 on the console.
		if (message.text().startsWith("Failed to load resource") && url === page.url()) return;
		// The test browser's own message, see playwright.config.ts.
		if (message.text().startsWith("Service Worker registration blocked")) return;
		// By the browser's clock: at the desk a busy machine draws what uses the face later than it waits.
		if (/ preloaded .* but not used within /.test(message.text()) && /\/admin\b/.test(url)) return;
		// Playwright's own script in each frame can't run in a preview, which is without scripts.
		if (message.text().startsWith("Blocked script execution in") && /sandboxed/.test(message.text())) return;
		complaints.push(`console ${message.type()}: ${message.text()} ${url}`);
	});
	page.on("pageerror", (error) => {
		// The browser's own: a step taken before the one before it was drawn. Its promises never reach the page's handlers.
		if (error.message === "Transition was aborted because of invalid state. Page already revealed") return;
		complaints.push(`error: ${error.message}`);
	});
	page.on("request", (request) => {
		if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(address).origin) {
			complaints.push(`asked another host: ${request.url()}`);
		}
	});
}

/** Waits until the frame's script has run and every island is hydrated, as if a reader had touched each; or the staff application. */
export async function scriptIsThere(page: Page): Promise<void> {
	// After a step there may be half a document, whose other islands would never be touched.
	await page.waitForLoadState("domcontentloaded");
	await page.evaluate(() => {
		for (const island of document.querySelectorAll("[data-island]:not([data-ready])")) {
			island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
		}
	});
	await page.waitForFunction(
		() =>
			"ready" in document.documentElement.dataset &&
			!document.querySelector("[data-island]:not([data-ready])"),
	);
}

export { expect };
