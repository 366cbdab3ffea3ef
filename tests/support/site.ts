import { test as base, expect, type Page } from "@playwright/test";
import { type ServerProcess, startServer } from "./server-process.ts";

interface Fixtures {
	/** Console messages, errors and requests that the page should not have made; empty at the end of every test. */
	readonly complaints: string[];
	/** A page in a browser without script. */
	readonly plain: Page;
}

interface WorkerFixtures {
	readonly server: ServerProcess;
}

/** A test with the real server and a real browser; it fails if the page writes to the console or contacts another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
		async ({}, use) => {
			const server = await startServer();
			await use(server);
			await server.stop();
		},
		{ scope: "worker" },
	],
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
	plain: async ({ browser, baseURL }, use) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
		await use(await context.newPage());
		await context.close();
	},
});

/** Collects what a page should not do: write to the console, throw, or contact another host. */
export function listen(page: Page, address: string, complaints: string[]): void {
	page.on("console", (message) => {
		const { url } = message.location();
		// The browser itself reports a page's 404 on the console.
		if (message.text().startsWith("Failed to load resource") && url === page.url()) return;
		// The test browser's own message, see playwright.config.ts.
		if (message.text().startsWith("Service Worker registration blocked")) return;
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
