import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import { pictures } from "#contract/limits.ts";
import { dangerIn } from "./drawing.ts";
import { type Mistake, TownMistakes } from "./mistakes.ts";
import { type PhotoFormat, photoHeader } from "./photo-header.ts";
import { pictureSize, type Size } from "./picture-size.ts";

/** A file below media/: the address under which it can be kept for ever, and its size if it is a picture. */
export type MediaFile = {
	src: string;
	/** A piece of its content's hash: another content, another address. */
	version: string;
	size?: Size;
	/** Photographs are never sent as they are: they are prepared in several widths (server/pictures/). */
	isPhoto?: boolean;
	/** Why it can't be shown; a neutral picture stands in its place, and the site goes on. */
	problem?: string;
	/** What is odd about it, though it is shown. */
	remark?: string;
};

/** Path below media/ → file. Only what is listed here can be referred to, so no path leads out of the folder. */
export type Media = ReadonlyMap<string, MediaFile>;

const DRAWING = /\.svg$/i;
/** What a name promises. The last ones are kinds that cameras and phones write, and that no browser shows everywhere. */
const PHOTO = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|bmp|gif|jxl)$/i;
const promised: Readonly<Record<string, PhotoFormat>> = {
	".jpg": "jpeg",
	".jpeg": "jpeg",
	".png": "png",
	".webp": "webp",
	".avif": "avif",
};

/** Where nothing is known about a picture, its place has the shape of most of the others. */
const standInSize: Size = { width: 600, height: 400 };

/** Looks at every file below media/ once: the first look into a town's folder. @throws {TownMistakes} where there is none */
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
		if (danger) return { src, version, size: size ?? standInSize, problem: `holds ${danger}` };
		if (!size)
			return { src, version, size: standInSize, problem: "is no SVG that says its width and height" };
		return { src, version, size };
	}
	const { version, head } = fingerprint(file);
	const src = `/media/${path}?v=${version}`;
	if (!PHOTO.test(path)) return { src, version };
	const header = photoHeader(head) ?? photoHeader(readFileSync(file));
	const photo = { src, version, isPhoto: true };
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

const kB = 1024;
const piece = 64 * kB;
const headLength = 256 * kB;

/**
 * What tells a file's content from another's. A camera's photo or a film is megabytes long, and a council has hundreds: of
 * those the length, the beginning, the middle and the end are read, so that the site opens in a moment.
 */
function fingerprint(file: string): { version: string; head: Buffer } {
	const handle = openSync(file, "r");
	try {
		const { size } = fstatSync(handle);
		const at = (position: number, length: number) => {
			const bytes = Buffer.alloc(Math.min(length, size));
			return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, position));
		};
		if (size <= headLength + 2 * piece) {
			const whole = at(0, size);
			return { version: hash([whole]), head: whole };
		}
		const head = at(0, headLength);
		const pieces = [head, at(Math.floor(size / 2), piece), at(size - piece, piece)];
		return { version: hash([Buffer.from(String(size)), ...pieces]), head };
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
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}
