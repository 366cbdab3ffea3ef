import { readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Writes docs/texts.md: every text of the interface in both languages, for whoever reviews the wording. `npm run texts`. */
const root = fileURLToPath(new URL("../", import.meta.url));
const file = join(root, "docs/texts.md");

/** The tables of the contract that hold words; in the app, the files that are named after them. */
const tables = ["pages", "page-descriptions", "navigation", "outcomes", "field-labels", "permissions"].map(
	(name) => join(root, `contract/${name}.ts`),
);

interface Row {
	readonly name: string;
	readonly en: string;
	readonly hi: string;
}

/** The table as it should stand in docs/texts.md. */
export async function textsTable(): Promise<string> {
	const parts: string[] = [];
	let count = 0;
	for (const path of [...wordFiles(), ...tables]) {
		const rows = rowsOf(await import(path));
		if (rows.length === 0) continue;
		count += rows.length;
		const lines = rows.map(({ name, en, hi }) => `| \`${name}\` | ${cell(en)} | ${cell(hi)} |`);
		parts.push(
			`## ${relative(root, path)}\n\n| Name | English | Hindi |\n|---|---|---|\n${lines.join("\n")}\n`,
		);
	}
	const head = `# Every text of the interface

For whoever reviews the wording: ${count} texts and where each lives. Made by \`npm run texts\`; correct a text in its file, not here.
What a council says about itself stands in its own folder (\`town/\`).
`;
	return [head, ...parts].join("\n");
}

function wordFiles(): string[] {
	return readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
		.filter((path) => /(^|[/-])words\.ts$/.test(path))
		.sort()
		.map((path) => join(root, "app", path));
}

/** All texts in what a file exports, each under the way that leads to it; one that stands there twice is told once. */
function rowsOf(exported: Record<string, unknown>): Row[] {
	const rows = new Map<string, Row>();
	const visit = (value: unknown, way: readonly string[]): void => {
		if (typeof value !== "object" || value === null) return;
		const { en, hi } = value as { en?: unknown; hi?: unknown };
		if (typeof en === "string" && typeof hi === "string") {
			const key = `${en}\n${hi}`;
			if (!rows.has(key)) rows.set(key, { name: way.join("."), en, hi });
			return;
		}
		for (const [step, part] of Object.entries(value)) visit(part, [...way, nameOf(part) ?? step]);
	};
	// A test runner may give them in another order than Node does.
	for (const name of Object.keys(exported).sort()) visit(exported[name], [name]);
	return [...rows.values()];
}

/** A row of a table is known by its name, not by its place. */
function nameOf(part: unknown): string | undefined {
	const { name } = (part ?? {}) as { name?: unknown };
	return typeof name === "string" ? name : undefined;
}

function cell(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, await textsTable());
