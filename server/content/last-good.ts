import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { readFolder } from "./from-files.ts";
import type { Media, MediaFile } from "./media.ts";
import type { ContentSnapshot } from "./snapshot.ts";
import { checkContent } from "./validated.ts";

const [townFolder, noteFile] = ["town", "copied.json"];

/** Two, in case the newer was copied during an edit. */
const copiesKept = 2;

interface Note {
	readonly folder: string;
	readonly at: string;
	readonly media: readonly (readonly [string, MediaFile])[];
}

const shelfOf = (dataDir: string) => join(dataDir, "last-good");

/** Copies the council's valid folder, to start with if it breaks. Photographs are left out: their sizes are in DATA_DIR. */
export async function copyGood(town: ContentSnapshot, dataDir: string): Promise<void> {
	const { folder } = town;
	const media: Media = new Map([...town.media].filter(([, { on }]) => on === undefined));
	const shelf = shelfOf(dataDir);
	const texts = textsBelow(folder);
	const drawingsAndFilms = [...media].filter(([, { isPhoto }]) => !isPhoto);
	const copied = [...texts, ...drawingsAndFilms.map(([path]) => join("media", path))];
	const name = fingerprint(folder, texts, media);
	const target = join(shelf, name);
	const note: Note = { folder, at: new Date().toISOString(), media: [...media] };
	if (existsSync(target)) {
		writeNote(target, note);
	} else {
		const beside = join(shelf, `${name}.${process.pid}`);
		rmSync(beside, { recursive: true, force: true });
		mkdirSync(join(beside, townFolder), { recursive: true });
		for (const file of copied)
			await cp(join(folder, file), join(beside, townFolder, file), { dereference: true });
		writeNote(beside, note);
		try {
			renameSync(beside, target);
		} catch (error) {
			rmSync(beside, { recursive: true, force: true });
			// Another server with the same DATA_DIR may have been quicker.
			if (!existsSync(target)) throw error;
		}
	}
	for (const { path } of copiesIn(dataDir, folder).slice(copiesKept)) rmSync(path, { recursive: true });
}

export function openLastGood(folder: string, dataDir: string) {
	for (const { path, at, media } of copiesIn(dataDir, folder)) {
		try {
			const files: Media = new Map(media);
			const reading = readFolder(join(path, townFolder), files);
			checkContent(reading, []);
			return { reading, at };
		} catch {
			// A copy made by an older program or during an edit may be broken; the previous one may be whole.
		}
	}
	return undefined;
}

function copiesIn(dataDir: string, folder: string) {
	const shelf = shelfOf(dataDir);
	if (!existsSync(shelf)) return [];
	return readdirSync(shelf)
		.filter((name) => /^[0-9a-f]{16}$/.test(name))
		.flatMap((name) => {
			const path = join(shelf, name);
			try {
				return [{ path, ...(JSON.parse(readFileSync(join(path, noteFile), "utf8")) as Note) }];
			} catch {
				return [];
			}
		})
		.filter((copy) => copy.folder === folder)
		.sort((one, other) => other.at.localeCompare(one.at));
}

function writeNote(folder: string, note: Note): void {
	const beside = join(folder, `${noteFile}.${process.pid}`);
	writeFileSync(beside, JSON.stringify(note));
	renameSync(beside, join(folder, noteFile));
}

function fingerprint(folder: string, texts: readonly string[], media: Media): string {
	const sum = createHash("sha256").update(JSON.stringify([folder, ...media]));
	for (const text of texts) sum.update(text).update(readFileSync(join(folder, text)));
	return sum.digest("hex").slice(0, 16);
}

function textsBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => name !== "media" && !name.startsWith("."))
		.flatMap((entry) => {
			if (!entry.isDirectory()) return [entry.name];
			const inside = readdirSync(join(folder, entry.name), { recursive: true, withFileTypes: true });
			return inside
				.filter((each) => each.isFile())
				.map((each) => join(each.parentPath, each.name).slice(folder.length + 1));
		})
		.sort();
}
