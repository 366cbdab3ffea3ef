import { refusal } from "../kit/refusal.ts";
import { type Box, type BoxCount, boxAt, boxesBetween, free, readBox } from "./film-boxes.ts";

export interface Track {
	readonly id: number;
	readonly isPicture: boolean;
	readonly samples: Box;
	readonly lengthBytes?: number;
}

export type Visit = (start: number, end: number) => void;

/** Audio formats that browsers play. */
const sounds: ReadonlySet<string> = new Set(["mp4a", ".mp3", "Opus", "fLaC"]);
const names: Readonly<Record<string, string>> = {
	hvc1: "HEVC (H.265)",
	hev1: "HEVC (H.265)",
	dvh1: "Dolby Vision",
	dvhe: "Dolby Vision",
	av01: "AV1",
	mp4v: "MPEG-4 Visual",
	avc1: "H.264 4:2:2, 4:4:4 or 10 bit",
	avc3: "H.264 4:2:2, 4:4:4 or 10 bit",
};

/** H.264 profiles that every browser plays: Baseline, Main, Extended, High. */
const profiles: ReadonlySet<number> = new Set([66, 77, 88, 100]);

/** Keeps a film's picture and sound tracks, without their metadata. @throws {Refusal} filmCut, filmWithoutPicture, filmCodec */
export function readTracks(bytes: Buffer, moov: Box, count: BoxCount): Track[] {
	const tracks: Track[] = [];
	let unplayed: string | undefined;
	for (const trak of moov.boxes.filter(({ type }) => type === "trak")) {
		const handler = boxAt(trak, "mdia", "hdlr");
		const kind = handler && bytes.toString("latin1", handler.inside + 8, handler.inside + 12);
		if (!handler || (kind !== "vide" && kind !== "soun")) {
			free(bytes, trak);
			continue;
		}
		bytes.fill(0, handler.inside + 24, handler.end);
		const { codec, ...track } = readTrack(bytes, trak, kind, count);
		if (codec === undefined) tracks.push(track);
		else if (kind === "soun") throw refusal("filmCodec", { codec });
		else {
			// A camera may add a small picture as a track of its own.
			unplayed ??= codec;
			free(bytes, trak);
		}
	}
	if (tracks.some(({ isPicture }) => isPicture)) return tracks;
	throw unplayed === undefined ? refusal("filmWithoutPicture") : refusal("filmCodec", { codec: unplayed });
}

/** @returns `codec`: name of a codec that browsers don't play */
function readTrack(
	bytes: Buffer,
	trak: Box,
	kind: "vide" | "soun",
	count: BoxCount,
): Track & { readonly codec?: string } {
	const head = boxAt(trak, "tkhd");
	const samples = boxAt(trak, "mdia", "minf", "stbl");
	const entries = samples && boxAt(samples, "stsd");
	if (!head || !samples || !entries || head.end - head.inside < 24) throw refusal("filmCut");
	for (const place of boxAt(trak, "mdia", "minf", "dinf", "dref")?.boxes ?? []) {
		// Says that all of the film is in this file, and clears the address of any other.
		bytes.fill(0, place.inside + 3, place.end);
		bytes[place.inside + 3] = 1;
	}
	const id = bytes.readUInt32BE(head.inside + (bytes[head.inside] === 1 ? 20 : 12));
	const track = { id, isPicture: kind === "vide", samples };
	const codecs = boxesBetween(bytes, entries.inside + 8, entries.end, count);
	if (codecs.length === 0) throw refusal("filmCut");
	let lengthBytes: number | undefined;
	for (const codec of codecs) {
		const isPlayed = kind === "soun" ? sounds.has(codec.type) : /^(?:avc[13]|vp09)$/.test(codec.type);
		const name = names[codec.type] ?? codec.type.trim();
		if (!isPlayed) return { ...track, codec: name };
		const from = codec.inside + fixedLength(bytes, codec, kind);
		if (from > codec.end) throw refusal("filmCut");
		// Clears the name of the program or camera.
		if (kind === "vide") bytes.fill(0, codec.inside + 42, codec.inside + 74);
		const known = readBox(bytes, codec, count, { as: kind, from });
		const config = boxAt(known, "avcC");
		const colours = boxAt(known, "colr");
		// A colour profile may identify the camera; numbers of a standard don't.
		if (colours && !/^ncl[cx]/.test(bytes.toString("latin1", colours.inside, colours.inside + 4))) {
			free(bytes, colours);
		}
		if (codec.type === "vp09" || kind === "soun") continue;
		if (!config || config.end - config.inside < 7) throw refusal("filmCut");
		if (!profiles.has(bytes[config.inside + 1] ?? 0)) return { ...track, codec: name };
		lengthBytes = ((bytes[config.inside + 4] ?? 0) & 3) + 1;
	}
	return { ...track, ...(lengthBytes !== undefined && { lengthBytes }) };
}

/** Length of a codec's fields before its boxes; QuickTime's for sound are longer. */
function fixedLength(bytes: Buffer, codec: Box, kind: "vide" | "soun"): number {
	if (kind === "vide") return 78;
	return [28, 44, 64][bytes.readUInt16BE(codec.inside + 8)] ?? 28;
}

function rowsOf(bytes: Buffer, box: Box | undefined, skip: number, width: number) {
	const from = (box?.inside ?? 0) + skip;
	if (!box || from > box.end) return { count: 0, from };
	return { count: Math.min(bytes.readUInt32BE(from - 4), Math.floor((box.end - from) / width)), from };
}

export function visitSamples(bytes: Buffer, { samples }: Track, visit: Visit): void {
	const short = rowsOf(bytes, boxAt(samples, "stco"), 8, 4);
	const long = rowsOf(bytes, boxAt(samples, "co64"), 8, 8);
	const runs = rowsOf(bytes, boxAt(samples, "stsc"), 8, 12);
	const sizes = sizesOf(bytes, samples);
	let [run, sample] = [0, 0];
	for (let chunk = 0; chunk < short.count + long.count && sample < sizes.count; chunk += 1) {
		while (run + 1 < runs.count && bytes.readUInt32BE(runs.from + (run + 1) * 12) <= chunk + 1) run += 1;
		if (run >= runs.count) return;
		const inChunk = Math.min(bytes.readUInt32BE(runs.from + run * 12 + 4), sizes.count - sample);
		let at =
			chunk < short.count
				? bytes.readUInt32BE(short.from + chunk * 4)
				: Number(bytes.readBigUInt64BE(long.from + (chunk - short.count) * 8));
		if (sizes.each !== undefined) {
			visit(at, at + inChunk * sizes.each);
			sample += inChunk;
			continue;
		}
		for (const last = sample + inChunk; sample < last; sample += 1) {
			const size = sizes.of(sample);
			visit(at, at + size);
			at += size;
		}
	}
}

function sizesOf(bytes: Buffer, samples: Box) {
	const plain = boxAt(samples, "stsz");
	const small = boxAt(samples, "stz2");
	if (plain && plain.end - plain.inside >= 12) {
		const each = bytes.readUInt32BE(plain.inside + 4);
		if (each > 0) return { each, count: bytes.readUInt32BE(plain.inside + 8) } as const;
		const { count, from } = rowsOf(bytes, plain, 12, 4);
		return { count, of: (sample: number) => bytes.readUInt32BE(from + sample * 4) };
	}
	if (!small || small.end - small.inside < 12) return { count: 0, of: () => 0 };
	const width = (bytes[small.inside + 7] ?? 0) / 8;
	const { count, from } = rowsOf(bytes, small, 12, Math.max(width, 0.5));
	const half = (sample: number) => (bytes[from + (sample >> 1)] ?? 0) >> (sample % 2 === 0 ? 4 : 0);
	const of = (sample: number) =>
		width < 1 ? half(sample) & 15 : bytes.readUIntBE(from + sample * width, width === 2 ? 2 : 1);
	return { count, of };
}

export function defaultSizes(bytes: Buffer, moov: Box): ReadonlyMap<number, number> {
	const rows = boxAt(moov, "mvex")?.boxes.filter(
		({ type, inside, end }) => type === "trex" && end - inside >= 24,
	);
	return new Map(
		rows?.map(({ inside }) => [bytes.readUInt32BE(inside + 4), bytes.readUInt32BE(inside + 16)]),
	);
}

/**
 * Visits the samples of a fragment (`moof`), and frees other tracks' data.
 * @param place offset in the file
 * @throws {Refusal} filmCut
 */
export function visitFragment(
	bytes: Buffer,
	moof: Box,
	place: number,
	sizes: ReadonlyMap<number, number>,
	visit: (id: number) => Visit | undefined,
): void {
	let base = place;
	for (const traf of moof.boxes.filter(({ type }) => type === "traf")) {
		const head = fieldsOf(bytes, boxAt(traf, "tfhd"));
		const id = head.next(4);
		if (head.has(0x1)) base = head.next(8);
		else if (head.has(0x20000)) base = place;
		if (head.has(0x2)) head.next(4);
		if (head.has(0x8)) head.next(4);
		const each = head.has(0x10) ? head.next(4) : (sizes.get(id) ?? 0);
		const told = visit(id);
		let at = base;
		for (const trun of traf.boxes.filter(({ type }) => type === "trun")) {
			const run = fieldsOf(bytes, trun);
			const count = run.next(4);
			if (run.has(0x1)) at = base + (run.next(4) | 0);
			if (run.has(0x4)) run.next(4);
			if (!run.has(0x200)) {
				told?.(at, at + count * each);
				at += count * each;
				continue;
			}
			for (let sample = 0; sample < count; sample += 1) {
				if (run.has(0x100)) run.next(4);
				const size = run.next(4);
				if (run.has(0x400)) run.next(4);
				if (run.has(0x800)) run.next(4);
				told?.(at, at + size);
				at += size;
			}
		}
		base = at;
		if (!told) free(bytes, traf);
	}
}

/** Reads a box's fields in turn, by its flags. @throws {Refusal} filmCut if there are fewer */
function fieldsOf(bytes: Buffer, box: Box | undefined) {
	if (!box || box.end - box.inside < 4) throw refusal("filmCut");
	const flags = bytes.readUIntBE(box.inside + 1, 3);
	let at = box.inside + 4;
	return {
		has: (flag: number) => (flags & flag) !== 0,
		next: (width: 4 | 8) => {
			if (at + width > box.end) throw refusal("filmCut");
			at += width;
			return width === 4 ? bytes.readUInt32BE(at - 4) : Number(bytes.readBigUInt64BE(at - 8));
		},
	};
}
