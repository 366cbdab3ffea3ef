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
	return chromium.launch({ args: chromiumFlags, executablePath: chromiumPath() as string });
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

/** Something that a page has loaded. */
export interface Loaded {
	readonly url: string;
	readonly type: string;
	/** On the line, headers and body; 0 from the cache. */
	bytes: number;
	/** What the request said it takes. */
	readonly accept: string;
}

/** Notes everything that a page loads from now on, and what it complains of. */
export async function record(page: Page): Promise<{ loaded: Loaded[]; complaints: string[] }> {
	const requests = new Map<string, Loaded>();
	const loaded: Loaded[] = [];
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	const wire = await page.context().newCDPSession(page);
	await wire.send("Network.enable");
	wire.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
		if (!/^https?:/.test(request.url)) return;
		const each: Loaded = { url: request.url, type, bytes: 0, accept: request.headers.Accept ?? "*/*" };
		requests.set(requestId, each);
		loaded.push(each);
	});
	const fromCache = new Set<string>();
	wire.on("Network.requestServedFromCache", ({ requestId }) => fromCache.add(requestId));
	wire.on("Network.responseReceived", ({ requestId, response }) => {
		if (response.fromDiskCache) fromCache.add(requestId);
		if (response.status >= 400) complaints.push(`${response.status} ${response.url}`);
	});
	wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const each = requests.get(requestId);
		if (each && !fromCache.has(requestId)) each.bytes = encodedDataLength;
	});
	wire.on("Network.loadingFailed", ({ requestId, errorText, canceled }) => {
		const each = requests.get(requestId);
		if (each && !canceled) complaints.push(`${errorText} ${each.url}`);
	});
	return { loaded, complaints };
}

/** Longer than any page waits for an idle moment, milliseconds. */
const idle = 2500;

/** Waits until a page has loaded, and all that it loads by itself when it is idle. */
export async function settled(page: Page): Promise<void> {
	await page.waitForLoadState("load");
	await page.waitForTimeout(idle);
	await page.waitForLoadState("networkidle");
}

/** Uses a page for the first time, and waits until its script is there: a phone fetches it then. */
export async function touch(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await page.waitForFunction(() => (window as { palikaReady?: boolean }).palikaReady === true);
	await page.waitForLoadState("networkidle");
}

/** Scrolls to the end, so that what loads when it comes into view has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
			scrollTo({ top: y, behavior: "instant" });
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
		}
	});
	await page.waitForLoadState("networkidle");
}
