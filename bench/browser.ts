import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { program } from "./processes.ts";

/** Flags that keep Chromium from calling home, and let it run as root in a container. */
export const chromiumFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The path of the Chromium of this machine: the tests use the same. */
export function chromiumPath(): string | undefined {
	return (
		process.env.CHROMIUM ?? program("chromium") ?? program("chromium-browser") ?? program("google-chrome")
	);
}

/** Starts Chromium; Playwright ends it, and at the latest with this process. */
export async function openBrowser(): Promise<Browser> {
	return chromium.launch({
		args: chromiumFlags,
		executablePath: chromiumPath() as string,
		// Playwright switches the cache behind the Back button off; readers have it.
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
}

/** A phone as Lighthouse has it. */
export async function phone(browser: Browser): Promise<BrowserContext> {
	return browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
		locale: "en-IN",
	});
}

/** Milliseconds without a request after which a page counts as settled: longer than it waits for an idle moment. */
const quiet = 1500;

/** Waits until a page has loaded, and all that it loads by itself afterwards. */
export async function settled(page: Page): Promise<void> {
	await page.waitForLoadState("load");
	await page.evaluate(async (quiet) => {
		const count = () => performance.getEntriesByType("resource").length;
		let seen = count();
		for (let since = performance.now(); performance.now() - since < quiet; ) {
			await new Promise((resolve) => setTimeout(resolve, 50));
			if (count() === seen) continue;
			seen = count();
			since = performance.now();
		}
	}, quiet);
}

/** Presses a key and touches the words of a page, and none of its interactive parts. */
export async function touchPage(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await page.locator("h1").tap();
	await settled(page);
}

/** Touches every part of a page that waits for it, and a key, until all its script is there. */
export async function touch(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await page.evaluate(() => {
		for (const part of document.querySelectorAll("[data-island]")) {
			for (const type of ["pointerdown", "focusin"]) part.dispatchEvent(new Event(type, { bubbles: true }));
		}
	});
	await settled(page);
}

/** Scrolls to the end, so that what loads when it comes into view has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
			scrollTo({ top: y, behavior: "instant" });
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
		}
	});
	await settled(page);
}
