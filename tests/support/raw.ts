import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";

/** A response as received: no redirect followed, nothing decoded. */
export interface RawAnswer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

export interface Asking {
	readonly method?: string;
	readonly headers?: Record<string, string | string[]>;
	readonly body?: string | Buffer;
}

/** Requests exactly this path with these headers; `fetch` would normalise both. */
export function ask(
	address: string,
	path: string,
	{ method = "GET", headers = {}, body }: Asking = {},
): Promise<RawAnswer> {
	const { hostname, port } = new URL(address);
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
			const parts: Buffer[] = [];
			answer.on("data", (part) => parts.push(part));
			answer.on("end", () => {
				const { statusCode: status = 0, headers: found } = answer;
				resolve({ status, headers: found, body: Buffer.concat(parts).toString() });
			});
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

/** Opens a socket to the server, for requests that are not HTTP. */
export async function openLine(address: string): Promise<Socket> {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => {});
	await once(socket, "connect");
	return socket;
}

/** Sends these bytes, and collects everything until the server closes the connection. */
export async function say(address: string, bytes: string | Buffer): Promise<string> {
	const socket = await openLine(address);
	let heard = "";
	socket.on("data", (data) => {
		heard += data.toString("latin1");
	});
	socket.write(bytes);
	// Not `once`, which rejects at the reset that may follow an answer to bytes that nobody has read.
	await new Promise((resolve) => socket.on("close", resolve));
	return heard;
}
