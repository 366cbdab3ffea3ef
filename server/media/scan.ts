import { EventEmitter } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { scanner } from "#contract/media/limits.ts";

/** Address of clamd: host and port, or a socket on the same machine. */
export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/**
 * Sends a file to ClamAV, by the protocol INSTREAM of its clamd: pieces, each behind its length, the last one of length 0.
 *
 * @returns the name of the virus that it has found; undefined where it has found none
 * @throws {Error} where it is away, doesn't answer in time, or says something else than what it has found
 */
export async function scan(
	place: ScannerPlace,
	pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
	within: number = scanner.within,
): Promise<string | undefined> {
	const socket = connect(place);
	// The reader reports failures; an unhandled error event after the answer would end the process.
	for (const each of [socket, pieces]) if (each instanceof EventEmitter) each.on("error", () => {});
	const tooSlow = new Error(`it hasn't answered within ${within} ms`);
	const timer = setTimeout(() => socket.destroy(tooSlow), within);
	try {
		// Not ended afterwards: clamd may take a closed line for a client that has gone.
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
