import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Text } from "#contract/language.ts";
import { readWords } from "./command.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const tables =
	"{pages,page-descriptions,navigation,outcomes,site-outcomes,field-labels,permissions,complaints/report-lines,search,files,document-kinds,content/department-names,conformance/*}";
const sources = [`contract/${tables}.ts`, "app/**/{words,*-words}.ts", "app/public/datasets/*.ts"];

interface TextsOfFile {
	readonly file: string;
	readonly texts: ReadonlyMap<string, Text>;
}

export async function interfaceTexts(): Promise<readonly TextsOfFile[]> {
	const found: TextsOfFile[] = [];
	for (const file of globSync(sources, { cwd: root }).sort()) {
		const texts = new Map<string, Text>();
		if (!file.endsWith(".test.ts")) addTexts(await import(pathToFileURL(join(root, file)).href), [], texts);
		if (texts.size > 0) found.push({ file, texts });
	}
	return found;
}

export async function textsTable(): Promise<string> {
	return (await interfaceTexts())
		.map(({ file, texts }) => {
			const rows = [...texts].map(([name, { en, hi }]) => `| \`${name}\` | ${cell(en)} | ${cell(hi)} |`);
			return `## ${file}\n\n| Name | English | Hindi |\n|---|---|---|\n${rows.join("\n")}\n`;
		})
		.join("\n");
}

function addTexts(value: unknown, path: readonly string[], texts: Map<string, Text>): void {
	if (typeof value !== "object" || value === null) return;
	const { en, hi } = value as { en?: unknown; hi?: unknown };
	if (typeof en === "string" && typeof hi === "string") {
		texts.set(path.join("."), { en, hi });
		return;
	}
	for (const [step, part] of Object.entries(value)) addTexts(part, [...path, step], texts);
}

function cell(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

if (import.meta.main) {
	readWords(process.argv.slice(2), { usage: "Usage: npm run --silent texts" });
	console.log(await textsTable());
}
