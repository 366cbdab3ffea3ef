import type { Browser } from "@playwright/test";
import { openBrowser, phone, scrollThrough, settled, touch } from "../browser.ts";
import { type Visit, visit } from "../lighthouse.ts";
import { mean, median, ratio, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { publicPages } from "../pages.ts";
import { type Site, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";
import { type Answer, ask, startTwin } from "../twin.ts";

const hosts = ["site", "twin"] as const;

/** The visits of one page, round by round. */
type Visits = Readonly<Record<(typeof hosts)[number], Visit[]>>;

/** Lighthouse on every public page, the site and its static twin in turn. */
export async function lighthouse({ checkout, pages, runs, port, say }: Settings): Promise<Figures> {
	const measured = publicPages(pages).map((page) => ({ ...page, visits: { site: [], twin: [] } as Visits }));
	const site = await startSite(port, { checkout });
	try {
		await site.warm();
		const browser = await openBrowser();
		const answers = await answersOf(
			browser,
			site,
			measured.map(({ path }) => path),
		).finally(() => browser.close());
		const twin = await startTwin(port + 1, answers);
		const addresses = { site: site.address, twin: twin.address };
		try {
			for (let run = 0; run < runs; run += 1) {
				for (const { path, visits } of measured) {
					for (const host of run % 2 === 0 ? hosts : hosts.toReversed()) {
						visits[host].push(await visitPatiently(addresses[host] + path, run > 0, say));
					}
				}
				say(`round ${run + 1} of ${runs}: ${measured.length} pages visited`);
			}
		} finally {
			await twin.stop();
		}
	} finally {
		await site.stop();
	}

	const found = measured.map(({ path, indexed, visits }) => {
		const ours = visits.site;
		const against = (of: (visit: Visit) => number) => ratio(ours.map(of), visits.twin.map(of));
		const score = (of: (visit: Visit) => number | null) =>
			median(ours.map(of).filter((value) => value !== null)) * 100;
		const page = {
			indexed,
			performance: score(({ performance }) => performance),
			accessibility: score(({ accessibility }) => accessibility),
			bestPractices: score(({ bestPractices }) => bestPractices),
			seo: score(({ seo }) => seo),
			cls: median(ours.map(({ cls }) => cls)),
			fcp: against(({ fcp }) => fcp),
			lcp: against(({ lcp }) => lcp),
		};
		const failed = new Set(ours.flatMap(({ failed }) => failed));
		// A page that search engines are kept from has no full marks there, and wants none.
		if (!indexed) failed.delete("is-crawlable");
		if (failed.size > 0 || page.performance < 99) {
			say(`${path}: performance ${short(page.performance)}, does not pass: ${[...failed].join(", ") || "–"}`);
		}
		return page;
	});
	type Page = (typeof found)[number];
	const least = (of: (page: Page) => number, list = found) => Math.min(...list.map(of));
	const indexed = found.filter((page) => page.indexed);
	return {
		performance: least(({ performance }) => performance),
		accessibility: least(({ accessibility }) => accessibility),
		bestPractices: least(({ bestPractices }) => bestPractices),
		...(indexed.length > 0 && { seo: least(({ seo }) => seo, indexed) }),
		fcp: mean(found.map(({ fcp }) => fcp)),
		lcp: mean(found.map(({ lcp }) => lcp)),
		cls: Math.max(...found.map(({ cls }) => cls)),
	};
}

/** A busy machine spoils a visit now and then; three in a row mean something. */
async function visitPatiently(url: string, timesAlone: boolean, say: Settings["say"]): Promise<Visit> {
	for (let left = 2; ; left -= 1) {
		try {
			return await visit(url, timesAlone);
		} catch (error) {
			if (left === 0) throw error;
			say(`${url} is visited again: ${(error as Error).message}`);
		}
	}
}

/** All that a phone loads of some pages, to the end of each, compressed as it came; each address once. */
async function answersOf(browser: Browser, site: Site, paths: readonly string[]): Promise<Answer[]> {
	const requested = new Map<string, string>();
	for (const path of paths) {
		const context = await phone(browser);
		const page = await context.newPage();
		page.on("request", (request) => {
			const url = request.url();
			if (request.method() !== "GET" || !url.startsWith(`${site.address}/`)) return;
			const path = url.slice(site.address.length);
			// The page itself comes first; the offline worker asks for it again, as programs do.
			if (!requested.has(path)) requested.set(path, request.headers().accept ?? "*/*");
		});
		await page.goto(site.address + path);
		await settled(page);
		await touch(page);
		await scrollThrough(page);
		await context.close();
	}
	const answers: Answer[] = [];
	for (const [path, accept] of requested) {
		answers.push(await ask(site.address, path, { "accept-encoding": "gzip, deflate, br", accept }));
	}
	return answers.filter(({ status }) => status === 200);
}
