import type { ServerResponse } from "node:http";
import { seconds } from "#contract/limits.ts";

/** An answer about which nothing is left to be decided. */
export interface FinishedAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** None with 304. */
	readonly bytes?: Buffer;
}

/** Where node:http notes the head of an answer, and that it is out. */
interface Noted {
	_header: string;
	_headerSent: boolean;
}

/** An answer as it goes over the line. */
interface Line {
	readonly head: string;
	readonly bytes: Buffer;
}

/**
 * Writes finished answers out. Looking at each header again and writing head and bytes one after the other costs node:http
 * more than all the rest of an answer; so it makes the head once a second, and whoever asks meanwhile is sent the same
 * head and bytes in one piece (docs/decisions/0015-benchmark.md).
 *
 * @param everywhere headers of every answer; what an answer says of its own goes over them
 */
export function writerOf(everywhere: Readonly<Record<string, string>>) {
	// Good for one second, for a head says when it was sent; then they go, or every answer would be kept twice.
	let lines = new Map<FinishedAnswer, Line>();
	let second = 0;
	return (response: ServerResponse, answer: FinishedAnswer): void => {
		const noted = response as unknown as Noted;
		const now = Math.floor(Date.now() / seconds(1));
		if (now !== second) {
			second = now;
			lines = new Map();
		}
		const line = lines.get(answer);
		// A connection that ends with this answer is told so in its head.
		if (line && response.shouldKeepAlive) {
			response.statusCode = answer.status;
			noted._header = line.head;
			noted._headerSent = true;
			response.end(line.bytes);
			return;
		}
		const { status, headers, bytes } = answer;
		const length = bytes && { "content-length": String(bytes.length) };
		response.writeHead(status, { ...everywhere, ...headers, ...length });
		if (response.shouldKeepAlive) {
			const head = noted._header;
			lines.set(answer, {
				head,
				bytes: Buffer.concat([Buffer.from(head, "latin1"), bytes ?? Buffer.alloc(0)]),
			});
		}
		response.end(bytes);
	};
}
