import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DeskKind, deskKinds, isOrdered } from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { orderKey } from "#contract/content/row.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { isLong, seed } from "../../tests/support/long.ts";
import { changedTown, devgarh } from "./devgarh.fixture.ts";
import { entriesOf, type Fields } from "./entries.ts";
import { openTown, readFolder } from "./from-files.ts";
import type { DeskRow } from "./overlay.ts";
import { reconcile } from "./reconcile.ts";
import type { FolderReading } from "./source.ts";
import { checkContent } from "./validated.ts";
import { writeTown } from "./write-town.ts";

/** Decision 36: nothing is locked in. */
const newTarget = () => join(newFolder("export"), "town");

const reading = readFolder(devgarh);

/** Every kind that has rows, with its rows in the folder. */
const rowsOf = new Map<ContentKind, readonly (readonly [key: string, raw: Fields])[]>();
for (const [kind, { table }] of reading.sources) {
	if (kinds[kind].form === "document" || table.size === 0) continue;
	rowsOf.set(
		kind,
		[...table].map(([key, { raw }]) => [key, raw as Fields]),
	);
}

const portalsOf = ({ sources }: FolderReading) =>
	Object.fromEntries(entriesOf(sources, "portals").map(({ key, raw }) => [key, raw as Fields]));

/** Strings that YAML or CSV may take for syntax. */
const words = fc.oneof(
	fc.string({ unit: "grapheme", minLength: 1 }),
	fc
		.array(
			fc.constantFrom(
				"'",
				'"',
				"=",
				"+",
				"-",
				"@",
				",",
				";",
				":",
				"#",
				"&",
				"*",
				"\n",
				"\r\n",
				" ",
				"क",
				"7",
			),
			{
				minLength: 1,
			},
		)
		.map((letters) => letters.join("")),
	fc.constantFrom("today-3", "{council.name}", "true", "null", "2026-01-02", "1e3"),
);

interface Edit {
	readonly kind: ContentKind;
	readonly row: number;
	readonly what: "change" | "add" | "take off" | "order";
	readonly field: number;
	readonly words: { readonly en: string; readonly hi: string };
	readonly from: number;
}

const edit: fc.Arbitrary<Edit> = fc.record({
	kind: fc.constantFrom(...rowsOf.keys()),
	row: fc.nat(20),
	what: fc.constantFrom("change", "change", "add", "take off", "order"),
	field: fc.nat(20),
	words: fc.record({ en: words, hi: words }),
	from: fc.nat(20),
});

const isText = (value: unknown) =>
	typeof value === "object" && value !== null && "hi" in value && "en" in value;

function deskRow({ kind, row, what, field, words, from }: Edit, index: number): DeskRow {
	const rows = rowsOf.get(kind) ?? [];
	const at = (place: number) => rows[place % rows.length] as (typeof rows)[number];
	const [own, fields] = at(row);
	const table = kinds[kind];
	const isNew = what === "add" && table.form !== "map";
	const fresh = /^\d+$/.test(own) ? String(7000 + index) : `new-${index}`;
	const key = isNew ? fresh : own;
	if (what === "take off") return { kind, key, raw: null };
	if (what === "order" && kind in deskKinds && isOrdered(kind as DeskKind)) {
		const keys = rows.map(([each]) => each);
		const raw = { [orderKey]: [...keys.slice(from % keys.length), ...keys.slice(0, from % keys.length)] };
		return { kind, key: orderKey, raw };
	}
	const names = Object.keys(fields).filter((name) => table.form !== "table" || name !== table.key);
	const name = names[field % names.length] ?? "";
	const value = isText(fields[name]) ? words : at(from)[1][name];
	// As the database keeps it: a field without a value isn't there.
	const changed = JSON.parse(JSON.stringify({ ...fields, [name]: value }));
	return { kind, key, raw: table.form === "table" ? { ...changed, [table.key]: key } : changed };
}

/** The last edit of a row holds. */
function deskOf(edits: readonly Edit[]): DeskRow[] {
	const rows = edits.map(deskRow);
	return rows.filter(
		(row, index) => !rows.slice(index + 1).some((other) => other.kind === row.kind && other.key === row.key),
	);
}

describe("a folder with what the desk has published", () => {
	test("is a copy, byte for byte, where the desk has published nothing", () => {
		const target = newTarget();
		writeTown(checkContent(reading, []), target);
		const files = (folder: string) =>
			readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
				.sort();
		expect(files(target)).toEqual(files(devgarh));
		for (const file of files(target)) {
			expect(readFileSync(join(target, file)).equals(readFileSync(join(devgarh, file))), file).toBe(true);
		}
	});

	test("starts by itself and reads as what readers saw, whatever was changed, added or taken off", () => {
		const touched = new Set<ContentKind>();
		fc.assert(
			fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), (edits) => {
				const { checked } = reconcile(reading, deskOf(edits));
				for (const { kind } of checked.desk.values()) touched.add(kind);
				const target = newTarget();
				writeTown(checked, target);
				expect(openTown(target).written).toEqual(checked.content);
				rmSync(target, { recursive: true });
			}),
			{ numRuns: isLong ? 25 : 12, seed },
		);
		// A run in which most edits didn't fit would prove nothing.
		expect(touched.size).toBeGreaterThan(rowsOf.size * (isLong ? 0.8 : 0.5));
	});

	test("has its rows in the order that staff have given them, so that it needs no order besides", () => {
		const order = (kind: DeskKind, ...keys: string[]) => ({ kind, key: orderKey, raw: { [orderKey]: keys } });
		const desk = [order("helplines", "ambulance", "emergency"), order("photos", "1", "2")];
		const target = newTarget();
		writeTown(checkContent(reading, desk), target);
		const keysIn = (kind: "helplines" | "photos", column: string) =>
			entriesOf(readFolder(target).sources, kind).map(({ raw }) => (raw as Fields)[column]);
		expect(keysIn("helplines", "key").slice(0, 3)).toEqual(["ambulance", "emergency", "police"]);
		// Readers see the last photo first.
		expect(keysIn("photos", "id")).toEqual(["2", "1"]);
	});

	test("keeps the comments and the order of the rows that stay, and what is written is a sample's moving day or a placeholder still", () => {
		const town = changedTown({
			"portals.yaml": (text) => `# Asked of the district on 3 May.\n${text}`,
		});
		const own = readFolder(town);
		const portals = portalsOf(own);
		const [key = "", other = ""] = Object.keys(portals);
		const name = { en: "Portal of {council.town}", hi: "{council.town} का पोर्टल" };
		const target = newTarget();
		writeTown(checkContent(own, [{ kind: "portals", key: other, raw: { ...portals[other], name } }]), target);
		const text = readFileSync(join(target, "portals.yaml"), "utf8");
		expect(text).toContain("# Asked of the district on 3 May.");
		expect(text).toContain("Portal of {council.town}");
		const again = portalsOf(readFolder(target));
		expect(Object.keys(again)).toEqual(Object.keys(portals));
		expect(again[key]).toEqual(portals[key]);
	});

	test("takes along what staff have uploaded and the content shows, with its title and description", () => {
		const path = "uploads/ab/cdef.svg";
		const on = join(newFolder("export"), "upload.svg");
		writeFileSync(on, '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>');
		const words = {
			title: { en: "The new pump", hi: "नया पंप" },
			description: { en: "Two men lower a pump.", hi: "दो लोग पंप उतार रहे हैं।" },
		};
		const file = { src: "", bytes: 70, version: "0123456789", size: { width: 600, height: 400 }, on, words };
		const media = {
			get: (name: string) => (name === path ? file : reading.media.get(name)),
			keys: () => reading.media.keys(),
		};
		const [[key = "", pond = {}] = []] = rowsOf.get("stories") ?? [];
		const raw = { ...pond, picture: path };
		const target = newTarget();
		writeTown(checkContent({ ...reading, media }, [{ kind: "stories", key, raw }]), target);
		const { stories, pictures } = openTown(target).written;
		expect(stories[key]?.picture).toEqual({ $picture: path });
		expect(pictures.at(-1)).toEqual({ file: { $media: path }, ...words });
	});

	test("goes only into a new or empty folder beside the council's", () => {
		const checked = checkContent(reading, []);
		const full = newTarget();
		mkdirSync(full);
		writeFileSync(join(full, "notes.txt"), "");
		expect(() => writeTown(checked, full)).toThrow(/isn't empty/);
		expect(readdirSync(full)).toEqual(["notes.txt"]);
		expect(() => writeTown(checked, join(devgarh, "media", "copy"))).toThrow(/inside the council's folder/);
		expect(existsSync(join(devgarh, "media", "copy"))).toBe(false);
		const empty = newTarget();
		mkdirSync(empty);
		writeTown(checked, empty);
		expect(openTown(empty).written).toEqual(checked.content);
	});
});
