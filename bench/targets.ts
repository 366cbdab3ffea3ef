/** Everything that is measured, with what it is meant to reach. The order is that of the table in docs/benchmarks.md. */
export interface Target {
	/** What is measured, as people call it. */
	readonly label: string;
	readonly unit: "" | "×" | "ms" | "s" | "kB" | "MB" | "of 100";
	/** Which way is good. None of both: told, not judged. */
	readonly most?: number;
	readonly least?: number;
}

export const targets = {
	performance: { label: "Lighthouse on a phone: performance, the worst page", unit: "of 100", least: 99 },
	accessibility: { label: "accessibility, the worst page", unit: "of 100", least: 100 },
	bestPractices: { label: "best practices, the worst page", unit: "of 100", least: 100 },
	seo: { label: "search engines, the worst indexed page", unit: "of 100", least: 100 },
	fcp: { label: "First Contentful Paint against the static twin, the worst page", unit: "×", most: 1.1 },
	lcp: { label: "Largest Contentful Paint against the static twin, the worst page", unit: "×", most: 1.05 },
	homeLcp: { label: "Largest Contentful Paint of home, simulated", unit: "ms", most: 1250 },
	cls: { label: "Layout shift, the worst page", unit: "", most: 0 },
	thirdParty: { label: "Requests to other hosts, all pages, scrolled to the end", unit: "", most: 0 },
	consoleErrors: { label: "Errors on the console or of loading, all pages", unit: "", most: 0 },
	scriptBefore: { label: "Script before idle or the first touch, the heaviest page", unit: "kB", most: 0 },
	scriptInAll: { label: "Script in all, the heaviest public page (brotli)", unit: "kB", most: 105 },
	staffCode: { label: "Files of staff screens loaded by public pages", unit: "", most: 0 },
	homeText: { label: "HTML and CSS of home (brotli)", unit: "kB", most: 14 },
	pageText: { label: "HTML and CSS of the other pages, median (brotli)", unit: "kB", most: 8 },
	homeView: { label: "First view of home, a phone, no scrolling", unit: "kB", most: 190 },
	repeatView: { label: "Repeat view of home", unit: "kB", most: 1 },
	fontBytes: { label: "Fonts, the heaviest page", unit: "kB", most: 90 },
	fontPreloads: { label: "Preloaded fonts, the page with most", unit: "", most: 1 },
	fontsWithoutSwap: { label: "Font faces without font-display: swap", unit: "", most: 0 },
	tapLogin: {
		label: "First tap on ULB Login, slow phone, against a page without deferral",
		unit: "×",
		most: 1,
	},
	tapMenu: { label: "First tap on a menu, slow phone, against a page without deferral", unit: "×", most: 1 },
	cpuPage: { label: "Cached page: processor time against nginx", unit: "×", most: 1.7 },
	cpuPageBare: { label: "the same for a bare Node server with the same bytes, the floor", unit: "×" },
	cpuUnchanged: { label: "304: processor time against nginx", unit: "×", most: 1.9 },
	cpuUnchangedBare: { label: "the same for a bare Node server, the floor", unit: "×" },
	cpuMe: { label: "GET /api/me: processor time against nginx with the same bytes", unit: "×", most: 3 },
	cpuUsers: { label: "GET /api/users, 100 rows: processor time against nginx", unit: "×", most: 2.5 },
	listGrowth: { label: "List of users from 1,000 to 10,000 rows, growth (1 = in step)", unit: "", most: 1.1 },
	list10000: { label: "List of 10,000 users", unit: "ms" },
	screenGrowth: { label: "Elements of Manage Users, 10,000 rows against 100", unit: "×", most: 1.1 },
	screen10000: { label: "Manage Users with 10,000 rows, until its rows are there", unit: "ms" },
	screenAgainst: { label: "the same against 10 rows", unit: "×" },
	start: { label: "Start to the first answer, already built", unit: "ms", most: 1000 },
	memoryIdle: { label: "Memory when idle, all pages made", unit: "MB", most: 120 },
	memoryLoaded: { label: "Memory after load", unit: "MB", most: 150 },
	fresh: { label: "npm start in a fresh clone with cold caches", unit: "s", most: 180 },
} as const satisfies Readonly<Record<string, Target>>;

export type FigureName = keyof typeof targets;

/** What one part has measured. */
export type Figures = { readonly [Name in FigureName]?: number };

/** Whether a figure reaches what it is meant to; undefined where it is only told. */
export function isReached(name: FigureName, value: number): boolean | undefined {
	const { most, least }: Target = targets[name];
	if (most === undefined && least === undefined) return undefined;
	// Judged as it is printed: 1.0500001 is 1.05.
	const rounded = Math.round(value * 100) / 100;
	return rounded <= (most ?? rounded) && rounded >= (least ?? rounded);
}
