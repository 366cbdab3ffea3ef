import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { dirname, extname, join, resolve, sep } from "node:path";
import type { Text } from "#contract/language.ts";
import { kilobytes } from "#contract/limits.ts";
import { pictures } from "#contract/media/limits.ts";
import { dangerIn } from "./drawing.ts";
import { type Mistake, TownMistakes } from "./mistakes.ts";
import { type PhotoFormat, photoHeader } from "./photo-header.ts";
import { pictureSize, type Size } from "./picture-size.ts";

export type MediaFile = {
	src: string;
	bytes: number;
	/** Path of an uploaded file; undefined for the council's media/. */
	on?: string;
	name?: string;
	words?: { title: Text; description: Text };
	/** Point of a picture that stays in view; empty is the middle. */
	focus?: string;
	tone?: string;
	pages?: number;
	/** Prefix of its content's hash: changed content gets a new address. */
	version: string;
	size?: Size;
	/** Photographs are sent resized only (server/pictures/). */
	isPhoto?: boolean;
	/** Reason why a placeholder is shown instead. */
	problem?: string;
	remark?: string;
	/** Expected type if the content contradicts the extension; a link to such a file stops the start. */
	fault?: string;
};

/** Path below media/ → file. Only listed files are served, so no path escapes the folder. */
export type Media = ReadonlyMap<string, MediaFile>;

export type KnownMedia = Pick<Media, "get" | "keys">;

export function placeOfFile(mediaFolder: string, path: string, { on }: MediaFile): string {
	return on ?? join(mediaFolder, path);
}

const DRAWING = /\.svg$/i;
const PDF = /\.pdf$/i;
const PHOTO = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|bmp|gif|jxl)$/i;
const promised: Readonly<Record<string, PhotoFormat>> = {
	".jpg": "jpeg",
	".jpeg": "jpeg",
	".png": "png",
	".webp": "webp",
	".avif": "avif",
};

const standInSize: Size = { width: 600, height: 400 };

/** Reads the metadata of every file below media/. @throws {TownMistakes} if the folder doesn't exist */
export function readMedia(folder: string): { media: Media; mistakes: Mistake[] } {
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		const expected = "the folder of a council, with council.yaml and home.yaml in it";
		throw new TownMistakes(folder, [{ file: resolve(folder), found: "no such folder", expected }]);
	}
	const root = join(folder, "media");
	const media = new Map<string, MediaFile>();
	const mistakes: Mistake[] = [];
	for (const entry of entriesBelow(root)) {
		const path = entry.split(sep).join("/");
		try {
			media.set(path, look(path, join(root, entry)));
		} catch {
			const found = "a file that can't be opened";
			mistakes.push({ file: `media/${path}`, found, expected: "a file that may be read" });
		}
	}
	return { media, mistakes };
}

function look(path: string, file: string): MediaFile {
	if (DRAWING.test(path)) {
		const bytes = readFileSync(file);
		const version = hash([bytes]);
		const src = `/media/${path}?v=${version}`;
		const [size, danger] = [pictureSize(path, bytes), dangerIn(bytes.toString("utf8"))];
		const drawing = { src, version, bytes: bytes.length };
		if (danger) return { ...drawing, size: size ?? standInSize, problem: `holds ${danger}` };
		if (!size) return { ...drawing, size: standInSize, problem: "is no SVG that says its width and height" };
		return { ...drawing, size };
	}
	const { version, head, bytes } = fingerprint(file, PDF.test(path));
	const src = `/media/${path}?v=${version}`;
	if (PDF.test(path) && !head.subarray(0, 1024).includes("%PDF-")) {
		return { src, version, bytes, fault: "a PDF; this file is called .pdf and isn't one" };
	}
	if (!PHOTO.test(path)) return { src, version, bytes };
	const header = photoHeader(head) ?? photoHeader(readFileSync(file));
	const photo = { src, version, bytes, isPhoto: true };
	if (!header) return { ...photo, size: standInSize, problem: "is no JPEG, PNG, WebP or AVIF" };
	const { format, width, height } = header;
	const size = { width, height };
	if (width * height > pictures.maxPixels) {
		const most = pictures.maxPixels / 1_000_000;
		return { ...photo, size, problem: `has ${width} × ${height} pixels, more than ${most} megapixels` };
	}
	const extension = extname(path).toLowerCase();
	if (promised[extension] === format) return { ...photo, size };
	return { ...photo, size, remark: `is called ${extension} but holds ${format.toUpperCase()}; it is shown` };
}

const piece = kilobytes(64);
const headLength = kilobytes(256);

/**
 * Hashes a file; a large one only by length, beginning, middle and end, since hundreds of photographs would delay every start.
 * @param isWhole for documents, in which a changed date may leave the length the same
 */
function fingerprint(file: string, isWhole: boolean): { version: string; head: Buffer; bytes: number } {
	const handle = openSync(file, "r");
	try {
		const { size } = fstatSync(handle);
		const at = (position: number, length: number) => {
			const bytes = Buffer.alloc(Math.min(length, size));
			return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, position));
		};
		if (isWhole || size <= headLength + 2 * piece) {
			const whole = at(0, size);
			return { version: hash([whole]), head: whole, bytes: size };
		}
		const head = at(0, headLength);
		const pieces = [head, at(Math.floor(size / 2), piece), at(size - piece, piece)];
		return { version: hash([Buffer.from(String(size)), ...pieces]), head, bytes: size };
	} finally {
		closeSync(handle);
	}
}

function hash(pieces: readonly Buffer[]): string {
	const sum = createHash("sha256");
	for (const each of pieces) sum.update(each);
	return sum.digest("base64url").slice(0, 10);
}

function entriesBelow(root: string): string[] {
	try {
		const entries = readdirSync(root, { recursive: true, withFileTypes: true });
		return entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
			.sort();
	} catch (error) {
		const { path = root } = error as NodeJS.ErrnoException;
		if (path === root) return [];
		const file = `media/${path.slice(root.length + 1)}/`;
		const found = "a folder that can't be opened";
		throw new TownMistakes(dirname(root), [{ file, found, expected: "a folder that may be read" }]);
	}
}
