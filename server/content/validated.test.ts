import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { languages } from "#contract/language.ts";
import { isLong, seed } from "../../tests/support/long.ts";
import { devgarh } from "./devgarh.fixture.ts";
import type { Fields } from "./entries.ts";
import { readFolder, townOver } from "./from-files.ts";
import { TownMistakes } from "./mistakes.ts";
import type { DeskRow } from "./overlay.ts";
import { reconcile } from "./reconcile.ts";
import type { ContentSnapshot } from "./snapshot.ts";
import { checkContent, type ValidatedContent } from "./validated.ts";

const reading = readFolder(devgarh);

/** Every kind that has rows, with its rows in the folder. */
const rowsOf = new Map<ContentKind, readonly (readonly [key: string, raw: Fields])[]>();
for (const [kind, { table }] of reading.sources) {
	if (kinds[kind].form === "document") continue;
	rowsOf.set(
		kind,
		[...table].map(([key, { raw }]) => [key, raw as Fields]),
	);
}
const filled = [...rowsOf].filter(([, rows]) => rows.length > 0).map(([kind]) => kind);

/** Random field values: valid and invalid, with placeholders and broken references. */
const leaf = fc.constantFrom<unknown>(
	"",
	"Something else",
	"कुछ और",
	"2026-01-02",
	"7",
	"1",
	"nowhere",
	"{council.name}",
	"{facts.population}",
	"{facts.nowhere}",
	"home",
	"pond.svg",
	"etender",
	undefined,
);

interface Edit {
	readonly kind: ContentKind;
	readonly row: number;
	readonly what: "change" | "add" | "take off" | "put back";
	readonly field: number;
	readonly value: unknown;
	/** Takes the field of another row instead, which mostly fits. */
	readonly from: number | undefined;
}

const edit: fc.Arbitrary<Edit> = fc.record({
	kind: fc.constantFrom(...filled),
	row: fc.nat(20),
	what: fc.constantFrom("change", "change", "add", "take off", "put back"),
	field: fc.nat(20),
	value: leaf,
	from: fc.option(fc.nat(20), { nil: undefined }),
});

/** A ward gets a name of its own, which is right whatever was edited before, and one without a name, which is wrong. */
const nameOfWard = Object.keys(rowsOf.get("wards")?.[0]?.[1] ?? {}).indexOf("name");
const rename = { kind: "wards", row: 0, what: "change", field: nameOfWard, from: undefined } as const;
const right: Edit = { ...rename, value: "झील वार्ड" };
const wrong: Edit = { ...rename, value: "" };

/** Edits at random, among them in any order one that is right and one that is wrong. */
const edits = fc
	.array(edit, { maxLength: 6 })
	.chain((others) => fc.shuffledSubarray([right, wrong, ...others], { minLength: others.length + 2 }));

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

/** A row with one of its leaves replaced; a text has one in each language. */
function changed(row: Fields, field: number, value: unknown, from: Fields): Fields {
	const name = at(Object.keys(row), field);
	const inner = row[name];
	if (typeof inner !== "object" || inner === null) return { ...row, [name]: value ?? from[name] };
	if (value === undefined) return { ...row, [name]: from[name] };
	return { ...row, [name]: { ...inner, [at(Object.keys(inner), field)]: value } };
}

/** The desk's rows after one more edit; the other rows stay the same objects. */
function edited(desk: readonly DeskRow[], { kind, row, what, field, value, from }: Edit): readonly DeskRow[] {
	const rows = rowsOf.get(kind) ?? [];
	const [key, raw] = at(rows, row);
	const keyField = "key" in kinds[kind] ? (kinds[kind] as { key: string }).key : undefined;
	if (what === "put back") return desk.filter((each) => each.kind !== kind || each.key !== key);
	const other = from === undefined ? {} : at(rows, from)[1];
	const own = what === "add" ? (keyField && /\D/.test(key) ? `${key}-${from}` : String(900 + row)) : key;
	const fields = what === "add" ? raw : changed(raw, field, from === undefined ? value : undefined, other);
	const next: DeskRow = {
		kind,
		key: own,
		raw: what === "take off" ? null : { ...fields, ...(what === "add" && keyField && { [keyField]: own }) },
	};
	const index = desk.findIndex((each) => each.kind === kind && each.key === own);
	return index < 0 ? [...desk, next] : desk.with(index, next);
}

function outcomeOf(desk: readonly DeskRow[], before?: ValidatedContent) {
	try {
		return { checked: checkContent(reading, desk, before) };
	} catch (error) {
		if (error instanceof TownMistakes) return { mistakes: error.mistakes };
		throw error;
	}
}

const readAll = (town: ContentSnapshot) =>
	filled.map((kind) => [kind, languages.map((lang) => town.read(kind, lang))] as const);

describe("a publishing, checked row by row", () => {
	test("comes to the content and the mistakes of a check of the whole, and so does each one after it", () => {
		const runs = isLong ? 60 : 30;
		const counts = { good: 0, bad: 0 };
		fc.assert(
			fc.property(edits, (edits) => {
				let desk: readonly DeskRow[] = [];
				let before = checkContent(reading, desk);
				let town = townOver(before);
				readAll(town);
				for (const each of edits) {
					const next = edited(desk, each);
					const [whole, byRow] = [outcomeOf(next), outcomeOf(next, before)];
					expect(byRow.mistakes).toEqual(whole.mistakes);
					if (!byRow.checked || !whole.checked) {
						counts.bad += 1;
						continue;
					}
					counts.good += 1;
					expect(byRow.checked.content).toEqual(whole.checked.content);
					expect(sorted(byRow.checked.known.keys)).toEqual(sorted(whole.checked.known.keys));
					town = townOver(byRow.checked, {}, town);
					const fresh = townOver(whole.checked);
					expect(readAll(town)).toEqual(readAll(fresh));
					expect([...town.media.keys()].sort()).toEqual([...fresh.media.keys()].sort());
					[desk, before] = [next, byRow.checked];
				}
			}),
			{ numRuns: runs, seed },
		);
		expect(counts.good).toBeGreaterThanOrEqual(runs);
		expect(counts.bad).toBeGreaterThanOrEqual(runs);
	});

	test("finds what it breaks elsewhere: an address of the council's own page, the target of a link", () => {
		const before = checkContent(reading, []);
		const [[key, raw] = ["", {}]] = rowsOf.get("redirects") ?? [];
		const [[, page] = ["", {}]] = rowsOf.get("ownPages") ?? [];
		for (const desk of [
			[{ kind: "redirects", key, raw: { ...raw, from: page.path } }],
			[{ kind: "portals", key: "etender", raw: null }],
			[{ kind: "officers", key: "1", raw: null }],
		] as const) {
			const found = outcomeOf(desk, before).mistakes;
			expect(found?.length).toBeGreaterThan(0);
			expect(found).toEqual(outcomeOf(desk).mistakes);
		}
	});

	test("finds that a page whose status is told is about no service any more", () => {
		const status = {
			service: "water-connection",
			state: "limited",
			starts: "2026-11-21",
			ends: "2026-11-24",
		};
		const row = { ...status, id: "2", text: { en: "Closed", hi: "बंद है" } };
		const told: DeskRow = { kind: "serviceStatus", key: "2", raw: row };
		const before = checkContent(reading, [told]);
		const [, page] = rowsOf.get("ownPages")?.find(([key]) => key === "water-connection") ?? [];
		const desk: DeskRow[] = [
			told,
			{ kind: "ownPages", key: "water-connection", raw: { ...page, service: undefined } },
		];
		const found = outcomeOf(desk, before).mistakes;
		expect(found?.map(({ file }) => file)).toEqual(["desk/serviceStatus/2"]);
		expect(found).toEqual(outcomeOf(desk).mistakes);
	});

	test("leaves every other kind and row as it was, checked and read", () => {
		const before = checkContent(reading, []);
		const town = townOver(before);
		const [[key, raw] = ["", {}]] = rowsOf.get("wards") ?? [];
		readAll(town);
		const desk = [{ kind: "wards", key, raw: { ...raw, name: { en: "Lake", hi: "झील" } } }] as const;
		const after = checkContent(reading, desk, before);
		for (const kind of Object.keys(kinds) as ContentKind[]) {
			if (kind === "wards") continue;
			expect(after.content[kind]).toBe(before.content[kind]);
		}
		const [changed, ...others] = after.content.wards;
		expect(changed?.name.en).toBe("Lake");
		expect(others.length).toBeGreaterThan(0);
		for (const [index, ward] of others.entries()) expect(ward).toBe(before.content.wards[index + 1]);
		const next = townOver(after, {}, town);
		expect(next.read("notices", "hi")).toBe(town.read("notices", "hi"));
		expect(next.read("wards", "hi")[1]).toBe(town.read("wards", "hi")[1]);
		expect(next.read("wards", "hi")[0]).not.toBe(town.read("wards", "hi")[0]);
	});
});

describe("rows of the desk that don't go together", () => {
	const runs = isLong ? 100 : 40;

	test("are rejected until the site is whole, none that would fit, and no removal for the sake of the desk's own rows", () => {
		const counts = { written: 0, removed: 0 };
		fc.assert(
			fc.property(edits, (edits) => {
				const desk = edits.reduce<readonly DeskRow[]>(edited, []);
				const { checked, rejected } = reconcile(reading, desk);
				const gone = new Set(rejected.map(({ row }) => row));
				const shown = desk.filter((row) => !gone.has(row));
				expect(checked.content).toEqual(checkContent(reading, shown).content);
				for (const row of gone) {
					counts[row.raw === null ? "removed" : "written"] += 1;
					const others = row.raw === null ? shown.filter(({ raw }) => raw === null) : shown;
					expect(outcomeOf([...others, row]).mistakes).not.toBeUndefined();
				}
			}),
			{ numRuns: runs, seed },
		);
		expect(counts.written).toBeGreaterThan(0);
		expect(counts.removed).toBeGreaterThan(0);
	});
});

function sorted(keys: ValidatedContent["known"]["keys"]): Readonly<Record<string, readonly string[]>> {
	return Object.fromEntries([...keys].map(([kind, each]) => [kind, [...each.keys()].sort()]));
}
