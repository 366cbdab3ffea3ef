import { median, ratio } from "./numbers.ts";

export interface Target {
	readonly label: string;
	readonly unit: "" | "×" | "%" | "ms" | "s" | "kB" | "MB" | "of 100" | "a second";
	/** Without either the figure is reported and not judged. */
	readonly most?: number;
	readonly least?: number;
}

/** Everything that is measured, in the order of the table in docs/benchmarks.md. */
export const targets = {
	scriptBefore: { label: "Script before idle or the first touch, the heaviest page", unit: "kB", most: 0 },
	scriptReading: { label: "Script of a reading page, whole (brotli)", unit: "kB", most: 5 },
	scriptHeaviest: { label: "Script of the heaviest page, whole (brotli)", unit: "kB", most: 80 },
	fcp: { label: "First Contentful Paint against the static twin, mean of all pages", unit: "×", most: 1.1 },
	lcp: {
		label: "Largest Contentful Paint against the static twin, mean of all pages",
		unit: "×",
		most: 1.05,
	},
	cls: { label: "Layout shift, the worst page", unit: "", most: 0 },
	performance: { label: "Lighthouse on a phone: performance, the worst page", unit: "of 100", least: 99 },
	accessibility: { label: "accessibility, the worst page", unit: "of 100", least: 100 },
	bestPractices: { label: "best practices, the worst page", unit: "of 100", least: 100 },
	seo: { label: "search engines, the worst indexed page", unit: "of 100", least: 100 },
	step: { label: "Tap on a link until the next page is painted, slow phone", unit: "ms" },
	notRestored: { label: "Pages that Back doesn't restore from the browser's cache", unit: "", most: 0 },
	cpuPage: { label: "Page from the cache: processor time against nginx", unit: "×", most: 3 },
	mePerSecond: { label: "GET /api/me on one core", unit: "a second", least: 1500 },
	start: { label: "A second start to the first answer", unit: "ms", most: 1500 },
	startCpu: { label: "the same, processor time", unit: "s", most: 1.5 },
	warmCpu: { label: "until all pages are rendered, processor time", unit: "s", most: 4 },
	memory: { label: "Memory when idle, all pages rendered", unit: "MB", most: 160 },
	manyStart: {
		label: "With 10,000 notices in two languages: start to the first answer",
		unit: "ms",
		most: 1500,
	},
	manyMemory: { label: "memory when idle, all pages rendered", unit: "MB", most: 200 },
	publish: {
		label: "a new notice published, checked, in both languages, the middle one",
		unit: "ms",
		most: 10,
	},
	publish95: { label: "the same, 95 of 100", unit: "ms", most: 15 },
	seen95: { label: "sent until a reader has the list with it, 95 of 100", unit: "ms", most: 40 },
	seenOld: { label: "lists that were still the old one after the answer", unit: "", most: 0 },
	block: { label: "longest block of the event loop while publishing", unit: "ms", most: 50 },
	deskList: { label: "the desk's list of 50, 95 of 100", unit: "ms", most: 10 },
	deskSearch: { label: "the desk's search in English and Hindi, 95 of 100", unit: "ms", most: 16 },
	pagesASecond: { label: "pages a second, the list of notices", unit: "a second", least: 15_000 },
	pagesBeside: { label: "pages a second beside one publishing a second, against none", unit: "%", least: 90 },
	readers99: {
		label: "the list of notices while ten clerks save each second, 99 of 100",
		unit: "ms",
		most: 20,
	},
	drawn95: {
		label: "Key until the page beside the words is there, one clerk, 95 of 100, without its browser",
		unit: "ms",
		most: 300,
	},
	drawnTen95: { label: "the same, ten clerks who type without a rest", unit: "ms", most: 800 },
	readersBeside: { label: "a reader's page meanwhile against none, 99 of 100", unit: "×", most: 2 },
	search: { label: "A page of search results, 95 of 100", unit: "ms", most: 10 },
	manySearch: { label: "the same with 10,000 notices", unit: "ms", most: 20 },
	complaintList: {
		label: "With 100,000 complaints: the slowest list of the desk, 95 of 100",
		unit: "ms",
		most: 10,
	},
	complaintSearch: { label: "the slowest filter or search, 95 of 100", unit: "ms", most: 20 },
	complaintCase: { label: "one case, 95 of 100", unit: "ms", most: 8 },
	complaintGrowth: { label: "the slowest against the same with 1,000", unit: "×", most: 1.3 },
	reported95: { label: "a report, at 20 a second, 95 of 100", unit: "ms", most: 40 },
	reportedPhoto95: { label: "a report with a photograph of 200 kB, 95 of 100", unit: "ms", most: 120 },
	readersReported: { label: "a reader's page meanwhile against none, 99 of 100", unit: "×", most: 2 },
	fresh: { label: "npm start in a fresh clone with cold caches", unit: "s", most: 180 },
	suite: { label: "npm test in a fresh clone", unit: "s", most: 720 },
} as const satisfies Readonly<Record<string, Target>>;

export type FigureName = keyof typeof targets;

export type Figures = { readonly [Name in FigureName]?: number };

/**
 * Each figure's median over some rounds, and the median of its ratios to another commit's, round by round.
 *
 * @param theirs in the same order; figures that the other commit doesn't have are left out of the ratios
 */
export function compared(
	ours: readonly Figures[],
	theirs: readonly Figures[],
): { ours: Figures; against: Figures } {
	const names = (Object.keys(targets) as FigureName[]).filter((name) => ours[0]?.[name] !== undefined);
	const of = (rounds: readonly Figures[], name: FigureName) => rounds.map((each) => each[name] ?? Number.NaN);
	const all = (value: (name: FigureName) => number): Figures =>
		Object.fromEntries(names.map((name) => [name, value(name)]).filter(([, each]) => Number.isFinite(each)));
	return {
		ours: all((name) => median(of(ours, name))),
		against: all((name) => ratio(of(ours, name), of(theirs, name))),
	};
}

/** Whether a figure reaches its target; undefined where it has none. */
export function isReached(name: FigureName, value: number): boolean | undefined {
	const { most, least }: Target = targets[name];
	if (most === undefined && least === undefined) return undefined;
	// Judged as it is printed: 1.0500001 is 1.05.
	const rounded = Math.round(value * 100) / 100;
	return rounded <= (most ?? rounded) && rounded >= (least ?? rounded);
}
