import { createHash } from "node:crypto";

/** Increment when the settings below change, or readers go on getting old pictures. */
const edition = 2;

/** Every size is made in WebP; large sizes also in AVIF, if clearly smaller. */
export const recipe = {
	webp: { quality: 74, effort: 4 },
	avif: { quality: 50, effort: 2 },
	master: { quality: 90, effort: 3 },
	photo: { quality: 80, effort: 1 },
} as const;

export type MasterForm = "master" | "photo";

export function folderOf(version: string): string {
	return `${edition}-${version}`;
}

export function checksumOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("base64url");
}
