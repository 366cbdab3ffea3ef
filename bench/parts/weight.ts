import type { Browser, Page } from "@playwright/test";
import { inEveryLanguage, languages } from "../../contract/language.ts";
import { workerPath } from "../../contract/offline.ts";
import { pagePath } from "../../contract/pages.ts";
import { openBrowser, phone, settled, touch, touchPage } from "../browser.ts";
import { short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { publicPages } from "../pages.ts";
import { startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

/** A page that is read and not used: no list to search, no form. */
const readingPage = pagePath("birthCertificate", "en");

/** It waits for a call (§2.16), so its island loads at once. */
const testPage = inEveryLanguage((lang) => pagePath("userList", lang));
const isTestPage = (path: string) => languages.some((lang) => testPage[lang] === path);

interface Weight {
	readonly path: string;
	/** Script asked for before the browser's first idle moment after loading, kB in brotli. */
	readonly before: number;
	/** All script, every part of the page touched. */
	readonly whole: number;
}

/** Script of every public page in a real browser, before and after the first touch. */
export async function weight({ checkout, pages, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port, { checkout });
	const browser = await openBrowser();
	const weights: Weight[] = [];
	try {
		await site.warm();
		for (const { path } of publicPages(pages)) weights.push(await weigh(browser, site.address, path));
	} finally {
		await browser.close();
		await site.stop();
	}
	const heaviest = weights.reduce((most, each) => (each.whole > most.whole ? each : most));
	const reading = weights.find(({ path }) => path === readingPage);
	say(`the heaviest page is ${heaviest.path}, ${short(heaviest.whole)} kB`);
	return {
		scriptBefore: Math.max(...weights.filter(({ path }) => !isTestPage(path)).map(({ before }) => before)),
		...(reading && { scriptReading: reading.whole }),
		scriptHeaviest: heaviest.whole,
	};
}

async function weigh(browser: Browser, address: string, path: string): Promise<Weight> {
	const context = await phone(browser);
	try {
		const page = await context.newPage();
		await page.addInitScript(() => {
			addEventListener("load", () => requestIdleCallback(() => performance.mark("idle")));
		});
		await page.goto(address + path);
		await settled(page);
		await (path === readingPage ? touchPage(page) : touch(page));
		return { path, ...(await scriptOf(page)) };
	} finally {
		await context.close();
	}
}

async function scriptOf(page: Page): Promise<{ before: number; whole: number }> {
	return page.evaluate((workerPath) => {
		const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
		const scripts = resources.filter(({ name }) => {
			const { pathname } = new URL(name);
			return /\.js$/.test(pathname) && pathname !== workerPath;
		});
		const idle = performance.getEntriesByName("idle")[0]?.startTime ?? Number.POSITIVE_INFINITY;
		const size = (some: PerformanceResourceTiming[]) =>
			some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
		return { before: size(scripts.filter(({ startTime }) => startTime < idle)), whole: size(scripts) };
	}, workerPath);
}
