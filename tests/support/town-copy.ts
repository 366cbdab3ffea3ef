import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const devgarh = fileURLToPath(new URL("../towns/devgarh", import.meta.url));

export interface TownCopy {
	readonly folder: string;
	readonly remove: () => void;
}

/** A copy of Devgarh with changed files, for a server to run on. */
export function copyOfDevgarh(changes: Record<string, (text: string) => string>): TownCopy {
	const folder = mkdtempSync(join(tmpdir(), "devgarh-"));
	cpSync(devgarh, folder, { recursive: true });
	for (const [file, change] of Object.entries(changes)) {
		const path = join(folder, file);
		const before = readFileSync(path, "utf8");
		const after = change(before);
		if (after === before) throw new Error(`Nothing was changed in ${file}`);
		writeFileSync(path, after);
	}
	return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
