import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { town } from "../../tests/support/town.ts";
import { editorSchemas, editorSettings, fieldReference } from "./town-fields.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const towns = ["town", "tests/towns/devgarh"];

test("the field reference, the schemas and the editor's settings are those of the code: else run npm run fields", () => {
	expect(read("docs/town-fields.md")).toBe(fieldReference(town.written));
	const schemas = editorSchemas();
	expect(readdirSync(join(root, "docs/schemas")).toSorted()).toEqual([...schemas.keys()].toSorted());
	for (const [name, { schema }] of schemas) expect(JSON.parse(read(`docs/schemas/${name}`))).toEqual(schema);
	expect(read(".vscode/settings.json")).toBe(editorSettings());
});

test("every field of the reference says what to write", () => {
	const rows = read("docs/town-fields.md")
		.split("\n")
		.filter((line) => line.startsWith("| `"));
	expect(rows.length).toBeGreaterThan(300);
	expect(rows.filter((row) => row.split(" | ")[2]?.trim() === "" || row.includes("undefined"))).toEqual([]);
	expect(rows.filter((row) => /Invalid|expected/.test(row))).toEqual([]);
});

test("an editor finds nothing wrong in the files of either town, and the misspelt field in a changed one", () => {
	for (const [name, { file, schema }] of editorSchemas()) {
		const check = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
		for (const town of towns) {
			for (const found of globSync(file, { cwd: join(root, town) })) {
				const content = parse(read(join(town, found)));
				expect(check.safeParse(content).error?.issues, `${town}/${found} by ${name}`).toBeUndefined();
			}
		}
	}
	const { schema } = editorSchemas().get("council.json") ?? {};
	const council = parse(read("town/council.yaml"));
	const check = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
	expect(check.safeParse({ ...council, Address: council.address }).success).toBe(false);
	expect(check.safeParse({ ...council, helpline: undefined }).success).toBe(false);
});
