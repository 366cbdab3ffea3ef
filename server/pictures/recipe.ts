import { createHash } from "node:crypto";

/** Increment this when the settings below change, or readers go on getting pictures made by the old ones. */
const edition = 2;

/** Compression settings. Every size is made in WebP; large sizes also in AVIF, which is slower, where it is clearly smaller. */
export const recipe = {
	webp: { quality: 74, effort: 4 },
	avif: { quality: 50, effort: 2 },
	/** Master copy of an uploaded photograph, from which its sizes are made. */
	master: { quality: 90, effort: 3 },
	/** A photograph of a complaint, for whose writing a citizen waits. */
	photo: { quality: 80, effort: 1 },
} as const;

/** Stored form of a sent photograph. */
export type MasterForm = "master" | "photo";

export type PictureForm = Exclude<keyof typeof recipe, MasterForm>;

/** The folder of a picture's sizes, named by settings and content, so that only changed pictures are prepared again. */
export function folderOf(version: string): string {
	return `${edition}-${version}`;
}

/** Tells whether a prepared size is still what was written. */
export function checksumOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("base64url");
}
