// Measures this site, says what is missed, and prints the table of docs/benchmarks.md.
import { execFileSync } from "node:child_process";
import { cpus, loadavg, platform, release, totalmem } from "node:os";
import { chromiumPath } from "./browser.ts";
import { type Options, type PartName, readOptions, type Settings, usage } from "./options.ts";
import { back } from "./parts/back.ts";
import { fresh, suite } from "./parts/clone.ts";
import { complaints } from "./parts/complaints.ts";
import { cpu } from "./parts/cpu.ts";
import { drawing } from "./parts/drawing.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { memory } from "./parts/memory.ts";
import { publishing } from "./parts/publishing.ts";
import { search } from "./parts/search.ts";
import { start } from "./parts/start.ts";
import { step } from "./parts/step.ts";
import { weight } from "./parts/weight.ts";
import { endAll, program } from "./processes.ts";
import { root } from "./site.ts";
import { table } from "./table.ts";
import { compared, type FigureName, type Figures, isReached } from "./targets.ts";

type Need = "nginx" | "wrk" | "chromium";

/** A part with what the machine must have for it. */
interface Part {
	readonly measure: (settings: Settings) => Promise<Figures>;
	readonly needs: readonly Need[];
}

const parts: Readonly<Record<PartName, Part>> = {
	start: { measure: start, needs: [] },
	memory: { measure: memory, needs: [] },
	publishing: { measure: publishing, needs: [] },
	drawing: { measure: drawing, needs: [] },
	search: { measure: search, needs: [] },
	complaints: { measure: complaints, needs: [] },
	cpu: { measure: cpu, needs: ["wrk", "nginx"] },
	weight: { measure: weight, needs: ["chromium"] },
	back: { measure: back, needs: ["chromium"] },
	step: { measure: step, needs: ["chromium"] },
	lighthouse: { measure: lighthouse, needs: ["chromium", "nginx"] },
	fresh: { measure: fresh, needs: [] },
	suite: { measure: suite, needs: [] },
};

const needs: Readonly<Record<Need, () => string | undefined>> = {
	nginx: () => (program("nginx") ? undefined : "nginx is missing: apt-get install nginx-light"),
	wrk: () => (program("wrk") ? undefined : "wrk is missing: apt-get install wrk"),
	chromium: () => (chromiumPath() ? undefined : "Chromium is missing: apt-get install chromium"),
};

if (platform() !== "linux") stop("Processor time and memory are read from Linux' /proc.");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, async () => {
		await endAll();
		process.exit(130);
	});
}

const options = readOptionsOrStop();
const loadBefore = loadavg()[0] ?? 0;
let figures: Figures = {};
let ratios: Figures = {};
let failed = 0;

for (const name of options.only) {
	console.log(`\n${name}`);
	const { measure, needs: needed } = parts[name];
	const missing = needed.flatMap((need) => needs[need]() ?? []);
	if (missing.length > 0) {
		failed += 1;
		for (const each of missing) console.error(`  ${each}`);
		continue;
	}
	try {
		const { ours, against } = await inTurn(measure);
		figures = { ...figures, ...ours };
		ratios = { ...ratios, ...against };
	} catch (error) {
		failed += 1;
		console.error(`  ${name} could not be measured: ${(error as Error).message}`);
		await endAll();
	}
}

const missed = (Object.entries(figures) as [FigureName, number][]).filter(
	([name, value]) => isReached(name, value) === false,
);
const heading = `${commit(root)}, ${new Date().toISOString().slice(0, 10)}`;
const { before } = options;
console.log(
	`\n${table(heading, figures, before === undefined ? undefined : { heading: `against ${commit(before)}`, ratios })}`,
);
console.log(`\n${machine()}; load before ${loadBefore.toFixed(1)}; ${options.runs} runs`);
console.log(`${missed.length} missed, ${failed} parts could not be measured`);
process.exit(failed > 0 ? 2 : missed.length > 0 ? 1 : 0);

/** Measures a part: once, or with another commit as often as there are runs, in reversed order every other time. */
async function inTurn(measure: Part["measure"]): Promise<{ ours: Figures; against: Figures }> {
	const settings = { ...options, say: (line: string) => console.log(`  ${line}`) };
	const { before, runs } = options;
	if (!before) return { ours: await measure({ ...settings, checkout: root }), against: {} };
	const rounds = { [root]: [] as Figures[], [before]: [] as Figures[] };
	for (let run = 0; run < runs; run += 1) {
		for (const checkout of run % 2 === 0 ? [root, before] : [before, root]) {
			console.log(`  ${commit(checkout)}`);
			rounds[checkout]?.push(await measure({ ...settings, runs: 1, checkout }));
		}
	}
	return compared(rounds[root] ?? [], rounds[before] ?? []);
}

function readOptionsOrStop(): Options {
	try {
		return readOptions(process.argv.slice(2));
	} catch (error) {
		return stop(`${(error as Error).message}\n\n${usage}`);
	}
}

function stop(sentence: string): never {
	console.error(sentence);
	process.exit(2);
}

/** The commit of a checkout, with a plus where files of the product differ from it. */
function commit(cwd: string): string {
	const git = (...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8" }).trim();
	const changes = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs", ":!bench");
	return git("rev-parse", "--short=7", "HEAD") + (changes === "" ? "" : "+");
}

/** The machine, in words that let a reader judge the figures. */
function machine(): string {
	const [first] = cpus();
	return `${cpus().length} × ${first?.model.trim() || "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.version}`;
}
