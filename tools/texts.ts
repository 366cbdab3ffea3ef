import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const tables = "{pages,page-descriptions,navigation,outcomes,site-outcomes,field-labels,permissions}";

/** Every text of the interface in both languages, a Markdown table for each file, for a review of the wording. */
export async function textsTable(): Promise<string> {
	const parts: string[] = [];
	for (const file of globSync([`contract/${tables}.ts`, "app/**/{words,*-words}.ts"], { cwd: root }).sort()) {
		const rows = new Set<string>();
		addRows(await import(pathToFileURL(join(root, file)).href), [], rows);
		if (rows.size > 0)
			parts.push(`## ${file}\n\n| Name | English | Hindi |\n|---|---|---|\n${[...rows].join("\n")}\n`);
	}
	return parts.join("\n");
}

function addRows(value: unknown, path: readonly string[], rows: Set<string>): void {
	if (typeof value !== "object" || value === null) return;
	const { en, hi } = value as { en?: unknown; hi?: unknown };
	if (typeof en === "string" && typeof hi === "string") {
		rows.add(`| \`${path.join(".")}\` | ${cell(en)} | ${cell(hi)} |`);
		return;
	}
	for (const [step, part] of Object.entries(value)) addRows(part, [...path, step], rows);
}

function cell(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await textsTable());
