// npm run bench: measures this site against its static twin, says what is missed, and writes docs/benchmarks.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg, platform } from "node:os";
import { join } from "node:path";
import { chromiumPath } from "./browser.ts";
import { commit } from "./commit.ts";
import {
	columns,
	machine,
	markdown,
	type Run,
	readHistory,
	runsTable,
	tableOf,
	withPart,
	writeHistory,
} from "./history.ts";
import { type Options, type PartName, readOptions, type Settings, usage } from "./options.ts";
import { cpu } from "./parts/cpu.ts";
import { fresh } from "./parts/fresh.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { memory } from "./parts/memory.ts";
import { scale } from "./parts/scale.ts";
import { start } from "./parts/start.ts";
import { tap } from "./parts/tap.ts";
import { weight } from "./parts/weight.ts";
import { endAll, program } from "./processes.ts";
import { root } from "./site.ts";
import { type FigureName, type Figures, isReached } from "./targets.ts";

const historyFile = join(root, "bench/history.json");
const page = join(root, "docs/benchmarks.md");

/** A part with what the machine must have for it. */
interface Part {
	readonly measure: (settings: Settings) => Promise<Figures>;
	readonly needs: readonly Need[];
}

type Need = "nginx" | "wrk" | "chromium" | "linux" | "lighthouse";

const parts: Readonly<Record<PartName, Part>> = {
	start: { measure: start, needs: [] },
	memory: { measure: memory, needs: ["linux", "wrk"] },
	cpu: { measure: cpu, needs: ["linux", "wrk", "nginx"] },
	scale: { measure: scale, needs: ["chromium"] },
	weight: { measure: weight, needs: ["chromium"] },
	tap: { measure: tap, needs: ["chromium", "nginx"] },
	lighthouse: { measure: lighthouse, needs: ["chromium", "nginx", "lighthouse"] },
	fresh: { measure: fresh, needs: [] },
};

const needs: Readonly<Record<Need, () => string | undefined>> = {
	nginx: () => (program("nginx") ? undefined : "nginx is missing: apt-get install nginx-light"),
	wrk: () => (program("wrk") ? undefined : "wrk is missing: apt-get install wrk"),
	chromium: () => (chromiumPath() ? undefined : "Chromium is missing: apt-get install chromium"),
	linux: () => (platform() === "linux" ? undefined : "processor time and memory are read from Linux' /proc"),
	lighthouse: () =>
		existsSync(join(root, "tools/bench/lighthouse/node_modules/lighthouse"))
			? undefined
			: "Lighthouse is missing: npm ci --prefix tools/bench/lighthouse",
};

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, async () => {
		await endAll();
		process.exit(130);
	});
}

function readOptionsOrStop(): Options {
	try {
		return readOptions(process.argv.slice(2));
	} catch (error) {
		console.error(`${(error as Error).message}\n\n${usage}`);
		process.exit(2);
	}
}

const options = readOptionsOrStop();
const about = { commit: commit(), machine: machine(), loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10 };
let runs: readonly Run[] = readHistory(historyFile);
let measured: Figures = {};
let failed = 0;

for (const name of options.only) {
	if (options.resume && runs.some((run) => run.commit === about.commit && name in run.parts)) continue;
	const { measure, needs: needed } = parts[name];
	const missing = needed.flatMap((need) => needs[need]() ?? []);
	console.log(`\n${name}`);
	if (missing.length > 0) {
		failed += 1;
		for (const each of missing) console.error(`  ${each}`);
		continue;
	}
	try {
		const figures = await measure({ ...options, say: (line) => console.log(`  ${line}`) });
		measured = { ...measured, ...figures };
		// Some pages are no measure of the site: told, not kept.
		if (options.pages) continue;
		const how = `${options.runs} runs`;
		runs = withPart(runs, { ...about, date: today() }, { name, how, figures });
		writeHistory(historyFile, runs);
		writePage(runs);
	} catch (error) {
		failed += 1;
		console.error(`  ${name} could not be measured: ${(error as Error).message}`);
		await endAll();
	}
}

const shown: Run = { ...about, date: today(), parts: {}, figures: measured };
const rows = tableOf([shown]).filter(([, , figure]) => figure !== "");
console.log(`\n${columns(rows)}`);
const missed = (Object.entries(measured) as [FigureName, number][]).filter(
	([name, value]) => isReached(name, value) === false,
);
console.log(`\n${missed.length} missed, ${failed} parts could not be measured`);
process.exit(failed > 0 ? 2 : missed.length > 0 ? 1 : 0);

function today(): string {
	return new Date().toISOString().slice(0, 10);
}

/** Puts the tables into their places in the page; its words are written by people. */
function writePage(history: readonly Run[]): void {
	const tables = { figures: tableOf(history), runs: runsTable(history) };
	let text = readFileSync(page, "utf8");
	for (const [name, rows] of Object.entries(tables)) {
		const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
		text = text.replace(place, (_, before: string, after: string) => `${before}${markdown(rows)}\n${after}`);
	}
	writeFileSync(page, text);
}
