import { type FileHandle, open } from "node:fs/promises";

/** Brands of MP4 (ISO 14496-12 and -14); QuickTime, 3GP and pictures in the same form have others. */
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|dash|MSNV|f4v )$/;

/** What lies within these is looked through for a place, by how deep they lie; elsewhere they may be nested without end. */
const containers = ["moov", "trak"] as const;

/** Where phones and cameras write where and by whom a film was taken. */
const remarks: ReadonlySet<string> = new Set(["udta", "meta", "uuid"]);

interface Box {
	readonly type: string;
	readonly start: number;
	/** Where what it holds begins. */
	readonly inside: number;
	readonly end: number;
}

/** Whether a file begins as an MP4 film does. */
export function isFilm(head: Buffer): boolean {
	return head.toString("latin1", 4, 8) === "ftyp" && brands.test(head.toString("latin1", 8, 12));
}

/**
 * Looks a film through, and makes what says where it was taken into free space, in place: the film itself stays as it is.
 *
 * @returns whether it is whole
 */
export async function cleanFilm(file: string): Promise<boolean> {
	const handle = await open(file, "r+");
	try {
		const { size } = await handle.stat();
		const boxes = await boxesIn(handle, 0, size);
		const types = boxes?.map(({ type }) => type);
		if (!boxes || !types?.includes("moov") || !types.includes("mdat")) return false;
		const isWhole = await freeRemarks(handle, boxes, 0);
		if (isWhole) await handle.sync();
		return isWhole;
	} finally {
		await handle.close();
	}
}

async function freeRemarks(handle: FileHandle, boxes: readonly Box[], depth: number): Promise<boolean> {
	for (const { type, start, inside, end } of boxes) {
		if (remarks.has(type)) {
			await handle.write(Buffer.from("free", "latin1"), 0, 4, start + 4);
			await handle.write(Buffer.alloc(end - inside), 0, end - inside, inside);
		} else if (containers[depth] === type) {
			const within = await boxesIn(handle, inside, end);
			if (!within || !(await freeRemarks(handle, within, depth + 1))) return false;
		}
	}
	return true;
}

/** More boxes side by side than a film has are made to keep the server busy. */
const most = 10_000;

/** The boxes that follow each other from one place to another; undefined where they don't fill it. */
async function boxesIn(handle: FileHandle, from: number, to: number): Promise<readonly Box[] | undefined> {
	const boxes: Box[] = [];
	let start = from;
	while (start < to && boxes.length < most) {
		const head = Buffer.alloc(16);
		const { bytesRead } = await handle.read(head, 0, 16, start);
		if (bytesRead < 8) return undefined;
		const written = head.readUInt32BE(0);
		// 1: a length of eight bytes follows; 0: up to the end.
		const length = written === 1 ? Number(head.readBigUInt64BE(8)) : written === 0 ? to - start : written;
		const inside = start + (written === 1 ? 16 : 8);
		const end = start + length;
		if (end < inside || end > to) return undefined;
		boxes.push({ type: head.toString("latin1", 4, 8), start, inside, end });
		start = end;
	}
	return start === to ? boxes : undefined;
}
