import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { short } from "./numbers.ts";
import { type FigureName, type Figures, isReached, type Target, targets } from "./targets.ts";

/** What was measured of one commit; a part that is measured again takes the place of what it said before. */
export interface Run {
	readonly commit: string;
	/** The day of the last part. */
	readonly date: string;
	readonly machine: string;
	/** How many were at work on the machine besides: its load before the first part, where it was noted. */
	readonly loadBefore?: number;
	/** Parts that have been measured, with how. */
	readonly parts: Readonly<Record<string, string>>;
	readonly figures: Figures;
}

/** All runs that were kept, the newest last. */
export function readHistory(file: string): Run[] {
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Run[]) : [];
}

export function writeHistory(file: string, runs: readonly Run[]): void {
	writeFileSync(file, `${JSON.stringify(runs, null, "\t")}\n`);
}

/** Puts what a part has measured to the run of its commit, or begins that run. */
export function withPart(
	runs: readonly Run[],
	about: Pick<Run, "commit" | "date" | "machine" | "loadBefore">,
	part: { readonly name: string; readonly how: string; readonly figures: Figures },
): Run[] {
	const same = runs.find(({ commit }) => commit === about.commit);
	const run: Run = {
		...about,
		...(same?.loadBefore !== undefined && { loadBefore: same.loadBefore }),
		parts: { ...same?.parts, [part.name]: part.how },
		figures: { ...same?.figures, ...part.figures },
	};
	return [...runs.filter((each) => each !== same), run];
}

/** The table of figures: what is reached, then each run in a column of its own, the newest first. */
export function tableOf(runs: readonly Run[]): string[][] {
	const newestFirst = runs.toReversed();
	const names = Object.keys(targets) as FigureName[];
	return [
		["Figure", "Reach", ...newestFirst.map(({ commit, date }) => `${commit}, ${date}`)],
		...names.map((name) => [
			targets[name].label,
			reach(targets[name]),
			...newestFirst.map(({ figures }) => cell(name, figures[name])),
		]),
	];
}

/** How and where each run was measured, the newest first. */
export function runsTable(runs: readonly Run[]): string[][] {
	return [
		["Run", "Date", "Machine", "Load before", "Parts"],
		...runs.toReversed().map(({ commit, date, machine, loadBefore, parts }) => [
			commit,
			date,
			machine,
			String(loadBefore ?? ""),
			Object.entries(parts)
				.map(([name, how]) => `${name} (${how})`)
				.join(", "),
		]),
	];
}

function reach({ most, least, unit }: Target): string {
	if (most !== undefined) return `≤ ${withUnit(most, unit)}`;
	return least === undefined ? "" : `≥ ${withUnit(least, unit)}`;
}

function cell(name: FigureName, value: number | undefined): string {
	if (value === undefined) return "";
	const said = withUnit(value, targets[name].unit);
	return isReached(name, value) === false ? `**${said}** missed` : said;
}

function withUnit(value: number, unit: Target["unit"]): string {
	if (unit === "" || unit === "of 100") return short(value);
	return unit === "×" ? `${short(value)}×` : `${short(value)} ${unit}`;
}

/** A table as Markdown. */
export function markdown([head = [], ...rows]: readonly string[][]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "--:"))), ...rows.map(line)].join(
		"\n",
	);
}

/** A table for the console. */
export function columns(rows: readonly string[][]): string {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((row) => (row[column] ?? "").length)),
	);
	return rows
		.map((row) =>
			row
				.map((text, column) =>
					column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
				)
				.join("  "),
		)
		.join("\n");
}

/** The machine, in words that let a reader judge the figures. */
export function machine(): string {
	const [first] = cpus();
	return `${cpus().length} × ${first?.model.trim() || "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.version}`;
}
