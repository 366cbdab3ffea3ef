import type { Hash } from "node:crypto";

/** Passes the bytes of a file on and adds them to a sum. */
export async function* hashing(bytes: AsyncIterable<Buffer>, sum: Hash): AsyncIterable<Buffer> {
	for await (const piece of bytes) {
		sum.update(piece);
		yield piece;
	}
}
