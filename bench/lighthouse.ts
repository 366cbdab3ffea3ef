import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromiumFlags, chromiumPath } from "./browser.ts";
import { end, start } from "./processes.ts";

/** Lighthouse's figures of one visit: scores from 0 to 1, `null` if it wasn't asked, times in milliseconds. */
export interface Visit {
	readonly performance: number;
	readonly accessibility: number | null;
	readonly bestPractices: number | null;
	readonly seo: number | null;
	readonly fcp: number;
	readonly lcp: number;
	readonly cls: number;
	/** Checks that are not passed, by name. */
	readonly failed: readonly string[];
}

interface Report {
	readonly lhr: {
		readonly runtimeError?: { readonly message: string };
		readonly audits: Readonly<
			Record<string, { readonly score: number | null; readonly numericValue?: number }>
		>;
		readonly categories: Readonly<
			Record<
				string,
				{
					readonly score: number | null;
					readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
				}
			>
		>;
	};
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Visits a page with Lighthouse as a phone on a simulated slow line, with a browser of its own.
 * @param timesAlone what does not change from visit to visit is not looked at again; its scores are `null` then
 */
export async function visit(url: string, timesAlone: boolean): Promise<Visit> {
	const profile = mkdtempSync(join(tmpdir(), "palika-bench-chromium-"));
	const chromium = start(chromiumPath() ?? "chromium", [
		"--headless",
		"--remote-debugging-port=0",
		`--user-data-dir=${profile}`,
		"--hide-scrollbars",
		"--mute-audio",
		...chromiumFlags,
		"about:blank",
	]);
	try {
		const report = await lighthouse(url, {
			port: await portOf(chromium),
			logLevel: "silent",
			output: "json",
			// A picture of the whole page is for people who read the report; it takes as long as the page itself.
			disableFullPageScreenshot: true,
			onlyCategories: timesAlone ? categories.slice(0, 1) : categories,
		});
		if (!report || report.lhr.runtimeError) throw new Error(report?.lhr.runtimeError?.message ?? "no report");
		return readReport(report);
	} finally {
		await end(chromium);
		rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}

/** The port on which Chromium lets itself be driven; it says so when it is ready. */
async function portOf(chromium: ChildProcess): Promise<number> {
	let said = "";
	return new Promise((resolve, reject) => {
		chromium.stderr?.on("data", (data) => {
			if (said.length < 20_000) said += data;
			const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
			if (port) resolve(Number(port));
		});
		chromium.once("exit", () => reject(new Error(`Chromium ended: ${said.slice(-500)}`)));
	});
}

function readReport({ lhr: { audits, categories } }: Report): Visit {
	const score = (name: string) => categories[name]?.score ?? null;
	const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	const failed = Object.entries(categories)
		.filter(([name]) => name !== "performance")
		.flatMap(([, { auditRefs }]) => auditRefs)
		.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
		.map(({ id }) => id);
	return {
		performance: score("performance") ?? Number.NaN,
		accessibility: score("accessibility"),
		bestPractices: score("best-practices"),
		seo: score("seo"),
		fcp: value("first-contentful-paint"),
		lcp: value("largest-contentful-paint"),
		cls: value("cumulative-layout-shift"),
		failed: [...new Set(failed)],
	};
}
