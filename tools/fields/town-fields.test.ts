import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { kinds } from "#contract/content/kinds.ts";
import { town } from "../../tests/support/town.ts";
import { editorSchemas, editorSettings, fieldReference } from "./town-fields.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const towns = ["town", "tests/towns/devgarh"];
const reference = fieldReference(town.written);

test("the editor's settings name each schema and the files that it checks: else vitest -u writes them", async () => {
	await expect(editorSettings()).toMatchFileSnapshot(join(root, ".vscode/settings.json"));
});

test("the reference has every file of a town, with every field of it", () => {
	const [, ...parts] = reference.split("\n## ");
	const fieldsOf = new Map(
		parts.map((part) => {
			const [file, ...lines] = part.split("\n");
			const names = lines.flatMap((line) => line.split(" | ")[0]?.match(/(?<=`)\w+/g) ?? []);
			return [file, names.map((name) => name.replace(/_(en|hi)$/, ""))];
		}),
	);
	for (const { file, schema } of Object.values(kinds)) {
		const { properties } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
		for (const field of Object.keys(properties ?? {})) expect(fieldsOf.get(file), file).toContain(field);
	}
});

test("every field of the reference says what to write", () => {
	const rows = reference.split("\n").filter((line) => line.startsWith("| `"));
	expect(rows.length).toBeGreaterThan(300);
	expect(rows.filter((row) => row.split(" | ")[2]?.trim() === "" || row.includes("undefined"))).toEqual([]);
	expect(rows.filter((row) => /Invalid|expected/.test(row))).toEqual([]);
});

test("without a town to take examples from it has the same fields", () => {
	const fields = (text: string) => text.split("\n").map((line) => line.split(" | ").slice(0, 3));
	expect(fields(fieldReference({}))).toEqual(fields(reference));
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
