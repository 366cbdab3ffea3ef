import type { Hash } from "node:crypto";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

export async function* hashing(bytes: AsyncIterable<Buffer>, sum: Hash): AsyncIterable<Buffer> {
	for await (const piece of bytes) {
		sum.update(piece);
		yield piece;
	}
}

export async function hashOf(file: string): Promise<Buffer> {
	const sum = createHash("sha256");
	for await (const _ of hashing(createReadStream(file), sum));
	return sum.digest();
}
