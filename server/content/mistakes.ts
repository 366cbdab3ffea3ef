import { distance } from "fastest-levenshtein";
import type * as z from "zod";
import { mistakeAt, type Schema } from "#contract/content/field.ts";
import type { MistakeCode } from "#contract/content/validation-messages.ts";

export type Path = readonly PropertyKey[];

/** Position as a clerk's program shows it: a spreadsheet's row or a text's line. */
export type Place = { file?: string; row?: number; line?: number; key?: string; field?: string };

/** The parts of "found …, expected …", or a sentence; the code selects the message at a field. */
export type Fault = { code?: MistakeCode | undefined } & (
	| { found: string; expected: string; problem?: never }
	| { problem: string; found?: never; expected?: never }
);

export type FaultAt = { path: Path } & Fault;

/** An error in a town folder; `causes` are other rows that may have brought it about. */
export type Mistake = Place & { file: string; causes?: readonly RowName[] } & Fault;

/** Name of a row, which may not exist; a document's key is `all`. */
export interface RowName {
	readonly kind: string;
	readonly key: string;
}

/** All mistakes of a town folder, without a stack trace, since clerks read it. */
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
export function sentence({ file, row, line, key, field, ...fault }: Mistake): string {
	const where = [file, row && `row ${row}`, line && `line ${line}`, key, field].filter(Boolean).join(", ");
	return `${where}: ${fault.problem ?? `found ${fault.found}, expected ${fault.expected}`}`;
}

const LONGEST_QUOTE = 60;

export function shown(value: unknown): string {
	if (value === undefined || value === null || value === "") return "nothing";
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value === "object") {
		const names = Object.keys(value).join(", ");
		// YAML parses an unquoted {council.name} as a map, and "the fields council.name" would puzzle a clerk.
		return /^(?:council|facts)\.[^,]+$/.test(names)
			? `{${names}} without quotation marks around it`
			: `the fields ${names}`;
	}
	const words = String(value);
	return `"${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words}"`;
}

/** Flattens Zod's issues, one mistake for each unknown field. A missing field that an unknown one nearly matches isn't reported. */
export function faultsIn(schema: Schema, issues: readonly z.core.$ZodIssue[]): FaultAt[] {
	const missing = new Map<string, readonly string[]>();
	for (const { path, input } of issues) {
		if (input !== undefined || path.length === 0) continue;
		const parent = placeKey(path.slice(0, -1));
		missing.set(parent, [...(missing.get(parent) ?? []), String(path.at(-1))]);
	}
	const misspelt = new Set<string>();
	const unknown = issues.flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") return [];
		return issue.keys.map((key) => {
			const meant = nearest(key, missing.get(placeKey(issue.path)) ?? []);
			if (meant) misspelt.add(placeKey([...issue.path, meant]));
			return {
				path: [...issue.path, key],
				found: `a field called "${key}"`,
				expected: meant ? `"${meant}", which is missing` : issue.message,
				code: codeOf(schema, issue),
			};
		});
	});
	const others = issues.flatMap((issue) => {
		const { code, path, input, message } = issue;
		if (code === "unrecognized_keys") return [];
		if (input === undefined && misspelt.has(placeKey(path))) return [];
		const allowed = code === "invalid_value" && typeof input === "string" ? issue.values.map(String) : [];
		const expected = message + didYouMean(String(input), allowed);
		return [{ path, found: shown(input), expected, code: codeOf(schema, issue) }];
	});
	return [...others, ...unknown];
}

function codeOf(schema: Schema, issue: z.core.$ZodIssue): MistakeCode | undefined {
	if (issue.code === "custom" && issue.params) return issue.params.code as MistakeCode;
	const code = mistakeAt(schema, issue.path);
	return code === "list" && issue.code === "too_small" && !issue.exact ? "atLeastOne" : code;
}

function placeKey(path: Path): string {
	return JSON.stringify(path.map(String));
}

export function didYouMean(name: string, known: Iterable<string>): string {
	const meant = nearest(name, known);
	return meant ? ` (did you mean "${meant}"?)` : "";
}

export function nearest(name: string, known: Iterable<string>): string | undefined {
	let best: string | undefined;
	let least = Math.ceil(name.length / 3) + 1;
	for (const candidate of known) {
		const away = distance(name.toLowerCase(), candidate.toLowerCase());
		if (away < least && !/^\d*$/.test(candidate)) [best, least] = [candidate, away];
	}
	return best;
}
