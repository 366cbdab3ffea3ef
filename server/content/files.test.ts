import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { kinds } from "#contract/content/kinds.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { type Changes, devgarh, mistakesOf, replace, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";
import { readMedia } from "./media.ts";
import { sentence } from "./mistakes.ts";

const sentences = (changes: Changes) => mistakesOf(changes).map(sentence);
const wards = (change: (text: string) => string | Uint8Array) =>
	withTown({ "tables/wards.csv": change }, (folder) => openTown(folder).read("wards", "hi"));
const asWritten = wards((text) => text);

test("a spreadsheet saved by Excel reads the same: its mark at the start, its line ends, its semicolons", () => {
	expect(asWritten.map((ward) => ward.member)).toEqual(["गीता नेगी", "सलीम अंसारी", "रमेश लोधी"]);
	expect(wards((text) => `\uFEFF${text}`)).toEqual(asWritten);
	expect(wards((text) => text.replaceAll("\n", "\r\n"))).toEqual(asWritten);
	expect(wards((text) => text.replaceAll(",", ";"))).toEqual(asWritten);
	expect(wards((text) => `\uFEFF${text.replaceAll(",", ";").replaceAll("\n", "\r\n")}`)).toEqual(asWritten);
	expect(wards((text) => `${text}\n,,,,,,\n\n`)).toEqual(asWritten);
});

test("columns may stand in any order", () => {
	const turned = (text: string) =>
		text
			.split("\n")
			.map((row) => row.split(",").reverse().join(","))
			.join("\n");
	expect(wards(turned)).toEqual(asWritten);
});

test("rows are counted as a spreadsheet counts them, empty ones too", () => {
	const spoiled = (text: string) => text.replace("\n1,", "\n\n1,").replace("1975", "many");
	expect(sentences({ "tables/wards.csv": spoiled })).toEqual([
		'tables/wards.csv, row 5, population: found "many", expected a whole number',
	]);
});

test("a cell may hold commas and several lines", () => {
	const name = '"Hill Gate,\nold town"';
	const town = { "tables/wards.csv": replace("Hill Gate", name) };
	expect(withTown(town, (folder) => openTown(folder).read("wards", "en"))[0]?.name).toBe(
		"Hill Gate,\nold town",
	);
	const spoiled = (text: string) => replace("Hill Gate", name)(text).replace("1975", "many");
	expect(sentences({ "tables/wards.csv": spoiled })[0]).toContain("row 4, population");
});

test("a column without a heading, or the same one twice, is a mistake", () => {
	const wider = (heading: string) => (text: string) =>
		text.trimEnd().replaceAll("\n", ",x\n").replace(",x", `,${heading}`).concat(",x");
	expect(sentences({ "tables/wards.csv": replace("population", "") })[0]).toContain(
		"found a column without a heading",
	);
	expect(sentences({ "tables/wards.csv": wider("") })[0]).toContain("row 2: found 10 cells, expected 9");
	expect(sentences({ "tables/wards.csv": wider("phone") })[0]).toContain('found the column "phone" twice');
});

test("a quotation mark that is never closed is told with the row where it opens, without a stack trace", () => {
	expect(sentences({ "tables/acts.csv": replace(', 1916",indiaCode', ", 1916,indiaCode") })).toEqual([
		'tables/acts.csv, row 2, title_hi: found a quotation mark (") that is opened and never closed, expected a second one that closes it',
	]);
	expect(sentences({ "tables/acts.csv": replace('1,"Uttar', '1,The "Uttar') })[0]).toContain(
		'tables/acts.csv, row 2, title_en: found a quotation mark (") in the wrong place',
	);
});

test("an empty spreadsheet is a mistake: its headings are missing", () => {
	expect(sentences({ "tables/acts.csv": () => "" })).toEqual([
		"tables/acts.csv, row 1: found an empty file, expected the headings id, title_en, title_hi, portal",
	]);
});

test("a file in another encoding is told, with what to do in Excel", () => {
	expect(sentences({ "tables/acts.csv": () => Buffer.from("id,title_en\n1,Caf\u00e9", "latin1") })).toEqual([
		"tables/acts.csv: found letters in another encoding, expected UTF-8 (in Excel: Save As, CSV UTF-8)",
	]);
});

test.each<[string, (text: string) => string | Buffer]>([
	["UTF-16 with tabs", (text) => Buffer.from(`\uFEFF${text.replaceAll(",", "\t")}`, "utf16le")],
	["semicolons, named in the first line", (text) => `\uFEFFsep=;\r\n${text.replaceAll(",", ";")}`],
	["commas, named in the first line", (text) => `sep=,\n${text}`],
	["commas behind a line that named another sign", (text) => `sep=;,,\n${text}`],
	[
		"empty columns and rows at the end",
		(text) => `${text.trimEnd().replace(/$/gm, ",,")}\r\n,,\r\n\r\n,,,,,,`,
	],
	["rows that end with their last cell", (text) => text.replace(/,+$/gm, "")],
])("a table is read as spreadsheets save it: %s", (_, save) => {
	expect(wards(save)).toEqual(asWritten);
});

test("letters that were lost in saving are a mistake", () => {
	expect(sentences({ "tables/wards.csv": replace("गीता", "ग\uFFFDता") })[0]).toContain(
		'member_hi: found "ग\uFFFDता नेगी", expected readable letters',
	);
});

test("a broken document is told with its line, and no mistakes that only follow from it", () => {
	const broken = sentences({ "home.yaml": replace("leaders: [1, 2]", "leaders: [1, 2") });
	expect(broken[0]).toMatch(
		/^home.yaml, line \d+: found a bracket that is opened and never closed, expected \] at its end$/,
	);
	expect(broken).toHaveLength(1);
	expect(sentences({ "home.yaml": replace("date: 2026-10-12, page", "date: *soon, page") })).toEqual([
		expect.stringMatching(/^home.yaml: found something that can't be read \(.*soon.*\)/),
	]);
	const twice = "oldAgePension: { value: ₹1,500, asOn: 2026-11-02, source: State order }\n";
	expect(sentences({ "facts.yaml": (text) => text + twice })).toEqual([
		'facts.yaml, line 3: found the field "oldAgePension" twice, expected each field once',
	]);
	expect(sentences({ "council.yaml": () => "- a list\n" })).toEqual([
		"council.yaml: found a list of 1, expected fields, each with its name and a colon",
	]);
	expect(
		sentences({ "portals.yaml": (text) => `${text}  - ?: [` }).every((one) => one.startsWith("portals.yaml")),
	).toBe(true);
});

const tables = Object.values(kinds).filter(({ form }) => form === "table");

for (const { file } of tables) {
	test(`${file}: a text whose Hindi is empty is a mistake in each of its columns`, () => {
		const rows = readFileSync(join(devgarh, file), "utf8").trim().split("\n");
		const [head, first] = parse(rows.slice(0, 2).join("\n")) as string[][] as [string[], string[]];
		for (const [column, heading] of head.entries()) {
			if (!heading.endsWith("_hi") || !first[column]) continue;
			const spoiled = first.map((cell, index) => (index === column ? "" : `"${cell}"`)).join(",");
			const text = [rows[0], spoiled, ...rows.slice(2)].join("\n");
			expect(sentences({ [file]: () => text })).toEqual([
				`${file}, row 2, ${heading}: found nothing, expected some text`,
			]);
		}
	});
}

test("a document in which only a date is another has another address", () => {
	const made = (day: string) => {
		const folder = newFolder("media");
		mkdirSync(join(folder, "media"));
		const filler = "x".repeat(300_000);
		writeFileSync(join(folder, "media", "tender.pdf"), `%PDF-1.4\n${filler}${day}${filler}\n%%EOF\n`);
		const src = readMedia(folder).media.get("tender.pdf")?.src;
		return src;
	};
	const dated = made(`10 December${" ".repeat(100_000)}`);
	expect(made(`10 December${" ".repeat(100_000)}`)).toBe(dated);
	expect(made(`28 December${" ".repeat(100_000)}`)).not.toBe(dated);
});
