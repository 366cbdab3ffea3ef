import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse as parseCsv } from "csv-parse/sync";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { ContentKind } from "#contract/content/kinds.ts";
import { languages } from "#contract/language.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { isLong, seed, sweep } from "../../tests/support/long.ts";
import { readFolder, townOver } from "../content/from-files.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { TownOptions } from "../content/snapshot.ts";
import { checkContent } from "../content/validated.ts";
import { openSqliteFile, type SqliteFile } from "../db/sqlite-file.ts";
import { SearchIndex } from "./search-index.ts";
import { SiteSearch } from "./site-search.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const reading = readFolder(here("../../town"));
const asked = readFileSync(here("../../tests/content/search-queries.csv"), "utf8");
const queries = (parseCsv(asked, { columns: true }) as { query: string }[]).map(({ query }) => query);
/** Of those that ask for the same in other words, some. */
const every31st = queries.filter((_, index) => index % 31 === 0);
const today = "2026-11-25";

const checkedFirst = checkContent(reading, []);

/** The content before and after each of these edits; each is made when it is asked for, from what was read of the one before. */
function* townsAfter(edits: readonly DeskRow[], options: TownOptions = { today: () => today }) {
	let checked = checkedFirst;
	let town = townOver(checked, options);
	yield town;
	const rows = new Map<string, DeskRow>();
	for (const edit of edits) {
		rows.set(`${edit.kind}/${edit.key}`, edit);
		checked = checkContent(reading, [...rows.values()], checked);
		town = townOver(checked, options, town);
		yield town;
	}
	return town;
}

/** A search that has followed a content to the one after these edits, and that content. */
function followed(edits: readonly DeskRow[], day = () => today) {
	const towns = townsAfter(edits, { today: day });
	let town = towns.next().value;
	const search = new SiteSearch(town, day);
	search.find("drain", "en");
	const haveChanged = [...towns].map((next) => {
		town = next;
		return search.follow(next);
	});
	return { search, town, haveChanged };
}

function answers(search: SiteSearch, of: readonly string[]) {
	return of.flatMap((query) => languages.map((lang) => ({ query, lang, ...search.find(query, lang) })));
}

const some = (...words: [en: string, hi: string][]) =>
	fc.constantFrom(...words.map(([en, hi]) => ({ en, hi })));
const text = some(
	["Birth certificates of 2027", "2027 के जन्म प्रमाण पत्र"],
	["Tender for a drain in Gandhi Nagar", "गांधी नगर में नाली हेतु निविदा"],
	["Auction of old vehicles", "पुराने वाहनों की नीलामी"],
	["Zebra crossing", "ज़ेब्रा क्रॉसिंग"],
);
const key = fc.constantFrom("1", "2", "801", "802");

function row(kind: ContentKind, keys: fc.Arbitrary<string>, fields: Record<string, fc.Arbitrary<unknown>>) {
	return fc
		.tuple(keys, fc.option(fc.record(fields), { freq: 3 }))
		.map(([id, cells]): DeskRow => ({ kind, key: id, raw: cells && { id, ...cells } }));
}

const edit = fc.oneof(
	row("notices", key, {
		title: text,
		summary: text,
		date: fc.constantFrom("2026-11-24", "2026-11-26"),
		badge: fc.constant("complaints"),
		kind: fc.constantFrom("tender", "public"),
		closes: fc.constant("2099-12-31"),
	}),
	row("acts", key, { title: text, portal: fc.constant("indiaCode") }),
	row("searchWords", fc.constantFrom("801", "802"), {
		words: text,
		page: fc.constantFrom("birthCertificate", "wards"),
	}),
	row("wards", fc.constantFrom("1", "2"), {
		name: text,
		population: fc.constantFrom("5100", "6200"),
		member: text,
		phone: fc.constant("00000 00201"),
	}).filter(({ raw }) => raw !== null),
);

test("after random edits the index that followed them answers every question of the table as one that was built anew", () => {
	fc.assert(
		fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
			const { search, town } = followed(edits);
			const fresh = new SiteSearch(town, () => today);
			const typed = ["drian", "gandi", "zebr", "जन्म प्रमान", "auktion", ...sweep(queries, every31st)];
			expect(answers(search, typed)).toEqual(answers(fresh, typed));
		}),
		{ numRuns: isLong ? 8 : 2, seed },
	);
}, 600_000);

const ahead: DeskRow = {
	kind: "notices",
	key: "900",
	raw: {
		id: "900",
		title: { en: "Zeppelin landing ground", hi: "ज़ेपेलिन उतरने का मैदान" },
		summary: { en: "A field is wanted.", hi: "एक मैदान चाहिए।" },
		date: "2026-11-26",
		badge: "complaints",
		kind: "public",
		closes: "2026-12-31",
	},
};

test("few documents are read whole for one question, however many sound like it", () => {
	const read = vi.spyOn(SearchIndex.prototype, "spells");
	const { search } = followed([]);
	for (const query of ["notices", "nagar palika", "वार्ड"]) {
		read.mockClear();
		search.find(query, "en");
		expect(read.mock.calls.length, query).toBeLessThanOrEqual(6);
	}
	search.find("notices", "en");
	expect(read).toHaveBeenCalled();
	read.mockRestore();
});

test("a notice is not found before its day, and from its day on", () => {
	let day = today;
	const { search } = followed([ahead], () => day);
	expect(search.find("zeppelin", "en").total).toBe(0);
	day = "2026-11-26";
	search.refresh();
	expect(search.find("zeppelin", "en").total).toBe(1);
	// Its kind and its last day are read as a person writes them.
	const passageIn = (lang: "en" | "hi") => search.find("zeppelin", lang).found[0]?.passage.join("");
	expect(passageIn("en")).toBe("Public notice · closes 31 December 2026. A field is wanted.");
	expect(passageIn("hi")).toBe("सार्वजनिक सूचना · अंतिम तिथि 31 दिसंबर 2026। एक मैदान चाहिए।");
});

test("a passage of a notice begins with a sentence, and says what its sums are", () => {
	const raw = Object.assign({}, ahead.raw, {
		kind: "tender",
		reference: "57/2026-27",
		closesAt: "15:00",
		fee: { en: "₹590", hi: "₹590" },
		summary: {
			en: "A lorry with a crane. It lifts a zeppelin.",
			hi: "क्रेन वाला ट्रक चाहिए। वह ज़ेपेलिन उठाता है।",
		},
		documents: { en: "GST. ".repeat(40), hi: "जी.एस.टी. ".repeat(40) },
	});
	const { search } = followed([{ ...ahead, raw }], () => "2026-11-26");
	const passageIn = (lang: "en" | "hi") => search.find("zeppelin", lang).found[0]?.passage.join("") ?? "";
	expect(passageIn("en")).toMatch(/^… A lorry with a crane\. It lifts a zeppelin\. Sums: Fee ₹590\. GST\./);
	expect(passageIn("hi")).toMatch(/^… क्रेन वाला ट्रक चाहिए। वह ज़ेपेलिन उठाता है। राशि: शुल्क ₹590। जी/);
});

test("a publishing that changes nothing that is searched changes no answer, and says so", () => {
	const alert: DeskRow = {
		kind: "alerts",
		key: "900",
		raw: {
			id: "900",
			version: "1",
			level: "warning",
			text: { en: "No water today", hi: "आज पानी नहीं" },
			on: "all",
			starts: "2025-07-01",
			ends: "2099-12-31",
		},
	};
	const notice = { ...ahead, raw: { ...(ahead.raw as object), date: today } };
	const { search, haveChanged } = followed([alert, notice]);
	expect(haveChanged).toEqual([false, true]);
	expect(search.find("zeppelin", "en").total).toBe(1);
});

test("the index is built in pieces, between which the server does other things, and is the same as at once", async () => {
	const { town } = followed([]);
	const inPieces = new SiteSearch(town, () => today);
	let turns = 0;
	const other = setInterval(() => {
		turns += 1;
	});
	await inPieces.ready();
	clearInterval(other);
	expect(turns).toBeGreaterThan(1);
	const some = queries.slice(0, 40);
	expect(answers(inPieces, some)).toEqual(answers(new SiteSearch(town, () => today), some));
});

describe("kept in a folder", () => {
	const { town } = followed([]);

	function keptIn(folder: string, door = town) {
		const search = new SiteSearch(door, () => today);
		search.keepIn(folder);
		return search;
	}

	const first = newFolder("search");
	beforeAll(() => keptIn(first).ready());

	/** A folder with an index, and a search that has it open. */
	async function made() {
		const folder = newFolder("search");
		inFile(join(first, "search.sqlite"), (database) => database.exec("pragma wal_checkpoint(truncate)"));
		cpSync(first, folder, { recursive: true });
		const search = keptIn(folder);
		await search.ready();
		return { folder, file: join(folder, "search.sqlite"), search };
	}

	function inFile<Result>(file: string, look: (database: SqliteFile) => Result): Result {
		const database = openSqliteFile(file);
		try {
			return look(database);
		} finally {
			database.close();
		}
	}

	const rows = (file: string) =>
		inFile(file, (database) => database.prepare("select rowid, id from documents order by rowid").all());

	test("the next start takes the index as it is, and makes anew what has changed meanwhile, and takes out what is gone", async () => {
		const { folder, file } = await made();
		const before = rows(file);
		await keptIn(folder).ready();
		expect(rows(file)).toEqual(before);

		const notice = { ...ahead, raw: { ...(ahead.raw as object), date: today } };
		const changed = keptIn(folder, followed([notice]).town);
		await changed.ready();
		expect(rows(file).slice(0, -1)).toEqual(before);
		expect(changed.find("zeppelin", "en").total).toBe(1);
		const again = keptIn(folder);
		await again.ready();
		expect(again.find("zeppelin", "en").total).toBe(0);
		expect(rows(file)).toEqual(before);
		// Erased words leave no letter in the file, nor their sound.
		const left = "select rowid from found_data where instr(block, cast('pelin' as blob))";
		expect(inFile(file, (database) => database.prepare(left).all())).toEqual([]);
		for (const name of readdirSync(folder))
			expect(readFileSync(join(folder, name)).includes("eppelin"), name).toBe(false);
	});

	test.each<[string, (file: string) => void]>([
		["damaged", (file) => writeFileSync(file, "x".repeat(10_000))],
		["cut off", (file) => truncateSync(file, 50_000)],
		["deleted", (file) => rmSync(file)],
		[
			"of another version",
			(file) =>
				inFile(file, (database) =>
					database.exec("update made set by = 'another'; update documents set body = '{}'"),
				),
		],
	])("an index that is %s is made anew, also under a server that has it open", async (_, spoil) => {
		const { folder, file, search } = await made();
		const some = queries.slice(0, 20);
		const expected = answers(search, some);
		inFile(file, (database) => database.exec("pragma wal_checkpoint(truncate)"));
		spoil(file);
		const next = keptIn(folder);
		await next.ready();
		expect(answers(next, some)).toEqual(expected);
		expect(answers(search, some)).toEqual(expected);
	});

	test("where the index can't be written, the search goes on in memory", async () => {
		const search = keptIn("/dev/null/no-such-folder");
		await search.ready();
		expect(search.find("birth certificate", "en").total).toBeGreaterThan(0);
	});

	test("two servers with one folder make it together, and each finds what it was told last", async () => {
		const { folder, file } = await made();
		rmSync(file);
		const [one, other] = [keptIn(folder), keptIn(folder)];
		await Promise.all([one.ready(), other.ready()]);
		const some = queries.slice(0, 20);
		expect(answers(one, some)).toEqual(answers(other, some));
		const next = followed([{ ...ahead, raw: { ...(ahead.raw as object), date: today } }]).town;
		for (const search of [one, other]) {
			search.follow(next);
			expect(search.find("zeppelin", "en").total).toBe(1);
		}
	});
});

test("a story that was taken off is found no longer, and one that is there is near its address", () => {
	const [key = ""] = reading.sources.get("stories")?.table.keys() ?? [];
	const off: DeskRow = { kind: "stories", key, raw: null };
	const { search, haveChanged } = followed([]);
	const words = key.replaceAll("-", " ");
	const hrefs = (of: SiteSearch) => of.find(words, "en").found.map(({ href }) => href);
	expect(hrefs(search)).toContain(`/news/event/${key}`);
	expect(search.nearest(`/news/event/${key}s`)).toContain(`stories/${key}`);
	const after = followed([off]);
	expect([haveChanged, after.haveChanged]).toEqual([[], [true]]);
	expect(hrefs(after.search)).not.toContain(`/news/event/${key}`);
});
