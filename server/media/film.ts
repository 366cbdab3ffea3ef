import { type FileHandle, open } from "node:fs/promises";
import { kilobytes } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import { refusal } from "../kit/refusal.ts";
import { type Box, type BoxCount, headOf, readBox } from "./film-boxes.ts";
import { clearNotes } from "./film-notes.ts";
import { defaultSizes, readTracks, type Track, visitFragment, visitSamples } from "./film-tracks.ts";

/** Brands of MP4 (ISO 14496-12 and -14); QuickTime and cameras add their own. */
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|dash|MSNV|f4v )$/;

/** Picture formats with the same structure. */
const pictures = /^(?:hei|hev|mif|msf|avi|crx)/;

const mostBrands = 32;

/** Boxes that stay, except for what `readBox` frees and what no sample needs in `mdat`. */
const staying: ReadonlySet<string> = new Set(["ftyp", "styp", "sidx", "ssix", "moov", "moof", "mfra"]);

interface Range {
	readonly start: number;
	end: number;
}

export function isFilm(head: Buffer): boolean {
	if (head.length < 12 || head.toString("latin1", 4, 8) !== "ftyp") return false;
	const end = Math.min(head.readUInt32BE(0), head.length, 8 + 4 * mostBrands);
	const [own = "", , ...others] = head.toString("latin1", 8, end).match(/.{4}/gs) ?? [];
	return !pictures.test(own) && [own, ...others].some((brand) => brands.test(brand));
}

/**
 * Reduces a film in place to picture and sound; everything else, which may tell place, person and device, becomes free space.
 * @throws {Refusal} filmCut, filmWithoutPicture, filmCodec
 */
export async function cleanFilm(file: string): Promise<void> {
	const handle = await open(file, "r+");
	try {
		const { size } = await handle.stat();
		const count: BoxCount = { left: uploads.filmBoxes };
		const { boxes, end } = await boxesOfFile(handle, size, count);
		const index = boxes.filter(({ type }) => type === "moov" || type === "moof");
		const indexBytes = index.reduce((sum, box) => sum + box.end - box.start, 0);
		const isWhole = index.filter(({ type }) => type === "moov").length === 1;
		const hasData = boxes.some(({ type }) => type === "mdat");
		if (!isWhole || !hasData || indexBytes > uploads.filmIndexBytes) throw refusal("filmCut");

		const { tracks, parts, samples } = await readIndex(handle, index, count);
		const kept = merged(samples.flatMap(({ ranges }) => ranges));
		if ((kept.at(-1)?.end ?? 0) > end) throw refusal("filmCut");
		for (const { bytes, start } of parts) await handle.write(bytes, 0, bytes.length, start);
		await clear(handle, boxes, kept);
		for (const { id, ranges } of samples) {
			const lengthBytes = tracks.find((track) => track.id === id)?.lengthBytes;
			if (lengthBytes) await clearNotes(handle, ranges, lengthBytes);
		}
		// Players ignore bytes after the last box.
		await handle.truncate(end);
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function boxesOfFile(handle: FileHandle, size: number, count: BoxCount) {
	const boxes: Box[] = [];
	let end = 0;
	while (size - end >= 8) {
		count.left -= 1;
		if (count.left < 0) throw refusal("filmCut");
		const head = Buffer.alloc(Math.min(16, size - end));
		await handle.read(head, 0, head.length, end);
		const box = headOf(head, end, size);
		const isCut = !box || box.end > size;
		if (isCut && (!box || staying.has(box.type) || box.type === "mdat")) throw refusal("filmCut");
		if (isCut) break;
		boxes.push({ ...box, boxes: [] });
		end = box.end;
	}
	return { boxes, end };
}

interface Samples {
	readonly id: number;
	readonly ranges: Range[];
}

async function readIndex(handle: FileHandle, index: readonly Box[], count: BoxCount) {
	const parts: { readonly bytes: Buffer; readonly start: number; readonly box: Box }[] = [];
	for (const { type, start, inside, end } of index) {
		const bytes = Buffer.alloc(end - start);
		await handle.read(bytes, 0, bytes.length, start);
		const box = { type, start: 0, inside: inside - start, end: end - start, boxes: [] };
		parts.push({ bytes, start, box: readBox(bytes, box, count) });
	}
	const moov = parts.find(({ box }) => box.type === "moov");
	if (!moov) throw refusal("filmCut");
	const tracks: readonly Track[] = readTracks(moov.bytes, moov.box, count);
	let seen = 0;
	const samples: Samples[] = tracks.map(({ id }) => ({ id, ranges: [] }));
	const visitorOf = (id: number) => {
		const ranges = samples.find((each) => each.id === id)?.ranges;
		if (!ranges) return undefined;
		return (start: number, end: number) => {
			seen += 1;
			if (seen > uploads.filmSamples) throw refusal("filmCut");
			ranges.push({ start, end });
		};
	};
	for (const track of tracks) visitSamples(moov.bytes, track, visitorOf(track.id) ?? (() => undefined));
	const sizes = defaultSizes(moov.bytes, moov.box);
	for (const { bytes, start, box } of parts) {
		if (box.type === "moof") visitFragment(bytes, box, start, sizes, visitorOf);
	}
	return { tracks, parts, samples };
}

function merged(ranges: readonly Range[]): readonly Range[] {
	const sorted = ranges.toSorted((one, other) => one.start - other.start);
	const all: Range[] = [];
	for (const { start, end } of sorted) {
		const last = all.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else all.push({ start, end });
	}
	return all;
}

const pieceBytes = kilobytes(1024);

async function clear(handle: FileHandle, boxes: readonly Box[], kept: readonly Range[]): Promise<void> {
	for (const { type, start, inside, end } of boxes) {
		if (staying.has(type)) continue;
		if (type !== "mdat") await handle.write("free", start + 4, "latin1");
		await clearBetween(handle, { start: inside, end }, type === "mdat" ? kept : []);
	}
}

async function clearBetween(handle: FileHandle, { start, end }: Range, kept: readonly Range[]) {
	let next = kept.findIndex((range) => range.end > start);
	for (let from = start; from < end; from += pieceBytes) {
		const bytes = Buffer.alloc(Math.min(pieceBytes, end - from));
		const old = Buffer.alloc(bytes.length);
		await handle.read(old, 0, old.length, from);
		while (next >= 0 && next < kept.length) {
			const range = kept[next];
			if (!range || range.start >= from + bytes.length) break;
			old.copy(bytes, Math.max(0, range.start - from), Math.max(0, range.start - from), range.end - from);
			if (range.end > from + bytes.length) break;
			next += 1;
		}
		if (!bytes.equals(old)) await handle.write(bytes, 0, bytes.length, from);
	}
}
