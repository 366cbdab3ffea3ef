import { EventEmitter } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { scanner } from "#contract/media/limits.ts";

export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/**
 * Sends a file to ClamAV by clamd's INSTREAM: length-prefixed pieces, the last one empty.
 * @returns the virus's name; undefined if clean
 * @throws {Error} if it is away, slow or answers unexpectedly
 */
export async function scan(
	place: ScannerPlace,
	pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
	within: number = scanner.within,
): Promise<string | undefined> {
	const socket = connect(place);
	// The reader reports failures; an unhandled error event would end the process.
	for (const each of [socket, pieces]) if (each instanceof EventEmitter) each.on("error", () => {});
	const tooSlow = new Error(`it hasn't answered within ${within} ms`);
	const timer = setTimeout(() => socket.destroy(tooSlow), within);
	try {
		// Left open, as clamd may take a half-closed connection for a lost client.
		pipeline(framed(pieces), socket, { end: false }).catch((error) => socket.destroy(error));
		const answer = await text(socket);
		const [said, found] = /^stream: (?:OK|(.+) FOUND)\0$/.exec(answer) ?? [];
		if (said === undefined) throw new Error(`it says "${answer.replace(/\0$/, "")}"`);
		return found;
	} finally {
		clearTimeout(timer);
		socket.destroy();
	}
}

async function* framed(pieces: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	yield Buffer.from("zINSTREAM\0");
	for await (const piece of pieces) yield* [lengthOf(piece), piece];
	yield lengthOf(Buffer.alloc(0));
}

function lengthOf({ length }: Buffer): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(length);
	return bytes;
}
