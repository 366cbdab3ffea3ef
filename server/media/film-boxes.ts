import { refusal } from "../kit/refusal.ts";

/** A box of an MP4 (ISO 14496-12), by its places in the bytes that hold it, with those in it that are read. */
export interface Box {
	readonly type: string;
	readonly start: number;
	/** Offset of its content. */
	readonly inside: number;
	readonly end: number;
	readonly boxes: readonly Box[];
}

/** How many boxes a film may still have: more than any has are made to keep the server busy. */
export interface BoxCount {
	left: number;
}

/**
 * Boxes that playback needs, by parent. All others are removed: phones, cameras, drones and
 * programs use them for place, person and device.
 */
const needed: Readonly<Record<string, readonly string[]>> = {
	moov: ["mvhd", "trak", "mvex"],
	trak: ["tkhd", "edts", "mdia"],
	edts: ["elst"],
	mdia: ["mdhd", "elng", "hdlr", "minf"],
	minf: ["vmhd", "smhd", "dinf", "stbl"],
	dinf: ["dref"],
	dref: ["url ", "urn ", "alis"],
	stbl: [
		...["stsd", "stts", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64"],
		...["stss", "stps", "stsh", "sdtp", "stdp", "padb", "sgpd", "sbgp", "subs"],
	],
	mvex: ["mehd", "trex"],
	moof: ["mfhd", "traf"],
	traf: ["tfhd", "tfdt", "trun", "sdtp", "sgpd", "sbgp", "subs"],
	// Codec parameters.
	vide: ["avcC", "vpcC", "colr", "pasp", "clap", "fiel", "btrt"],
	soun: ["esds", "dOps", "dfLa", "wave", "chan", "btrt", "srat"],
	wave: ["frma", "esds"],
};

/** Boxes that may occur several times; a second one of any other could hide unchecked content. */
const several = new Set(["trak", "url ", "urn ", "alis", "trex", "traf", "trun", "sgpd", "sbgp", "subs"]);

/** Bytes of version and count before the child boxes. */
const before: Readonly<Record<string, number>> = { dref: 8, stsd: 8 };

/** The beginning of a box. @returns undefined where it says that it ends before it begins */
export function headOf(head: Buffer, start: number, to: number): Omit<Box, "boxes"> | undefined {
	const written = head.readUInt32BE(0);
	if (written === 1 && head.length < 16) return undefined;
	// 1: a length of eight bytes follows; 0: up to the end.
	const length = written === 1 ? Number(head.readBigUInt64BE(8)) : written === 0 ? to - start : written;
	const inside = start + (written === 1 ? 16 : 8);
	const end = start + length;
	return end < inside ? undefined : { type: head.toString("latin1", 4, 8), start, inside, end };
}

/**
 * The boxes between two places, without looking into them. What is too short for one is cleared.
 *
 * @throws {Refusal} filmCut where they don't fill it, or are too many
 */
export function boxesBetween(bytes: Buffer, from: number, to: number, count: BoxCount): Box[] {
	const boxes: Box[] = [];
	let start = from;
	while (to - start >= 8) {
		count.left -= 1;
		const box = headOf(bytes.subarray(start, Math.min(start + 16, to)), start, to);
		if (!box || box.end > to || count.left < 0) throw refusal("filmCut");
		boxes.push({ ...box, boxes: [] });
		start = box.end;
	}
	bytes.fill(0, start, to);
	return boxes;
}

/**
 * Reads a box with all that it needs, and frees what else is in it.
 *
 * @param as under which name what it needs is listed
 * @param from where the boxes in it begin
 * @throws {Refusal} filmCut
 */
export function readBox(
	bytes: Buffer,
	box: Box,
	count: BoxCount,
	{ as = box.type, from = box.inside + (before[box.type] ?? 0) } = {},
): Box {
	const wanted = needed[as];
	if (!wanted) return box;
	if (from > box.end) throw refusal("filmCut");
	const boxes: Box[] = [];
	for (const inner of boxesBetween(bytes, from, box.end, count)) {
		const isSecond = !several.has(inner.type) && boxes.some(({ type }) => type === inner.type);
		if (!wanted.includes(inner.type) || isSecond) free(bytes, inner);
		else boxes.push(readBox(bytes, inner, count));
	}
	return { ...box, boxes };
}

/** Makes a box free space, which players pass over. */
export function free(bytes: Buffer, { start, inside, end }: Pick<Box, "start" | "inside" | "end">): void {
	bytes.write("free", start + 4, "latin1");
	bytes.fill(0, inside, end);
}

export function boxAt(box: Box, ...path: readonly string[]): Box | undefined {
	return path.reduce<Box | undefined>((at, type) => at?.boxes.find((each) => each.type === type), box);
}
