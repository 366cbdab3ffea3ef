import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Content, kinds } from "#contract/content/kinds.ts";
import type { Media } from "./media.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What reads and checks a town: whoever changes any of it has the town read anew. */
const checkers = ["server/content", "contract", "package-lock.json"];

/** What is kept: the content, and what it was made from. */
interface Kept {
	readonly madeFrom: string;
	readonly content: Content;
}

/**
 * The content of a town as it was checked at an earlier start, as long as none of its files, of its pictures and of the code that
 * checks them has changed; else as `check` makes it. Reading and checking takes a third of a start, this a hundredth
 * (docs/decisions/0018-kept-content.md).
 *
 * @param folder where it is kept; it may be emptied at any time. Where it can't be written, nothing is kept.
 * @throws what `check` throws; what is wrong is never kept
 */
export function keptContent(folder: string, town: string, media: Media, check: () => Content): Content {
	const file = join(folder, "town.json");
	const madeFrom = fingerprint(town, media);
	const kept = read(file);
	if (kept?.madeFrom === madeFrom) return kept.content;
	const content = check();
	// A file that was changed meanwhile was read before its change or after it: who knows.
	if (fingerprint(town, media) === madeFrom) write(file, { madeFrom, content });
	return content;
}

function read(file: string): Kept | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as Kept;
	} catch {
		return undefined;
	}
}

function write(file: string, kept: Kept): void {
	const beside = `${file}.${process.pid}`;
	try {
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(beside, JSON.stringify(kept));
		// Whoever starts in this moment reads the old one or the new one, never half of it.
		renameSync(beside, file);
	} catch {
		// No room, or no right to write: the next start reads the town again.
		if (existsSync(beside)) rmSync(beside);
	}
}

/** Another for every other town, picture or checker. */
function fingerprint(town: string, media: Media): string {
	const sum = createHash("sha256").update(JSON.stringify([...media]));
	for (const { file } of Object.values(kinds)) sum.update(`\n${file}\n`).update(bytesOf(join(town, file)));
	for (const path of checkers.flatMap(filesAt)) sum.update(`\n${path}\n`).update(bytesOf(path));
	return sum.digest("base64url");
}

/** The files at or below a path of the project, in the same order on every machine. */
function filesAt(path: string): string[] {
	const at = join(root, path);
	try {
		const files = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		return files.map((entry) => join(entry.parentPath, entry.name)).sort();
	} catch {
		return [at];
	}
}

/** Nothing where there is no such file: a table that is missing is an empty one. */
function bytesOf(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch {
		return Buffer.alloc(0);
	}
}
