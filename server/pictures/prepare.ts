import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { complaints } from "#contract/complaints/limits.ts";
import { pictures, uploads } from "#contract/media/limits.ts";
import type { PhotoOrigin } from "#contract/photo-origin.ts";
import { avifWidthsOf, widthsOf } from "../content/picture-widths.ts";
import { originOf } from "./photo-origin.ts";
import { checksumOf, type MasterForm, recipe } from "./recipe.ts";
import { toneOf } from "./tone.ts";

/** Saved as state.json in the folder of its sizes. */
export interface Prepared {
	/** Average colour; none with transparency. */
	readonly tone?: string;
	/** Undefined until AVIF has been tried. */
	readonly avif?: readonly number[];
	readonly checksums: Readonly<Record<string, string>>;
}

export interface Unpreparable {
	readonly problem: string;
}

export type PictureState = Prepared | Unpreparable;

// Each further decoder of the library is attack surface.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: [
		"VipsForeignLoadJpegFile",
		"VipsForeignLoadPngFile",
		"VipsForeignLoadWebpFile",
		"VipsForeignLoadHeifFile",
	],
});
// Pictures run in parallel processes, so each uses one thread and no cache.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Encodes all sizes as WebP, upright and in sRGB, without metadata such as the place. Smaller sizes are made from the largest.
 * @param folder of the sizes; without state.json, written last, it is incomplete
 */
export async function prepareWebp(file: string, folder: string): Promise<PictureState> {
	let largest: Largest;
	try {
		largest = await open(file);
	} catch (error) {
		const state = { problem: reasonOf(error) };
		await keep(folder, state);
		return state;
	}
	await mkdir(folder, { recursive: true });
	const isOpaque = largest.raw.channels === 1 || largest.raw.channels === 3;
	const checksums: Record<string, string> = {};
	for (const width of widthsOf(largest.originalWidth)) {
		const bytes = await pixels(largest).resize({ width }).webp(recipe.webp).toBuffer();
		const name = `${width}.webp`;
		await writeFile(join(folder, name), bytes);
		checksums[name] = checksumOf(bytes);
	}
	const state: Prepared = isOpaque ? { tone: await toneOf(pixels(largest)), checksums } : { checksums };
	await keep(folder, state);
	return state;
}

export async function prepareAvif(file: string, folder: string, before: Prepared): Promise<PictureState> {
	const largest = await open(file);
	const kept: number[] = [];
	const checksums = { ...before.checksums };
	for (const width of avifWidthsOf(largest.originalWidth).toReversed()) {
		const bytes = await pixels(largest).resize({ width }).avif(recipe.avif).toBuffer();
		const { size } = await stat(join(folder, `${width}.webp`));
		if (bytes.length > size * pictures.avif.keptBelow) break;
		const name = `${width}.avif`;
		await writeFile(join(folder, name), bytes);
		checksums[name] = checksumOf(bytes);
		kept.push(width);
	}
	const state = { ...before, avif: kept, checksums };
	await keep(folder, state);
	return state;
}

export interface Master {
	readonly width: number;
	readonly height: number;
	readonly tone?: string;
	readonly origin: PhotoOrigin;
}

const tooMany = /exceeds pixel limit/i;

/** Re-encodes an uploaded photograph, upright, in sRGB and at most as large as needed: no place, name or hidden file remains. */
export async function writeMaster(
	file: string,
	target: string,
	form: MasterForm = "master",
): Promise<Master | MasterProblem> {
	const written = await writeOnce(file, target, form, "error");
	if (!("problem" in written) || written.problem !== "damaged") return written;
	const mended = await withItsEnd(file);
	if (!mended) return written;
	await writeFile(target, mended);
	return writeOnce(target, target, form, "warning");
}

/** Adds the end mark that phones and scanners omit; undefined if it isn't a JPEG. */
async function withItsEnd(file: string): Promise<Buffer | undefined> {
	const bytes = await readFile(file);
	if (bytes.toString("latin1", 0, 2) !== "\xff\xd8") return undefined;
	// Half of the mark may be there.
	const end = bytes.at(-1) === 0xff ? -1 : bytes.length;
	return Buffer.concat([bytes.subarray(0, end), Buffer.from([0xff, 0xd9])]);
}

async function writeOnce(
	file: string,
	target: string,
	form: MasterForm,
	failOn: "error" | "warning",
): Promise<Master | MasterProblem> {
	const side = { master: uploads.longestSide, photo: complaints.photoSide }[form];
	try {
		const options = { limitInputPixels: pictures.maxPixels, failOn, sequentialRead: true } as const;
		const { exif, ...header } = await sharp(file, options).metadata();
		const scans = header.format === "jpeg" ? scansIn(await readFile(file)) : 0;
		if (scans > pictures.maxScans) return { problem: "damaged" };
		if (form === "photo" && header.width * header.height > mostPixelsOf(header, scans))
			return { problem: "tooLarge" };
		const { data, info } = await sharp(file, options)
			.autoOrient()
			.resize({
				width: side,
				height: side,
				fit: "inside",
				withoutEnlargement: true,
			})
			.toColourspace("srgb")
			.webp(recipe[form])
			.toBuffer({ resolveWithObject: true });
		await writeFile(target, data);
		const { width, height, channels } = info;
		const tone = form === "master" && channels === 3 && { tone: await toneOf(sharp(target)) };
		return { width, height, ...tone, origin: originOf(exif) };
	} catch (error) {
		const words = error instanceof Error ? error.message : String(error);
		// A full disk is not the picture's fault.
		if (error instanceof Error && "code" in error && error.code === "ENOSPC") throw error;
		return { problem: tooMany.test(words) ? "tooLarge" : "damaged" };
	}
}

/** Pixel limit of citizens' photographs: only a JPEG of one scan is shrunk on load. */
function mostPixelsOf({ format, isProgressive }: Pick<Metadata, "format" | "isProgressive">, scans: number) {
	const { most, others } = complaints.photoPixels;
	// AVIF takes ten times the time and memory of others, and no camera makes it.
	if (format === "heif") return 0;
	return scans === 1 && !isProgressive ? most : others;
}

/** Counts the scans of a JPEG; the decoder goes through the whole picture for each. */
function scansIn(jpeg: Buffer): number {
	let scans = 0;
	for (let at = jpeg.indexOf(0xff, 2); at >= 0; at = jpeg.indexOf(0xff, at)) {
		const marker = jpeg.readUInt8(at + 1);
		if (marker === 0xd9) break;
		if (marker === 0xda) scans += 1;
		// Markers without a length: a byte of the picture that looks like one, restarts, and fill bytes.
		const isAlone = marker < 2 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;
		at += isAlone ? 1 + Number(marker !== 0xff) : 2 + jpeg.readUInt16BE(at + 2);
	}
	return scans;
}

export interface MasterProblem {
	readonly problem: "damaged" | "tooLarge" | "slow";
}

interface Largest {
	readonly data: Buffer;
	readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
	readonly originalWidth: number;
}

/** Decodes the largest size. A JPEG is shrunk on load, or fifty megapixels could exhaust the memory. */
async function open(file: string): Promise<Largest> {
	const options = { limitInputPixels: pictures.maxPixels, failOn: "error", sequentialRead: true } as const;
	const { autoOrient } = await sharp(file, options).metadata();
	const width = widthsOf(autoOrient.width).at(-1) ?? autoOrient.width;
	const { data, info } = await sharp(file, options)
		.autoOrient()
		.resize({ width })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	return {
		data,
		raw: { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 },
		originalWidth: autoOrient.width,
	};
}

const pixels = ({ data, raw }: Largest) => sharp(data, { raw });

async function keep(folder: string, state: PictureState): Promise<void> {
	await mkdir(folder, { recursive: true });
	const beside = join(folder, `state.${process.pid}.json`);
	await writeFile(beside, JSON.stringify(state));
	await rename(beside, join(folder, "state.json")).catch(async (error) => {
		await rm(beside, { force: true });
		throw error;
	});
}

function reasonOf(error: unknown): string {
	const words = error instanceof Error ? error.message : String(error);
	return `is damaged (${words.replaceAll(/\s+/g, " ").slice(0, 160)})`;
}
