import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { hasOneHost } from "./raw-headers.ts";
import { formFor, isHeld, type StoredBytes } from "./stored-bytes.ts";
import { prefersJson } from "./wants-json.ts";

export interface ShortWayParts {
	/** The finished answer to an address, where it is in memory. */
	readonly known: (url: string) => StoredBytes | undefined;
	/** Headers of every answer; what the page says of its own goes over them. */
	readonly everywhere: Readonly<Record<string, string>>;
	readonly log: FastifyBaseLogger;
	readonly newId: () => string;
	/** Whether requests are taken at all; while the server stops, the long way turns them away. */
	readonly isOpen: () => boolean;
}

/**
 * Answers a request for a finished page before the router and the steps of app.ts are asked, which would cost more than
 * the answer itself. The answer and its line in the log are those of the long way (docs/decisions/0015-benchmark.md).
 *
 * @returns a function that tells whether it has answered; where it hasn't, it has done nothing
 */
export function shortWay({ known, everywhere, log, newId, isOpen }: ShortWayParts) {
	/** Headers in the form that Node writes without looking at each again. */
	const lines = new WeakMap<Readonly<Record<string, string>>, string[]>();
	const linesOf = (headers: Readonly<Record<string, string>>, length?: number): string[] => {
		let found = lines.get(headers);
		if (!found) {
			const own = length === undefined ? {} : { "content-length": String(length) };
			found = Object.entries({ ...everywhere, ...headers, ...own }).flat();
			lines.set(headers, found);
		}
		return found;
	};
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { method, url = "", headers } = request;
		if (method !== "GET" || !isOpen() || !hasOneHost(request)) return false;
		const stored = known(url);
		if (!stored || (url === "/" && prefersJson(headers.accept))) return false;
		const form = formFor(stored, headers["accept-encoding"]);
		const status = isHeld(stored, headers["if-none-match"]) ? 304 : stored.status;
		if (status === 304) response.writeHead(status, linesOf(form.unchanged)).end();
		else response.writeHead(status, linesOf(form.headers, form.bytes.length)).end(form.bytes);
		log.info({ reqId: newId(), method, path: pathOf(url), status, ms: 0 }, "answered");
		return true;
	};
}

/** The path alone: what stands behind `?` may be a citizen's words and stays out of the log (requirement D11). */
export function pathOf(url: string): string {
	const question = url.indexOf("?");
	return question < 0 ? url : url.slice(0, question);
}
