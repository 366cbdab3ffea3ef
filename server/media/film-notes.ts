import type { FileHandle } from "node:fs/promises";
import { kilobytes } from "#contract/limits.ts";

/** Bytes read of each picture, at whose beginning its notes are. */
const lookedAt = kilobytes(64);
const windowBytes = kilobytes(1024);

/** H.264 unit types: SEI notes, and filler, which decoders skip. */
const [notes, filler] = [6, 12];
/** H.264 type of user data, where some cameras write their location. */
const ofUser = 5;

/** Replaces an H.264 track's notes that hold user data by filler of the same length. */
export async function clearNotes(
	handle: FileHandle,
	samples: readonly { readonly start: number; readonly end: number }[],
	lengthBytes: number,
): Promise<void> {
	let window = Buffer.alloc(0);
	let from = 0;
	let isChanged = false;
	const writeBack = async () => {
		if (isChanged) await handle.write(window, 0, window.length, from);
		isChanged = false;
	};
	let done = 0;
	for (const { start, end } of samples.toSorted((one, other) => one.start - other.start)) {
		// Real films don't have overlapping pictures.
		if (start < done) continue;
		done = end;
		const until = Math.min(end, start + lookedAt);
		if (start < from || until > from + window.length) {
			await writeBack();
			const bytes = Buffer.alloc(windowBytes);
			const { bytesRead } = await handle.read(bytes, 0, windowBytes, start);
			[window, from] = [bytes.subarray(0, bytesRead), start];
		}
		if (clearIn(window.subarray(start - from, until - from), lengthBytes)) isChanged = true;
	}
	await writeBack();
}

function clearIn(picture: Buffer, lengthBytes: number): boolean {
	let isChanged = false;
	for (let at = 0; at + lengthBytes < picture.length; ) {
		const part = at + lengthBytes;
		const end = part + picture.readUIntBE(at, lengthBytes);
		const kind = (picture[part] ?? 0) & 31;
		if (end <= part || end > picture.length) break;
		if (kind === notes && holdsUserNote(picture.subarray(part + 1, end))) {
			picture[part] = filler;
			picture.fill(0xff, part + 1, end - 1);
			picture[end - 1] = 0x80;
			isChanged = true;
		}
		at = end;
	}
	return isChanged;
}

function holdsUserNote(bytes: Buffer): boolean {
	// A 3 escapes zeros that would look like a start code.
	const said = Buffer.from(bytes.toString("latin1").replaceAll("\0\0\x03", "\0\0"), "latin1");
	let at = 0;
	const number = () => {
		let sum = 0;
		while (said[at] === 255) {
			sum += 255;
			at += 1;
		}
		sum += said[at] ?? 0;
		at += 1;
		return sum;
	};
	while (at + 2 < said.length) {
		if (number() === ofUser) return true;
		const length = number();
		at += length;
	}
	return false;
}
