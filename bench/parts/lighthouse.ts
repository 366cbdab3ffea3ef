import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "../browser.ts";
import { answersOf } from "../capture.ts";
import { commit } from "../commit.ts";
import { type Visit, visit } from "../lighthouse.ts";
import { median, ratio, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { type MeasuredPage, publicPages } from "../pages.ts";
import { root, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";
import { startTwin } from "../twin.ts";

const hosts = ["site", "twin"] as const;

/** One line of the file in which visits are kept as they are made: an hour's work outlives an interruption. */
interface Kept {
	readonly path: string;
	readonly host: (typeof hosts)[number];
	readonly visit: Visit;
}

/** Lighthouse on every public page, the site and its static twin in turn. */
export async function lighthouse(settings: Settings): Promise<Figures> {
	const { pages, runs, port, say, resume } = settings;
	const visits = new Visits(resume);
	const measured = publicPages(pages);
	const site = await startSite(port);
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
			for (const { path } of measured) {
				for (const host of run % 2 === 0 ? hosts : hosts.toReversed()) {
					if (visits.of(path, host).length > run) continue;
					visits.keep({ path, host, visit: await visitPatiently(addresses[host] + path, run > 0, say) });
				}
			}
			say(`round ${run + 1} of ${runs}: ${measured.length} pages visited`);
		}
	} finally {
		await twin.stop();
		await site.stop();
	}
	return figuresOf(measured, visits, say);
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

function figuresOf(measured: readonly MeasuredPage[], visits: Visits, say: Settings["say"]): Figures {
	const perPage = measured.map(({ path, indexed }) => {
		const ours = visits.of(path, "site");
		const twins = visits.of(path, "twin");
		const middle = (of: (visit: Visit) => number | null) =>
			median(ours.map(of).filter((value) => value !== null));
		const page = {
			path,
			indexed,
			performance: middle(({ performance }) => performance) * 100,
			accessibility: middle(({ accessibility }) => accessibility) * 100,
			bestPractices: middle(({ bestPractices }) => bestPractices) * 100,
			seo: middle(({ seo }) => seo) * 100,
			cls: middle(({ cls }) => cls),
			homeLcp: middle(({ lcp }) => lcp),
			fcp: ratio(...both(ours, twins, ({ fcp }) => fcp)),
			lcp: ratio(...both(ours, twins, ({ lcp }) => lcp)),
		};
		const failed = new Set(ours.flatMap(({ failed }) => failed));
		if (!indexed) failed.delete("is-crawlable");
		if (failed.size > 0) say(`${path} does not pass: ${[...failed].join(", ")}`);
		if (page.performance < 99 || page.fcp > 1.1 || page.lcp > 1.05) {
			say(`${path}: ${short(page.performance)}, FCP ${short(page.fcp)}×, LCP ${short(page.lcp)}×`);
		}
		return page;
	});
	type Page = (typeof perPage)[number];
	const least = (of: (page: Page) => number, list = perPage) => Math.min(...list.map(of));
	const most = (of: (page: Page) => number) => Math.max(...perPage.map(of));
	const home = perPage.find(({ path }) => path === "/");
	const indexed = perPage.filter((page) => page.indexed);
	return {
		performance: least(({ performance }) => performance),
		accessibility: least(({ accessibility }) => accessibility),
		bestPractices: least(({ bestPractices }) => bestPractices),
		...(indexed.length > 0 && { seo: least(({ seo }) => seo, indexed) }),
		fcp: most(({ fcp }) => fcp),
		lcp: most(({ lcp }) => lcp),
		...(home && { homeLcp: home.homeLcp }),
		cls: most(({ cls }) => cls),
	};
}

function both(
	ours: readonly Visit[],
	twins: readonly Visit[],
	of: (visit: Visit) => number,
): [number[], number[]] {
	return [ours.map(of), twins.map(of)];
}

/** The visits of this commit, in memory and in a file. */
class Visits {
	readonly #file = join(root, "tools/bench/results", `lighthouse-${commit()}.jsonl`);
	readonly #kept: Kept[] = [];

	constructor(resume: boolean) {
		mkdirSync(join(this.#file, ".."), { recursive: true });
		if (!resume) rmSync(this.#file, { force: true });
		if (!existsSync(this.#file)) return;
		for (const line of readFileSync(this.#file, "utf8").split("\n")) {
			// An interrupted write leaves half a line.
			if (line.endsWith("}")) this.#kept.push(JSON.parse(line) as Kept);
		}
	}

	of(path: string, host: Kept["host"]): Visit[] {
		return this.#kept.filter((each) => each.path === path && each.host === host).map(({ visit }) => visit);
	}

	keep(kept: Kept): void {
		this.#kept.push(kept);
		appendFileSync(this.#file, `${JSON.stringify(kept)}\n`);
	}
}
