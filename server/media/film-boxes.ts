import { refusal } from "../kit/refusal.ts";

/** A box of an MP4 (ISO 14496-12), with its offsets and child boxes. */
export interface Box {
	readonly type: string;
	readonly start: number;
	/** Offset of its content. */
	readonly inside: number;
	readonly end: number;
	readonly boxes: readonly Box[];
}

/** Boxes still allowed; more than real films have would only keep the server busy. */
export interface BoxCount {
	left: number;
}

/** Boxes that playback needs, by parent. Others are removed: programs store place, person and device in them. */
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
	vide: ["avcC", "vpcC", "colr", "pasp", "clap", "fiel", "btrt"],
	soun: ["esds", "dOps", "dfLa", "wave", "chan", "btrt", "srat"],
	wave: ["frma", "esds"],
};

/** Boxes that may repeat; a second one of any other could hide unchecked content. */
const several = new Set(["trak", "url ", "urn ", "alis", "trex", "traf", "trun", "sgpd", "sbgp", "subs"]);

/** Bytes of version and count before the child boxes. */
const before: Readonly<Record<string, number>> = { dref: 8, stsd: 8 };

export function headOf(head: Buffer, start: number, to: number): Omit<Box, "boxes"> | undefined {
	const written = head.readUInt32BE(0);
	if (written === 1 && head.length < 16) return undefined;
	// 1: an eight-byte length follows; 0: up to the end.
	const length = written === 1 ? Number(head.readBigUInt64BE(8)) : written === 0 ? to - start : written;
	const inside = start + (written === 1 ? 16 : 8);
	const end = start + length;
	return end < inside ? undefined : { type: head.toString("latin1", 4, 8), start, inside, end };
}

/**
 * Boxes between two offsets; a remainder too short for one is cleared.
 * @throws {Refusal} filmCut if they don't fill the range or are too many
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
 * Reads a box and its needed children, and frees the others.
 * @param as name under which the children are listed
 * @param from offset of the first child
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

/** Turns a box into free space, which players skip. */
export function free(bytes: Buffer, { start, inside, end }: Pick<Box, "start" | "inside" | "end">): void {
	bytes.write("free", start + 4, "latin1");
	bytes.fill(0, inside, end);
}

export function boxAt(box: Box, ...path: readonly string[]): Box | undefined {
	return path.reduce<Box | undefined>((at, type) => at?.boxes.find((each) => each.type === type), box);
}
