import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTown } from "./from-files.ts";
import { type Mistake, TownMistakes } from "./mistakes.ts";

/** The smallest valid town. */
export const devgarh = join(import.meta.dirname, "../../tests/towns/devgarh");

/** File → its new text, made from the old one; `null` deletes the file. */
export type Changes = Record<string, ((text: string) => string | Uint8Array) | null>;

/** Runs `act` on a copy of Devgarh with these changes. */
export function withTown<Result>(changes: Changes, act: (folder: string) => Result): Result {
	using town = changedTown(changes);
	return act(town.folder);
}

/** A copy of Devgarh with these changes, deleted when the scope ends. */
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

/** Replaces the only occurrence of a string, and throws without one: a change without effect would let a test pass for nothing. */
export function replace(what: string, by: string): (text: string) => string {
	return (text) => {
		if (text.split(what).length !== 2) throw new Error(`"${what}" must stand in the file exactly once`);
		return text.replace(what, () => by);
	};
}

/** The mistakes found in a copy of Devgarh with these changes. */
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
