import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Mistake } from "./mistakes.ts";
import { pictureSize, type Size } from "./picture-size.ts";

/** A file below media/: the address under which it can be kept for ever, and its size if it is a picture. */
export type MediaFile = { src: string; size?: Size };

/** Path below media/ → file. Only what is listed here can be referred to, so no path leads out of the folder. */
export type Media = ReadonlyMap<string, MediaFile>;

const PICTURE = /\.(?:svg|png)$/i;

/** Reads every file below media/ once. Its address holds a piece of its content's hash: another content, another address. */
export function readMedia(folder: string): { media: Media; mistakes: Mistake[] } {
	const root = join(folder, "media");
	const media = new Map<string, MediaFile>();
	const mistakes: Mistake[] = [];
	for (const entry of entriesBelow(root)) {
		const path = entry.split(sep).join("/");
		const file = `media/${path}`;
		let bytes: Buffer;
		try {
			bytes = readFileSync(join(root, entry));
		} catch {
			mistakes.push({ file, found: "a file that can't be opened", expected: "a file that may be read" });
			continue;
		}
		const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 10);
		const size = PICTURE.test(path) ? pictureSize(path, bytes) : undefined;
		media.set(path, { src: `/${file}?v=${version}`, size });
	}
	return { media, mistakes };
}

function entriesBelow(root: string): string[] {
	try {
		const entries = readdirSync(root, { recursive: true, withFileTypes: true });
		return entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
			.sort();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}
