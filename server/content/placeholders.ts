import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { wholeKey } from "#contract/content/desk.ts";
import { countedFacts } from "#contract/content/facts.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { filled as limits } from "#contract/content/limits.ts";
import type { MistakeCode } from "#contract/content/validation-messages.ts";
import { type Lang, languages } from "#contract/language.ts";
import { documentOf, type Entry, entriesOf, type Fields, type Sources, type Table } from "./entries.ts";
import { didYouMean, type Fault, type FaultAt, type Path, type RowName } from "./mistakes.ts";

const PLACEHOLDER = /\{([^{}]*)\}/g;
const PLACEHOLDER_ALONE = /\{[^{}]*\}/;

/** Depth of placeholders: a value may name another, which names none. */
const deepest = 1;

/** Values by name: `council.helpline`, `facts.oldAgePension`. */
export type Values = {
	named: ReadonlyMap<string, unknown>;
	/** Names with missing or wrong values, reported once where they are defined. */
	broken: ReadonlySet<string>;
	unread: readonly string[];
};

/**
 * Plain fields of council.yaml, values of facts.yaml, and figures counted from tables.
 * @param before returned if nothing has changed
 */
export function placeholderValues(sources: Sources, before?: Values): Values {
	const named = new Map<string, unknown>();
	const schemas = new Map<string, z.ZodType>();
	const add = (name: string, value: unknown, schema: z.ZodType) => {
		schemas.set(name, schema);
		if (isPlain(value) || isText(value)) named.set(name, value);
	};
	const unread = [];
	const council = documentOf(sources, "council");
	if (!council) unread.push("council.");
	for (const [name, schema] of Object.entries(kinds.council.schema.shape)) {
		add(`council.${name}`, council?.[name], schema);
	}
	if (!sources.has("facts")) unread.push("facts.");
	for (const { key, raw } of entriesOf(sources, "facts")) {
		add(`facts.${key}`, (raw as { value?: unknown } | null)?.value, kinds.facts.schema.shape.value);
	}
	for (const [key, { table, sumOf }] of Object.entries(countedFacts)) {
		const counted = sources.get(table as ContentKind);
		if (!counted || counted.incomplete) unread.push(`facts.${key}`);
		else named.set(`facts.${key}`, count(counted.table, sumOf));
	}
	if (before && isDeepStrictEqual([before.named, before.unread], [named, unread])) return before;
	const values = { named, broken: new Set<string>(), unread };
	for (const [name, schema] of schemas) {
		if (isWrong(name, schema, values)) values.broken.add(name);
	}
	return values;
}

function count(rows: Table, sumOf: string | undefined): string {
	const figure = ({ raw }: Entry) => Number((raw as Fields)[sumOf ?? ""]) || 0;
	const total = sumOf ? [...rows.values()].reduce((sum, row) => sum + figure(row), 0) : rows.size;
	return total.toLocaleString("en-IN");
}

function isWrong(name: string, schema: z.ZodType, values: Values): boolean {
	let isEndless = false;
	const named = { values, room: newRoom(), inside: [name] };
	const filled = filledIn(values.named.get(name), [], named, (_, { code }) => {
		if (code === "longFacts" || code === "deepFacts") isEndless = true;
	});
	if (isEndless) return true;
	const { error } = schema.safeParse(filled, { reportInput: true });
	return error?.issues.some(({ input }) => !isUnfilled(input)) ?? false;
}

export function isUnfilled(value: unknown): boolean {
	return typeof value === "string" && value.search(PLACEHOLDER) >= 0;
}

export function rowsNamedIn(value: unknown): RowName[] {
	const names = (JSON.stringify(value) ?? "").matchAll(/\{((?:council|facts)\.[^{}"]*)\}/g);
	return [...names].map(([, name = ""]) => {
		const [kind = "", key = ""] = name.split(".");
		return { kind, key: kind === "council" ? wholeKey : key };
	});
}

/** Fills placeholders before validation, so that the schema checks what readers see; each language gets its own value. */
export function fillPlaceholders(
	{ kind, key, raw }: Entry,
	values: Values,
): { filled: unknown; faults: FaultAt[] } {
	const faults: FaultAt[] = [];
	const report = (path: Path, fault: Fault) => faults.push({ path, ...fault });
	const fillFrom = (value: unknown, path: Path, name?: string) =>
		filledIn(value, path, { values, room: newRoom(), inside: name ? [name] : [] }, report);
	if (kinds[kind].form !== "document") {
		return { filled: fillFrom(raw, [], kind === "facts" ? `facts.${key}` : undefined), faults };
	}
	const nameOf = (step: string | number) => (kind === "council" ? `council.${step}` : undefined);
	return { filled: mapped(raw, (part, step) => fillFrom(part, [step], nameOf(step))), faults };
}

function mapped(value: unknown, replace: (part: unknown, step: string | number) => unknown): unknown {
	if (Array.isArray(value)) return value.map(replace);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part, key)]));
}

/** Letters that placeholders may still add to an entry, or a few names could fill the memory. */
interface Room {
	left: number;
}

const newRoom = (): Room => ({ left: limits.row });

const tooLong = `a text that has at most ${limits.text.toLocaleString("en-IN")} letters once {council.…} and {facts.…} are filled in, in a row or page that they make no longer than ${limits.row.toLocaleString("en-IN")}`;
const tooDeep = "a value without placeholders: one may name another, and that one no third";

interface Filling {
	readonly values: Values;
	readonly room: Room;
	readonly inside: readonly string[];
}

function filledIn(
	value: unknown,
	path: Path,
	filling: Filling,
	report: (path: Path, fault: Fault) => void,
): unknown {
	if (typeof value === "string") {
		if (!isUnfilled(value)) return value;
		const { room } = filling;
		const before = Math.min(limits.text - value.length, room.left);
		const own = { left: before };
		const { text, mistakes } = fill(value, writtenIn(path), { ...filling, room: own });
		room.left -= before - Math.max(0, own.left);
		if (own.left < 0) {
			const found = PLACEHOLDER_ALONE.exec(value)?.[0] ?? value;
			report(path, { found, expected: tooLong, code: "longFacts" });
			return value;
		}
		for (const mistake of mistakes) report(path, mistake);
		return text;
	}
	return mapped(value, (part, step) => filledIn(part, [...path, step], filling, report));
}

type Filled = { text: string; mistakes: Fault[] };

function fill(text: string, lang: Lang | undefined, filling: Filling): Filled {
	const { values, room, inside } = filling;
	const mistakes: Filled["mistakes"] = [];
	const filled = text.replace(PLACEHOLDER, (written, name: string) => {
		// Counts one for each placeholder, or empty values could nest without end.
		if (room.left < 0) return "";
		room.left -= 1;
		const refuse = (expected: string, code: MistakeCode = "unknownFact") => {
			mistakes.push({ found: written, expected, code });
			return written;
		};
		if (values.broken.has(name) || values.unread.some((file) => name.startsWith(file))) return written;
		if (inside.includes(name)) return refuse("a value that doesn't lead back to itself", "circle");
		const value = values.named.get(name);
		if (value === undefined) {
			const hint = didYouMean(name, values.named.keys());
			return refuse(`{council.…} or {facts.…} with a name that exists${hint}`);
		}
		if (isText(value) && !lang) return refuse("a value that is the same in both languages");
		const inLanguage = isText(value) && lang ? value[lang] : value;
		// The missing language is reported where the text is defined.
		if (!isPlain(inLanguage)) return written;
		if (inside.length === deepest && isUnfilled(inLanguage)) return refuse(tooDeep, "deepFacts");
		room.left -= String(inLanguage).length;
		const deeper = fill(String(inLanguage), lang, { ...filling, inside: [...inside, name] });
		mistakes.push(...deeper.mistakes);
		return deeper.text;
	});
	return { text: filled, mistakes };
}

function writtenIn(path: Path): Lang | undefined {
	return languages.find((lang) => lang === path.at(-1));
}

function isPlain(value: unknown): value is string | number {
	return typeof value === "string" || typeof value === "number";
}

function isText(value: unknown): value is Partial<Record<Lang, unknown>> {
	return typeof value === "object" && value !== null && languages.some((lang) => lang in value);
}
