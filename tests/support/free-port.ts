import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port of the loopback that nobody listens on at the moment. It is none of those that the system hands out by itself to servers and
 * connections (32768 and up), so that none of theirs takes it before it is used.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(10_000, 32_768);
		const server = createServer().listen(port, "127.0.0.1");
		const isFree = await once(server, "listening").then(
			() => true,
			() => false,
		);
		server.close();
		if (isFree) return port;
	}
}
