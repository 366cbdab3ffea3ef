import { expect, test } from "vitest";
import {
	columnCount,
	copiedTable,
	fromKrutiDevCells,
	placeOf,
	unfolded,
	withCells,
	withoutColumn,
} from "./table-cells.ts";

const copied = (text: string) => copiedTable({ getData: (type) => (type === "text/plain" ? text : "") });
const both = (en: string, hi: string) => ({ en, hi });
const table = {
	term: both("Work", "काम"),
	text: both("Firm", "फ़र्म"),
	rows: [{ term: both("Road", "सड़क"), text: both("Bansal", "बंसल"), portal: "etender" }],
};

test.each([
	[
		"cells of a sheet",
		"Work\tFirm\r\nRoad\tBansal\r\n",
		[
			["Work", "Firm"],
			["Road", "Bansal"],
		],
	],
	["a line of cells", "Work\tFirm", [["Work", "Firm"]]],
	["empty cells, and a line without any", "Road\t\t5\n\t\t\n", [["Road", "", "5"]]],
	["marks of a chat in a cell", "*Road*\t5", [["Road", "5"]]],
	[
		"ticks, signs and figures",
		"Aadhaar\t✓\t●\r\nPhoto\t\t○\r\nGrowth\t- 3.2 %\t– 5\r\n§ 128 Act\t* applies\t~100~\r\nPAN\t- 5,000\t",
		[
			["Aadhaar", "✓", "●"],
			["Photo", "", "○"],
			["Growth", "- 3.2 %", "– 5"],
			["§ 128 Act", "* applies", "~100~"],
			["PAN", "- 5,000", ""],
		],
	],
	[
		"a cell of several lines",
		'"two\nlines"\tB\r\nC\t"- one\n- ""two"""\r\n',
		[
			["two lines", "B"],
			["C", '- one - "two"'],
		],
	],
	["quotation marks of its own", '"Road"\t5"', [['"Road"', '5"']]],
	["lines without cells", "one\ntwo", undefined],
	["a sentence", "The road is open.", undefined],
])("%s", (_, text, cells) => {
	expect(copied(text)).toEqual(cells);
});

test("a cell that reaches over rows or columns leaves the others their places", () => {
	const cell = (textContent: string, rowSpan = 1, colSpan = 1) => ({ textContent, rowSpan, colSpan });
	expect(
		unfolded([
			[cell("Water tax", 2), cell("Homes"), cell("500")],
			[cell("Shops"), cell("900")],
		]),
	).toEqual([
		["Water tax", "Homes", "500"],
		["", "Shops", "900"],
	]);
	expect(
		unfolded([
			[cell("Tax", 1, 2), cell("2026", 2)],
			[cell("Water", 0), cell("500")],
			[cell("Drain"), cell("70")],
			[cell("Road")],
		]),
	).toEqual([
		["Tax", "", "2026"],
		["Water", "500", ""],
		["", "Drain", "70"],
		["", "Road"],
	]);
});

test("what is pasted takes the place of what was there, also where a cell is empty", () => {
	const filled = withCells(table, { row: 0, column: 0, lang: "en" }, [["", "✓"]]);
	expect(filled).toMatchObject({ rows: [{ term: both("–", "सड़क"), text: both("✓", "बंसल") }] });
	const figures = { ...table, rows: [{ term: both("5", "5"), text: both("Bansal", "बंसल") }] };
	expect(withCells(figures, { row: 0, column: 0, lang: "hi" }, [["", "सेतु"], ["9"]])).toMatchObject({
		rows: [
			{ term: both("–", "–"), text: both("Bansal", "सेतु") },
			{ term: both("9", "9"), text: both("–", "–") },
		],
	});
});

test.each([
	["term.hi", { row: -1, column: 0, lang: "hi" }],
	["more.1", { row: -1, column: 3, lang: "hi" }],
	["rows.2.text.en", { row: 2, column: 1, lang: "en" }],
	["rows.10.more.0.en", { row: 10, column: 2, lang: "en" }],
	["rows.0.portal", undefined],
	["rows", undefined],
])("the box %s", (path, place) => {
	expect(placeOf(path)).toEqual(place);
});

test("a table that is pasted into the first head has heads, rows and columns as it was copied, and the other language joins it", () => {
	const place = { row: -1, column: 0, lang: "hi" } as const;
	const hindi = withCells({}, place, [
		["काम", "फ़र्म", "राशि"],
		["सड़क", "बंसल", "₹5,000"],
		["नाला", "", "₹700"],
	]);
	expect(columnCount(hindi)).toBe(3);
	const english = [
		["Work", "Firm", "Amount"],
		["Road", "Bansal", "₹5,000"],
		["Drain", "", "₹700"],
	];
	expect(withCells(hindi, { ...place, lang: "en" }, english)).toEqual({
		term: both("Work", "काम"),
		text: both("Firm", "फ़र्म"),
		more: [both("Amount", "राशि")],
		rows: [
			{ term: both("Road", "सड़क"), text: both("Bansal", "बंसल"), more: [both("₹5,000", "₹5,000")] },
			{ term: both("Drain", "नाला"), text: both("–", "–"), more: [both("₹700", "₹700")] },
		],
	});
});

test("a table that is pasted into a cell fills the cells from there, and leaves links and other words", () => {
	const filled = withCells(table, { row: 0, column: 1, lang: "en" }, [
		["Ansari", "5 bids"],
		["Setu", "3 bids"],
	]);
	expect(filled).toEqual({
		...table,
		more: [both("", "")],
		rows: [
			{ ...table.rows[0], text: both("Ansari", "बंसल"), more: [both("5 bids", "")] },
			{ text: both("Setu", ""), more: [both("3 bids", "")] },
		],
	});
	expect(withoutColumn(filled, 2)).toEqual({
		...table,
		rows: [{ ...table.rows[0], text: both("Ansari", "बंसल") }, { text: both("Setu", "") }],
	});
});

test("a table in Kruti Dev is put into Unicode, its figures stay, and no other table is taken for one", () => {
	const cells = copied('uxj ikfydk\tifj"kn\tdy ikuh\nlHkh ukxfjd\t₹5,000\tlwfpr') ?? [];
	expect(fromKrutiDevCells(cells)).toEqual([
		["नगर पालिका", "परिषद", "कल पानी"],
		["सभी नागरिक", "₹5,000", "सूचित"],
	]);
	expect(
		fromKrutiDevCells([
			["Work", "Firm"],
			["New road", "Bansal Road Works"],
		]),
	).toBeUndefined();
	expect(fromKrutiDevCells([["काम", "फ़र्म"]])).toBeUndefined();
});
