import { readFile, writeFile } from "node:fs/promises";
import type { Reply } from "#contract/api.ts";
import { uploadedFile } from "./folder-store.ts";

export type Findings = NonNullable<Reply<"addFile">["findings"]>;

export function findingsFile(folder: string, path: string): string {
	return `${uploadedFile(folder, path)}.json`;
}

export async function keepFindings(folder: string, path: string, findings: Findings): Promise<void> {
	const { numbers, acts, hasFiles } = findings;
	if (numbers.count > 0 || acts || hasFiles) {
		await writeFile(findingsFile(folder, path), JSON.stringify(findings));
	}
}

export async function readFindings(folder: string, path: string): Promise<Findings | null> {
	const text = await readFile(findingsFile(folder, path), "utf8").catch(() => undefined);
	return text === undefined ? null : (JSON.parse(text) as Findings);
}
