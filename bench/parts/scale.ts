import type { Browser } from "@playwright/test";
import { callPath } from "#contract/api.ts";
import { session } from "#contract/limits.ts";
import { pagePath } from "#contract/pages.ts";
import { openBrowser } from "../browser.ts";
import { growth, median, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { type Site, signIn, startSite } from "../site.ts";
import { addStaff } from "../staff.ts";
import type { Figures } from "../targets.ts";

const sizes = [10, 100, 1000, 10_000] as const;

/** Asked so often for one figure. */
const asks = 30;

interface Cost {
	/** The call, milliseconds. */
	readonly list: number;
	/** The screen until its rows are there, milliseconds. */
	readonly screen: number;
	readonly elements: number;
}

/** What the list of users and its screen cost as the council grows. */
export async function scale({ runs, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port);
	const browser = await openBrowser();
	const costs = new Map<number, Cost>();
	try {
		await site.warm();
		const token = await signIn(site);
		for (const size of sizes) {
			await addStaff(site.dataDir, size);
			const list = await costOfList(site, token);
			const screen = await costOfScreen(browser, site, token, runs);
			costs.set(size, { list, ...screen });
			say(
				`${size} users: list ${short(list)} ms, screen ${short(screen.screen)} ms, ${screen.elements} elements`,
			);
		}
		const at = (size: (typeof sizes)[number]) => costs.get(size) as Cost;
		const cost = (count: (typeof sizes)[number]) => ({ count, cost: at(count).list });
		return {
			listGrowth: growth(cost(1000), cost(10_000)),
			list10000: at(10_000).list,
			screenGrowth: at(10_000).elements / at(100).elements,
			screen10000: at(10_000).screen,
			screenAgainst: at(10_000).screen / at(10).screen,
		};
	} finally {
		await browser.close();
		await site.stop();
	}
}

async function costOfList(site: Site, token: string): Promise<number> {
	const times: number[] = [];
	for (let ask = 0; ask < asks; ask += 1) {
		const begun = performance.now();
		const answer = await fetch(site.address + callPath("users"), {
			headers: { authorization: `Bearer ${token}` },
		});
		await answer.arrayBuffer();
		if (!answer.ok) throw new Error(`The list was answered ${answer.status}`);
		times.push(performance.now() - begun);
	}
	return median(times);
}

async function costOfScreen(browser: Browser, site: Site, token: string, runs: number) {
	const times: number[] = [];
	let elements = 0;
	for (let run = 0; run < runs; run += 1) {
		const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
		await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
			session.storageKey,
			token,
		] as const);
		const page = await context.newPage();
		const begun = performance.now();
		await page.goto(site.address + pagePath("manageUsers", "en"), { waitUntil: "commit" });
		await page.locator("main table tbody tr").first().waitFor();
		times.push(performance.now() - begun);
		elements = await page.locator("*").count();
		await context.close();
	}
	return { screen: median(times), elements };
}
