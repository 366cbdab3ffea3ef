import { languages } from "../language.ts";
import { isGroup, type Row, type RowValue } from "./row.ts";

/** Merges the work of two people on the same row field by field (decision 38). */

export type Raw = RowValue;

/** Names of fields, and items of lists as `key=value`, or positions without keys. */
export type Path = readonly string[];

/** One differing text; undefined on a side that lacks it. */
export interface Difference {
	readonly path: Path;
	readonly before: string | undefined;
	readonly after: string | undefined;
}

export interface Conflict {
	readonly path: Path;
	readonly base: Raw | undefined;
	readonly mine: Raw | undefined;
	readonly theirs: Raw | undefined;
}

interface Merged<Row> {
	readonly row: Row;
	readonly conflicts: readonly Conflict[];
}

/** Fields that identify the items of a list, by priority. */
const itemKeys = ["id", "key", "slug", "file", "picture", "path", "href"];

export function differences(before: Raw | undefined, after: Raw | undefined, path: Path = []): Difference[] {
	const [old, next] = [present(before), present(after)];
	const [oldLines, nextLines] = [linesOf(old), linesOf(next)];
	if (oldLines !== undefined && nextLines !== undefined) {
		return oldLines === nextLines
			? []
			: [{ path, before: oldLines || undefined, after: nextLines || undefined }];
	}
	const [oldFields, nextFields] = fieldsOf([groupOfLines(old), groupOfLines(next)], "byPlace");
	if (!oldFields || !nextFields) {
		// Another shape, which only another schema brings.
		return [...differences(old, undefined, path), ...differences(undefined, next, path)];
	}
	return [...new Set([...oldFields.keys(), ...nextFields.keys()])].flatMap((name) =>
		differences(oldFields.get(name), nextFields.get(name), [...path, name]),
	);
}

/** Merges changes to a row: a field changed by one person is theirs; in a conflict mine stays and is reported. */
export function merge<Row extends Raw>(base: Row, mine: Row, theirs: Row): Merged<Row> {
	const conflicts: Conflict[] = [];
	const row = mergeAt({ base, mine, theirs, path: [] }, conflicts);
	return { row: row as Row, conflicts };
}

export function valueAt(raw: Raw | undefined, path: Path): Raw | undefined {
	const [name, ...rest] = path;
	if (name === undefined) return raw;
	return valueAt(fieldsAt(raw, name).get(name), rest);
}

/** Writes a path as forms do (`files.0.title`): without a language, and for a missing item the path of its list. */
export function fieldAt(raw: Raw | undefined, [name, ...rest]: Path): string {
	if (name === undefined || (rest.length === 0 && languages.some((lang) => lang === name))) return "";
	const fields = fieldsAt(raw, name);
	const place = isList(raw) ? [...fields.keys()].indexOf(name) : name;
	if (place === -1) return "";
	return [place, fieldAt(fields.get(name), rest)].filter((step) => step !== "").join(".");
}

export function withValueAt<Row extends Raw>(raw: Row, path: Path, value: Raw | undefined): Row {
	return (put(raw, path, value) ?? {}) as Row;
}

function put(raw: Raw | undefined, [name, ...rest]: Path, value: Raw | undefined): Raw | undefined {
	if (name === undefined) return value;
	const fields = new Map(fieldsAt(raw, name));
	const next = put(fields.get(name), rest, value);
	if (next === undefined) fields.delete(name);
	else fields.set(name, next);
	return closed(fields, raw);
}

function fieldsAt(raw: Raw | undefined, step: string): ReadonlyMap<string, Raw> {
	if (isList(raw)) return itemFields(raw, step.includes("=") ? step.split("=")[0] : undefined);
	return groupFields(isGroup(raw) ? raw : {});
}

function mergeAt({ base, mine, theirs, path }: Conflict, conflicts: Conflict[]): Raw | undefined {
	if (same(mine, theirs) || same(base, theirs)) return mine;
	if (same(base, mine)) return theirs;
	const [baseFields, mineFields, theirFields] = fieldsOf([base, mine, theirs].map(present));
	// A field that one has removed and the other changed is a conflict as a whole.
	const isWhole = present(mine) === undefined || present(theirs) === undefined;
	if (isWhole || !baseFields || !mineFields || !theirFields) {
		conflicts.push({ path, base, mine, theirs });
		return mine;
	}
	const names = orderOf([...baseFields.keys()], [...mineFields.keys()], [...theirFields.keys()]);
	const merged = names.flatMap((name) => {
		const sides = {
			base: baseFields.get(name),
			mine: mineFields.get(name),
			theirs: theirFields.get(name),
		};
		const value = mergeAt({ ...sides, path: [...path, name] }, conflicts);
		return value === undefined ? [] : [[name, value] as const];
	});
	return closed(new Map(merged), mine);
}

/** Takes my order, or theirs if mine is unchanged; what they added follows the same item as in theirs. */
function orderOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
	const isMoved = (one: readonly string[]) => {
		const both = new Set(base.filter((name) => one.includes(name)));
		return !same(
			base.filter((name) => both.has(name)),
			one.filter((name) => both.has(name)),
		);
	};
	const [leading, other] = isMoved(mine) || !isMoved(theirs) ? [mine, theirs] : [theirs, mine];
	const order = [...leading];
	for (const [index, name] of other.entries()) {
		if (order.includes(name)) continue;
		const before = other.slice(0, index).findLast((each) => order.includes(each));
		order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
	}
	return order;
}

/** Empty texts count as missing, as in the folder. */
function present(raw: Raw | undefined): Raw | undefined {
	return raw === "" || raw === null ? undefined : raw;
}

export function same(one: Raw | undefined, other: Raw | undefined): boolean {
	return canonical(one) === canonical(other);
}

function canonical(raw: Raw | undefined): string {
	const value = present(raw);
	if (value === undefined) return "";
	if (isList(value)) return `[${value.map(canonical).join()}]`;
	if (!isGroup(value)) return JSON.stringify(String(value));
	const fields = Object.keys(value)
		.sort()
		.map((name) => [name, canonical(value[name])] as const)
		.filter(([, text]) => text !== "" && text !== "{}");
	return fields.length === 0 ? "" : `{${fields.map(([name, text]) => `${name}:${text}`).join()}}`;
}

const isList = (raw: Raw | undefined): raw is readonly Raw[] => Array.isArray(raw);

function linesOf(raw: Raw | undefined): string | undefined {
	if (raw === undefined || raw === null) return "";
	if (isGroup(raw)) return undefined;
	if (!isList(raw)) return String(raw);
	return raw.some((item) => typeof item === "object") ? undefined : raw.map(String).join("\n");
}

/** A list of bilingual texts as one bilingual text, so that an inserted line is one difference. */
function groupOfLines(raw: Raw | undefined): Raw | undefined {
	if (!isList(raw) || !raw.every(isText)) return raw;
	const [first] = raw;
	if (first === undefined) return raw;
	return Object.fromEntries(
		Object.keys(first).map((lang) => [lang, raw.map((text) => text[lang] ?? "").join("\n")]),
	);
}

const isText = (raw: Raw): raw is Row =>
	isGroup(raw) &&
	Object.keys(raw).sort().join() === "en,hi" &&
	Object.values(raw).every((text) => typeof text === "string");

/** Fields of groups, or items by their keys; undefined if the values don't match. @param otherwise compares unkeyed items by position, but never merges them */
function fieldsOf(values: readonly (Raw | undefined)[], otherwise?: "byPlace") {
	const there = values.filter((value) => value !== undefined);
	if (there.every(isGroup)) return values.map((value) => groupFields(value ?? {}));
	const key = itemKeys.find((name) => there.every((list) => isKeyedBy(list, name)));
	if (!there.every(isList) || (key === undefined && otherwise === undefined))
		return values.map(() => undefined);
	return values.map((value) => itemFields(value ?? [], key));
}

function groupFields(raw: Raw): ReadonlyMap<string, Raw> {
	const fields = Object.entries(raw as Row).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, value] as const],
	);
	return new Map(fields);
}

function itemFields(raw: Raw, key: string | undefined): ReadonlyMap<string, Raw> {
	const items = raw as readonly Raw[];
	return new Map(
		items.map((item, index) => [key === undefined ? String(index + 1) : `${key}=${keyIn(item, key)}`, item]),
	);
}

const keyIn = (item: Raw, key: string): string => String((item as Row)[key] ?? "");

function isKeyedBy(list: Raw, key: string): boolean {
	if (!isList(list)) return false;
	const keys = list.map((item) => (isGroup(item) ? keyIn(item, key) : ""));
	return !keys.includes("") && new Set(keys).size === keys.length;
}

function closed(fields: ReadonlyMap<string, Raw>, like: Raw | undefined): Raw {
	return isList(like) ? [...fields.values()] : Object.fromEntries(fields);
}
