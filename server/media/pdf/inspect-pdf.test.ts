import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { pdf, pdfOf } from "../../../tests/support/uploaded-files.ts";
import { aadhaarNumbersIn } from "./aadhaar.ts";
import { inspect } from "./inspect-pdf.ts";
import { extrasOf } from "./pdf-objects.ts";

/** Invented numbers with the right last digit, and the wrong one. */
const [right, wrong] = ["234123412346", "234123412347"];

test.each([
	["twelve digits", right, 1],
	["in groups of four", "2341 2341 2346", 1],
	["with hyphens", "2341-2341-2346", 1],
	["with spaces that don't break", "2341\u00a02341\u00a02346", 1],
	["in Devanagari", "आधार: २३४१ २३४१ २३४६", 1],
	["within a sentence", `Name: Asha, No. ${right}.`, 1],
	["twice the same, and another", `${right}, 2341 2341 2346; 499118665246`, 2],
	["another last digit", wrong, 0],
	["two digits changed places", "234213412346", 0],
	["of a longer number", `1${right} and ${right}7 and 2341 2341 2346 1234`, 0],
	["that begins with 1 or 0", "134123412345 034123412344", 0],
	["a phone with its country", "+919811111101", 0],
	["a sum of money", "23,41,23,41,23,46", 0],
])("an Aadhaar number is known by its digits: %s", (_, text, count) => {
	expect(aadhaarNumbersIn(text)).toHaveLength(count);
});

/** A packed list of objects, as newer programs write them. */
function packed(object: string, filter = deflateSync): string {
	const bytes = filter(Buffer.from(`1 0 ${object}`, "latin1"));
	return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream`;
}

const nothing = { launches: false, acts: false, hasFiles: false, hasPrograms: false, isShell: false };
const launch = "<< /S /Launch /F (calc.exe) >>";
test.each([
	["nothing", "<< /Type /Font >>", nothing],
	["a program that is started", launch, { ...nothing, launches: true, hasPrograms: true }],
	["the same in other letters", "<< /S /L#61unch /Win << >> >>", { ...nothing, launches: true }],
	["the same in a packed object", packed("<< /S /Launch >>"), { ...nothing, launches: true }],
	["a script", "<< /S /JavaScript /JS (app.alert(1)) >>", { ...nothing, acts: true }],
	["an address that is a script", "<< /S /URI /URI (JavaScript:alert(1)) >>", { ...nothing, acts: true }],
	["the same in figures", "<< /URI <6A6176617363726970743A61> >>", { ...nothing, acts: true }],
	[
		"a form that is sent somewhere",
		"<< /S /SubmitForm /F (https://a.example) >>",
		{ ...nothing, acts: true },
	],
	["a table that is attached", "<< /Type /EmbeddedFile /F (rates.xlsx) >>", { ...nothing, hasFiles: true }],
	[
		"a program that is attached",
		"<< /EmbeddedFiles 1 0 R /UF (setup.exe) >>",
		{ ...nothing, hasFiles: true, hasPrograms: true },
	],
	[
		"a program in letters of two bytes",
		"<< /UF <FEFF0061002E006A0073> >>",
		{ ...nothing, hasPrograms: true },
	],
	[
		"a program that is called a table",
		`<< /Type /EmbeddedFile >>\nstream\n${deflateSync(Buffer.from("MZ\x90\0")).toString("latin1")}\nendstream`,
		{ ...nothing, hasFiles: true, hasPrograms: true },
	],
	["such words in what is drawn", "<< /Length 9 >>\nstream\n/S /Launch\nendstream", nothing],
])("a document is looked through for what it does besides: %s", (_, object, expected) => {
	expect(extrasOf(pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", object]))).toEqual(expected);
});

test("a document says on which pages numbers of persons are, and whether it has words", async () => {
	const found = await inspect(pdf(3, "", `Aadhaar 2341 2341 2346`));
	expect(found).toMatchObject({
		pages: 3,
		hasText: true,
		numbers: { count: 1, pages: [1, 2, 3] },
		isForm: false,
	});
	expect(await inspect(pdf(2))).toMatchObject({ pages: 2, hasText: false, numbers: { count: 0, pages: [] } });
});

test("a form that only some programs show is told from one that all show", async () => {
	const form = (fields: string, more = "") =>
		pdfOf([
			`<< /Type /Catalog /Pages 2 0 R ${more} /AcroForm << /XFA [(template) 4 0 R] /Fields [${fields}] >> >>`,
			"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
			"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
			"<< /FT /Tx /T (name) /Rect [0 0 50 20] /Subtype /Widget >>",
		]);
	expect((await inspect(form(""))).isForm).toBe(true);
	expect((await inspect(form("4 0 R"))).isForm).toBe(false);
	expect((await inspect(form("4 0 R", "/NeedsRendering true"))).isForm).toBe(true);
});

test("a folder of files that looks like a document is told from one with an attachment", async () => {
	const attached = (more: string) =>
		pdfOf([
			`<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [] >> >> ${more} >>`,
			"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
			"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
		]);
	expect((await inspect(attached("/Collection << /View /D >>"))).isPortfolio).toBe(true);
	expect((await inspect(attached(""))).isPortfolio).toBe(false);
});

test.each([
	[
		"whose pages lead back to themselves",
		/circular/,
		["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"],
	],
	[
		"whose page isn't there",
		/kid reference/,
		["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [9 0 R] /Count 1 >>"],
	],
])("a document %s can't be read", async (_, why, bodies) => {
	await expect(inspect(pdfOf(bodies))).rejects.toThrow(why);
});

test.each(["/Kids [] /Count 0", "/Kids []"])(
	"a document without a page says so and isn't damaged: %s",
	async (pages) => {
		const empty = pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages ${pages} >>`]);
		expect(await inspect(empty)).toMatchObject({ pages: 0, isLocked: false });
	},
);
