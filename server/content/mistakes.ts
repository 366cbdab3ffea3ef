import { distance } from "fastest-levenshtein";
import type * as z from "zod";

export type Path = readonly PropertyKey[];

/** A position in a file as a clerk's program shows it: the row of a spreadsheet or the line of a text. */
export type Place = { row?: number; line?: number; key?: string; field?: string };

/** An error in a town folder. `found` and `expected` complete the sentence "found …, expected …". */
export type Mistake = Place & { file: string; found: string; expected: string };

/** All mistakes of a town folder. A clerk reads this error, so it has no stack trace. */
export class TownMistakes extends Error {
	readonly mistakes: readonly Mistake[];

	constructor(folder: string, mistakes: readonly Mistake[]) {
		const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
		super(
			`${count} in the town folder ${folder}:\n${mistakes.map((one) => `  ${sentence(one)}`).join("\n")}`,
		);
		this.name = "TownMistakes";
		this.mistakes = mistakes;
		this.stack = this.message;
	}
}

/** `tables/wards.csv, row 7, population: found "5,1x0", expected a whole number` */
export function sentence({ file, row, line, key, field, found, expected }: Mistake): string {
	const where = [file, row && `row ${row}`, line && `line ${line}`, key, field].filter(Boolean).join(", ");
	return `${where}: found ${found}, expected ${expected}`;
}

const LONGEST_QUOTE = 60;

/** Formats a value for the sentence of a mistake. */
export function shown(value: unknown): string {
	if (value === undefined || value === null || value === "") return "nothing";
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value === "object") {
		const names = Object.keys(value).join(", ");
		// YAML parses an unquoted {council.name} as a map, and "the fields council.name" would puzzle the clerk who wrote it.
		return /^(?:council|facts)\.[^,]+$/.test(names)
			? `{${names}} without quotation marks around it`
			: `the fields ${names}`;
	}
	const words = String(value);
	return `"${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words}"`;
}

/** Flattens Zod's issues: each unknown field is a mistake of its own, with its own line. */
export function complaints(
	issues: readonly z.core.$ZodIssue[],
): { path: Path; found: string; expected: string }[] {
	return issues.flatMap((issue) => {
		const found = shown(issue.input);
		if (issue.code !== "unrecognized_keys") return [{ path: issue.path, found, expected: issue.message }];
		return issue.keys.map((key) => ({
			path: [...issue.path, key],
			found: `a field called "${key}"`,
			expected: issue.message,
		}));
	});
}

/** Suggests the nearest known name, if its edit distance is at most a third of the misspelt name's length. */
export function didYouMean(name: string, known: Iterable<string>): string {
	let best = "";
	let nearest = Math.ceil(name.length / 3) + 1;
	for (const candidate of known) {
		const away = distance(name.toLowerCase(), candidate.toLowerCase());
		if (away < nearest && !/^\d*$/.test(candidate)) [best, nearest] = [candidate, away];
	}
	return best && ` (did you mean "${best}"?)`;
}
