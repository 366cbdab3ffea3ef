import { fileURLToPath } from "node:url";
import { parse as parseCsv } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hideableColumns } from "../../contract/content/council.ts";
import { datasetNames, fileAddresses, filePath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { openTown } from "../../server/content/from-files.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { copyOfDevgarh, type TownCopy } from "../support/town-copy.ts";

const publicUrl = "https://council.example";
const town = openTown(fileURLToPath(new URL("../../town", import.meta.url)));

let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ PUBLIC_URL: publicUrl });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, from = server) =>
	fetch(from.address + path, { headers });
/** The whole text, with the mark at its beginning that `text()` would swallow. */
const text = async (path: string, from = server) =>
	Buffer.from(await (await get(path, {}, from)).arrayBuffer()).toString();

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

describe.each(fileAddresses)("the file $path", ({ path, file }) => {
	test("answers with its own type, which no browser may guess differently, and 304 to whoever has it", async () => {
		const first = await get(path);
		expect(first.status).toBe(200);
		expect(first.headers.get("content-type")).toBe(`${types[path.split(".").at(-1) ?? ""]}; charset=utf-8`);
		expect(first.headers.get("x-content-type-options")).toBe("nosniff");
		expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
		const etag = first.headers.get("etag") ?? "";
		expect(etag).toMatch(/^"[^"]+"$/);
		expect((await get(path, { "if-none-match": etag })).status).toBe(304);
		// What answers a question has little to say where none is asked.
		expect((await first.text()).length).toBeGreaterThan(file.query.length > 0 ? 1 : 40);
	});

	test.runIf(file.query.length === 0)("is the same whatever stands behind its address", async () => {
		expect(await text(`${path}?x=${encodeURIComponent("</script>")}`)).toBe(await text(path));
	});
});

const inHtml = (words: string) => words.replaceAll("'", "&#x27;");

interface DatasetFile {
	readonly columns: readonly { readonly key: string; readonly label: string; readonly means: string }[];
	readonly rows: readonly Readonly<Record<string, string | number>>[];
	readonly [field: string]: unknown;
}

async function bothForms(name: (typeof datasetNames)[number], lang: Lang, from = server) {
	const written = await text(filePath(`${name}Csv`, lang), from);
	expect(written).toMatch(/^\uFEFF[^\uFEFF]*\r\n$/);
	const [head, ...rows] = parseCsv(written, { bom: true, record_delimiter: "\r\n" }) as string[][];
	const json = JSON.parse(await text(filePath(`${name}Json`, lang), from)) as DatasetFile;
	return { head: head ?? [], rows, json };
}

describe.each(languages)("the open data in %s", (lang) => {
	test.each(datasetNames)("%s: CSV, JSON and page say the same", async (name) => {
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
const quarry = (text: string) => text.replace("Hill Gate,पहाड़ी द्वार", "Quarry Lane,खदान गली");

describe("a town that hides every column it may hide", () => {
	let hiding: ServerProcess;
	let copy: TownCopy;
	beforeAll(async () => {
		copy = copyOfDevgarh({
			"council.yaml": (text) => text.replace(/hiddenColumns: .*/, `hiddenColumns: [${hideableColumns}]`),
			"tables/contractors.csv": quarry,
		});
		hiding = await startServer({ TOWN: copy.folder, PUBLIC_URL: publicUrl });
	});
	afterAll(async () => {
		await hiding.stop();
		copy.remove();
	});

	test.each(hideableColumns)("gives %s out in no file at all", async (column) => {
		for (const { path } of fileAddresses) {
			expect(await text(path, hiding), path).not.toMatch(planted[column]);
		}
	});

	test("has no column of that name either", async () => {
		const { json, head } = await bothForms("wards", "en", hiding);
		expect(json.columns.map(({ key }) => key)).toEqual([
			"number",
			"name",
			"population",
			"member",
			"mohallas",
		]);
		expect(head).toHaveLength(5);
	});
});

describe("a town whose words are traps", () => {
	const trap = `=cmd|' /C calc'!A0, "said" </script><b> & ;\\ ]]> end`;
	const cell = `"${trap.replaceAll('"', '""')}\nnext line"`;
	let trapped: ServerProcess;
	let copy: TownCopy;
	beforeAll(async () => {
		copy = copyOfDevgarh({
			"tables/wards.csv": (text) => text.replace(/^1,[^,]*,[^,]*,/m, `1,${cell},${cell},`),
			"tables/notices.csv": (text) => text.replace(/^1,[^,]*,[^,]*,/m, `1,${cell},${cell},`),
			"tables/officers.csv": (text) => text.replace(/^1,[^,]*,[^,]*,/m, `1,${cell},${cell},`),
		});
		trapped = await startServer({ TOWN: copy.folder, PUBLIC_URL: publicUrl });
	});
	afterAll(async () => {
		await trapped.stop();
		copy.remove();
	});

	test("keeps them whole in JSON, and harmless in a spreadsheet", async () => {
		const { rows, json } = await bothForms("wards", "en", trapped);
		expect(json.rows[0]?.name).toBe(`${trap}\nnext line`);
		expect(rows[0]?.[1]).toBe(`'${trap}\nnext line`);
	});
});
