import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../tests/support/folders.ts";
import { openTown } from "./from-files.ts";
import { type Mistake, TownMistakes } from "./mistakes.ts";

export const devgarh = join(import.meta.dirname, "../../tests/towns/devgarh");

export type Changes = Record<string, ((text: string) => string | Uint8Array) | null>;

export function withTown<Result>(changes: Changes, act: (folder: string) => Result): Result {
	return act(copyWith(changes));
}

/** A copy of Devgarh with these changes, of which each must have an effect. @returns its folder */
export function changedTown(changes: Changes): string {
	const folder = copyWith(changes);
	for (const file of Object.keys(changes)) {
		if (readOrEmpty(join(folder, file)) === readOrEmpty(join(devgarh, file)))
			throw new Error(`Nothing was changed in ${file}`);
	}
	return folder;
}

function copyWith(changes: Changes): string {
	const folder = newFolder("devgarh");
	cpSync(devgarh, folder, { recursive: true });
	change(folder, changes);
	return folder;
}

function change(folder: string, changes: Changes): void {
	for (const [file, make] of Object.entries(changes)) {
		const path = join(folder, file);
		if (make === null) rmSync(path, { recursive: true });
		else writeFileSync(path, make(readOrEmpty(path)));
	}
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

/** A copy that nothing but `mistakesOf` changes, and which it puts right again: to copy the folder takes as long as to read it. */
let spoiled: string | undefined;

export function mistakesOf(changes: Changes): readonly Mistake[] {
	spoiled ??= copyWith({});
	try {
		change(spoiled, changes);
		openTown(spoiled);
		return [];
	} catch (error) {
		if (error instanceof TownMistakes) return error.mistakes;
		throw error;
	} finally {
		for (const file of Object.keys(changes)) {
			rmSync(join(spoiled, file), { recursive: true, force: true });
			const own = join(devgarh, file);
			if (existsSync(own)) cpSync(own, join(spoiled, file), { recursive: true });
		}
	}
}
