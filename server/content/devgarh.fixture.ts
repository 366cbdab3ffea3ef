import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTown } from "./from-files.ts";
import { type Mistake, TownMistakes } from "./mistakes.ts";

/** A complete and correct town, as small as one can be. */
export const devgarh = join(import.meta.dirname, "../../tests/towns/devgarh");

/** File → its new text, made from the old one; `null` takes the file away. */
export type Changes = Record<string, ((text: string) => string | Uint8Array) | null>;

/** Does something with a copy of Devgarh in which a few files are changed. */
export function withTown<Result>(changes: Changes, act: (folder: string) => Result): Result {
	using town = changedTown(changes);
	return act(town.folder);
}

/** A copy of Devgarh in which a few files are changed; it is gone when the scope ends. */
export function changedTown(changes: Changes): Disposable & { readonly folder: string } {
	const folder = mkdtempSync(join(tmpdir(), "devgarh-"));
	cpSync(devgarh, folder, { recursive: true });
	for (const [file, change] of Object.entries(changes)) {
		const path = join(folder, file);
		if (change === null) rmSync(path, { recursive: true });
		else writeFileSync(path, change(readOrEmpty(path)));
	}
	return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

function readOrEmpty(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

/** Replaces the one place where something stands; a change that changes nothing would test nothing. */
export function replace(what: string, by: string): (text: string) => string {
	return (text) => {
		if (text.split(what).length !== 2) throw new Error(`"${what}" must stand in the file exactly once`);
		return text.replace(what, () => by);
	};
}

/** The mistakes of a spoiled copy of Devgarh. */
export function mistakesOf(changes: Changes): readonly Mistake[] {
	return withTown(changes, (folder) => {
		try {
			openTown(folder);
			return [];
		} catch (error) {
			if (error instanceof TownMistakes) return error.mistakes;
			throw error;
		}
	});
}
