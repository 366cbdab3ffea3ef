import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictures } from "#contract/limits.ts";
import { avifWidthsOf, recipe, widthsOf } from "./recipe.ts";
import { toneOf } from "./tone.ts";

/** What is known of a photograph once its sizes are there; it lies beside them as state.json. */
export interface Prepared {
	/** Its average colour; none where the ground shows through it. */
	readonly tone?: string;
	/** Widths that exist as AVIF; undefined until that has been tried. */
	readonly avif?: readonly number[];
}

/** A photograph that can't be prepared, and why. */
export interface Unpreparable {
	readonly problem: string;
}

export type PictureState = Prepared | Unpreparable;

// Of the many kinds that the library reads, only the four that a council is asked for: each further one is a way in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: [
		"VipsForeignLoadJpegFile",
		"VipsForeignLoadPngFile",
		"VipsForeignLoadWebpFile",
		"VipsForeignLoadHeifFile",
	],
});
// Side by side means one process a picture; each keeps to one core and to no more memory than its picture needs.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes all sizes of a photograph in WebP: the right way up, in the colours of screens, without place, camera or any other
 * data about how it was taken (sharp writes none unless asked). The file is read once, the small sizes come from the largest.
 *
 * @param file the original
 * @param folder where the sizes go; state.json is written last, so a folder that has it is whole
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
	const state: Prepared = isOpaque ? { tone: await toneOf(pixels(largest)) } : {};
	for (const width of widthsOf(largest.originalWidth)) {
		await pixels(largest)
			.resize({ width })
			.webp(recipe.webp)
			.toFile(join(folder, `${width}.webp`));
	}
	await keep(folder, state);
	return state;
}

/** Tries the large sizes in AVIF, and keeps those that save enough. */
export async function prepareAvif(file: string, folder: string, before: Prepared): Promise<PictureState> {
	const largest = await open(file);
	const kept: number[] = [];
	for (const width of avifWidthsOf(largest.originalWidth).toReversed()) {
		const bytes = await pixels(largest).resize({ width }).avif(recipe.avif).toBuffer();
		const { size } = await stat(join(folder, `${width}.webp`));
		// Where the largest does not gain, the smaller ones gain less.
		if (bytes.length > size * pictures.avif.keptBelow) break;
		await writeFile(join(folder, `${width}.avif`), bytes);
		kept.push(width);
	}
	const state = { ...before, avif: kept };
	await keep(folder, state);
	return state;
}

interface Largest {
	readonly data: Buffer;
	readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
	readonly originalWidth: number;
}

/** The pixels of the largest size. A JPEG is shrunk while it is read, so fifty megapixels never stand in memory at once. */
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

/** Written beside and moved into place: a process that ends in the middle leaves nothing half done. */
async function keep(folder: string, state: PictureState): Promise<void> {
	await mkdir(folder, { recursive: true });
	const beside = join(folder, `state.${process.pid}.json`);
	await writeFile(beside, JSON.stringify(state));
	await rename(beside, join(folder, "state.json")).catch(async (error) => {
		await rm(beside, { force: true });
		throw error;
	});
}

/** The library's own words, in one line; what they mean for the council stands before them in the log. */
function reasonOf(error: unknown): string {
	const words = error instanceof Error ? error.message : String(error);
	return `is damaged (${words.replaceAll(/\s+/g, " ").slice(0, 160)})`;
}
