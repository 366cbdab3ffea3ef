import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isAlias, parseDocument, stringify, visit } from "yaml";
import type * as z from "zod";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { decodeList } from "#contract/csv.ts";
import { areSame } from "../kit/same.ts";
import { writeTable } from "./csv.ts";
import type { Fields, Table } from "./entries.ts";
import { rowFile } from "./folder.ts";
import { readFolder } from "./from-files.ts";
import { checkContent, usedMedia, type ValidatedContent } from "./validated.ts";

/**
 * Exports the folder with the desk's rows and shown uploads. Unchanged files are copied byte for byte, hidden ones left out; the result is validated.
 * @throws {Error} with one sentence; the target is then as before
 */
export function writeTown(checked: ValidatedContent, target: string): void {
	const { reading, sources, content, known } = checked;
	const { folder } = reading;
	refuseTarget(folder, target);
	const wasThere = existsSync(target);
	try {
		cpSync(folder, target, {
			recursive: true,
			dereference: true,
			filter: (path) => path === folder || !basename(path).startsWith("."),
		});
		const uploads = [...usedMedia(checked)].flatMap(([path, { on, words }]) =>
			on === undefined ? [] : [{ path, on, words }],
		);
		for (const { path, on } of uploads) {
			const to = join(target, "media", path);
			mkdirSync(dirname(to), { recursive: true });
			cpSync(on, to);
		}
		const described = uploads.flatMap(({ path, words }) =>
			words && !known.described?.has(path) ? [{ file: path, ...words }] : [],
		);
		for (const [kind, source] of sources) {
			const before = reading.sources.get(kind)?.table ?? new Map();
			const added = kind === "pictures" ? described : [];
			const isSame = added.length === 0 && areSame([...source.table.values()], [...before.values()]);
			if (!isSame) writeKind(target, kind, source.table, before, added);
		}
		const again = checkContent(readFolder(target), []);
		const read = { ...again.content, pictures: again.content.pictures.slice(0, content.pictures.length) };
		const different = Object.keys(content).filter(
			(kind) => !isDeepStrictEqual(content[kind as ContentKind], read[kind as ContentKind]),
		);
		if (different.length > 0) {
			throw new Error(
				`The written folder would read differently (${different.join(", ")}), so it was deleted.`,
			);
		}
	} catch (error) {
		rmSync(target, { recursive: true, force: true });
		if (wasThere) mkdirSync(target);
		throw error;
	}
}

function refuseTarget(folder: string, target: string): void {
	if (existsSync(target) && readdirSync(target).length > 0) {
		throw new Error(`${target} isn't empty: name a folder that is new, or empty.`);
	}
	const [inside, town] = [realPath(target), realPath(folder)];
	if (inside === town || inside.startsWith(town + sep)) {
		throw new Error(`${target} is inside the council's folder ${folder}: name one beside it.`);
	}
}

function realPath(path: string): string {
	const whole = resolve(path);
	if (existsSync(whole)) return realpathSync(whole);
	return join(realPath(dirname(whole)), basename(whole));
}

function writeKind(town: string, kind: ContentKind, table: Table, before: Table, added: readonly Fields[]) {
	const { form, file, schema } = kinds[kind];
	const raws = [...table].map(([key, { raw }]) => [key, raw as Fields] as const);
	if (form === "table") {
		const rows = [...raws.map(([, raw]) => raw), ...added];
		writeInto(join(town, file), writeTable(rows, schema as z.ZodObject));
	} else if (form === "collection") {
		for (const key of before.keys()) if (!table.has(key)) rmSync(join(town, file, rowFile(key)));
		for (const [key, entry] of table) {
			if (entry !== before.get(key)) writeFields(join(town, file, rowFile(key)), entry.raw as Fields);
		}
	} else {
		const [[, whole = {}] = []] = raws;
		writeFields(join(town, file), form === "document" ? whole : Object.fromEntries(raws));
	}
}

function writeFields(path: string, fields: Fields): void {
	const document = parseDocument(existsSync(path) ? decodeList(readFileSync(path)) : "", {
		stringKeys: true,
	});
	const before = (document.toJS() ?? {}) as Fields;
	let refersToItself = false;
	visit(document, (_key, node) => {
		refersToItself ||= isAlias(node);
	});
	// Deleting a node may break an alias of it.
	if (refersToItself || document.contents === null) {
		writeInto(path, stringify(fields, { lineWidth: 0 }));
		return;
	}
	for (const name of Object.keys(before)) if (!Object.hasOwn(fields, name)) document.delete(name);
	for (const [name, value] of Object.entries(fields)) {
		if (!isDeepStrictEqual(value, before[name])) document.set(name, document.createNode(value));
	}
	writeInto(path, document.toString({ lineWidth: 0 }));
}

function writeInto(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}
