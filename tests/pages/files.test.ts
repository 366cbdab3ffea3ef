import { parse as parseCsv } from "csv-parse/sync";
import { afterAll, describe, expect, test } from "vitest";
import { hideableColumns } from "../../contract/content/council.ts";
import { datasetNames, fileAddresses, filePath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { withTown } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { openSite } from "../support/own-site.ts";
import { get, publicUrl } from "../support/pages.ts";
import { town } from "../support/town.ts";

/** The whole text, with the mark at its beginning that `text()` would swallow. */
const text = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer()).toString();

const types: Readonly<Record<string, string>> = {
	csv: "text/csv",
	json: "application/json",
	atom: "application/atom+xml",
	ics: "text/calendar",
	vcf: "text/vcard",
	xml: "application/xml",
	txt: "text/plain",
	svg: "image/svg+xml",
	webmanifest: "application/manifest+json",
};

test("every file answers with its own type, which no browser may guess differently, and 304 to whoever has it", async () => {
	for (const { path, file } of fileAddresses) {
		const first = await get(path);
		expect(first.status, path).toBe(200);
		expect(first.headers.get("content-type")).toBe(`${types[path.split(".").at(-1) ?? ""]}; charset=utf-8`);
		expect(first.headers.get("x-content-type-options"), path).toBe("nosniff");
		expect(first.headers.get("content-security-policy"), path).toContain("default-src 'none'");
		const etag = first.headers.get("etag") ?? "";
		expect(etag, path).toMatch(/^"[^"]+"$/);
		expect((await get(path, { "if-none-match": etag })).status, path).toBe(304);
		const answer = await first.text();
		// A file that answers a query has little to say without one.
		expect(answer.length, path).toBeGreaterThan(file.query.length > 0 ? 1 : 40);
		if (file.query.length > 0) continue;
		const other = await get(`${path}?x=${encodeURIComponent("</script>")}`);
		expect(await other.text(), `whatever stands behind ${path}`).toBe(answer);
	}
});

const inHtml = (words: string) => words.replaceAll("'", "&#x27;");

interface DatasetFile {
	readonly columns: readonly { readonly key: string; readonly label: string; readonly means: string }[];
	readonly rows: readonly Readonly<Record<string, string | number>>[];
	readonly [field: string]: unknown;
}

async function bothForms(name: (typeof datasetNames)[number], lang: Lang, from = text) {
	const written = await from(filePath(`${name}Csv`, lang));
	expect(written).toMatch(/^\uFEFF[^\uFEFF]*\r\n$/);
	const [head, ...rows] = parseCsv(written, { bom: true, record_delimiter: "\r\n" }) as string[][];
	const json = JSON.parse(await from(filePath(`${name}Json`, lang))) as DatasetFile;
	return { head: head ?? [], rows, json };
}

/** Of the town's folder; complaints and their figures come from the database. */
const tables = datasetNames.filter((name) => name !== "complaintFigures" && name !== "complaints");

describe.each(languages)("the open data in %s", (lang) => {
	test.each(tables)("%s: CSV, JSON and page say the same", async (name) => {
		const { head, rows, json } = await bothForms(name, lang);
		expect(head).toEqual(json.columns.map(({ label }) => label));
		expect(rows).toHaveLength(town.read(name, lang).length);
		// A spreadsheet's guard against formulas is no part of the value.
		const values = rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, "")));
		expect(values).toEqual(json.rows.map((row) => json.columns.map(({ key }) => String(row[key]))));

		const page = (await text(pagePath("openData", lang))).replaceAll("<!-- -->", "");
		const entry =
			page
				.split('<li id="')
				.find((part) => part.startsWith(`${name}"`))
				?.split("</details>")[0] ?? "";
		expect(entry.match(/<dd>([\d,]+)<\/dd>/)?.[1]?.replaceAll(",", "")).toBe(String(rows.length));
		for (const { label, means } of json.columns) {
			expect(entry).toContain(`<dt>${inHtml(label)} <code`);
			expect(entry).toContain(`<dd>${inHtml(means)}</dd>`);
		}
		for (const path of [filePath(`${name}Csv`, lang), filePath(`${name}Json`, lang)]) {
			const size = Math.ceil(Buffer.byteLength(await (await get(path)).bytes()) / 1024);
			expect(entry).toMatch(new RegExp(`href="${path}"[\\s\\S]*?<small>${size} `));
		}
	});

	test.each(datasetNames)(
		"%s: the file alone says what it is, whose, when, and on what terms",
		async (name) => {
			const { json } = await bothForms(name, lang);
			expect(json).toMatchObject({
				publisher: town.read("council", lang).name,
				licence: expect.stringMatching(/^https:/),
				reviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
				csv: publicUrl + filePath(`${name}Csv`, lang),
			});
		},
	);
});

test("nothing of a person's private life is a column of any dataset", async () => {
	const keys = await Promise.all(
		datasetNames.map(async (name) => (await bothForms(name, "en")).json.columns),
	);
	const called = keys.flat().map(({ key, label }) => `${key} ${label}`);
	expect(called.filter((words) => /father|e-?mail|birth|aadhaar/i.test(words))).toEqual([]);
	const fathers = town.read("employees", "en").map(({ fatherName }) => fatherName);
	const { json } = await bothForms("employees", "en");
	expect(Object.keys(json.rows[0] ?? {})).toEqual(["number", "name", "department", "designation"]);
	expect(fathers.length).toBe(json.rows.length);
});

/** Each column that a council may hide, with a value that stands nowhere else in Devgarh. */
const planted: Readonly<Record<(typeof hideableColumns)[number], RegExp>> = {
	"wards.phone": /00000 ?00201/,
	"employees.fatherName": /Sohan Pal|सोहन पाल/,
	"contractors.Address": /Quarry Lane|खदान गली/,
	"contractors.Phone_Number": /00000 ?00301/,
};

describe("a town that hides every column it may hide", async () => {
	const hiding = withTown(
		{
			"council.yaml": (text) => text.replace(/hiddenColumns: .*/, `hiddenColumns: [${hideableColumns}]`),
			"tables/contractors.csv": (text) => text.replace("Hill Gate,पहाड़ी द्वार", "Quarry Lane,खदान गली"),
		},
		(folder) => openTown(folder),
	);
	const { app, text } = await openSite(hiding);
	afterAll(() => app.close());

	test.each(hideableColumns)("gives %s out in no file at all", async (column) => {
		for (const { path } of fileAddresses) expect(await text(path), path).not.toMatch(planted[column]);
	});

	test("has no column of that name either", async () => {
		const { json, head } = await bothForms("wards", "en", text);
		const columns = ["number", "name", "population", "member", "mohallas"];
		expect(json.columns.map(({ key }) => key)).toEqual(columns);
		expect(head).toHaveLength(columns.length);
	});
});
