import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "#contract/content/kinds.ts";
import { type Media, readMedia } from "./media.ts";
import { Town, type TownOptions } from "./town.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What reads and checks a town: whoever changes any of it has the town read anew. */
const checkers = ["server/content", "contract", "package-lock.json"];

/** What is kept: the content, and what it was made from. */
interface Kept {
	/** Names of the town's files, below its folder. */
	readonly files: readonly string[];
	readonly madeFrom: string;
	readonly content: Content;
}

/**
 * Opens a town as it was checked at an earlier start, as long as none of its files, of its pictures and of the code that checks
 * them has changed; else as `openTown` does. Reading and checking takes a third of a start, this a hundredth; and what reads and
 * checks is loaded only where it is needed (docs/decisions/0018-kept-content.md).
 *
 * @param keptIn where it is kept; it may be emptied at any time. Nothing is kept where none is named or it can't be written.
 * @throws {TownMistakes} what is wrong is never kept
 */
export async function openKeptTown(
	folder: string,
	keptIn: string | undefined,
	options?: TownOptions,
): Promise<Town> {
	const { media, mistakes } = readMedia(folder);
	const check = async () => (await import("./from-files.ts")).checkedContent(folder, media, mistakes);
	// A picture that can't be opened is told at every start.
	const content =
		keptIn && !mistakes.length ? await keptContent(keptIn, folder, media, check) : await check();
	return new Town(folder, media, content, options);
}

/** The content of a town as it is kept, if that still holds; else as `check` makes it. @throws what `check` throws */
export async function keptContent(
	keptIn: string,
	town: string,
	media: Media,
	check: () => Promise<Content>,
): Promise<Content> {
	const file = join(keptIn, "town.json");
	const kept = read(file);
	if (kept?.files && kept.content && kept.madeFrom === fingerprint(town, media, kept.files))
		return kept.content;
	const { kinds } = await import("#contract/content/kinds.ts");
	const files = Object.values(kinds).map((kind) => kind.file);
	const madeFrom = fingerprint(town, media, files);
	const content = await check();
	// A file that was changed meanwhile was read before its change or after it: who knows.
	if (fingerprint(town, media, files) === madeFrom) write(file, { files, madeFrom, content });
	return content;
}

function read(file: string): Partial<Kept> | null | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as Partial<Kept> | null;
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
function fingerprint(town: string, media: Media, files: readonly string[]): string {
	const sum = createHash("sha256").update(JSON.stringify([...media]));
	for (const file of files) sum.update(`\n${file}\n`).update(bytesOf(join(town, file)));
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
