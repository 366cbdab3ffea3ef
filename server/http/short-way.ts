import type { IncomingMessage, ServerResponse } from "node:http";
import { answerFor, type StoredBytes } from "../kit/encoded-response.ts";
import { type FinishedAnswer, writerOf } from "./finished-answer.ts";
import type { Answered } from "./log-lines.ts";
import { hasOneHost } from "./raw-headers.ts";
import { prefersJson } from "./wants-json.ts";

/** A finished answer to one request, and who asked where that was told. */
export interface Known {
	readonly answer: FinishedAnswer;
	readonly user?: number;
}

export interface ShortWayParts {
	/** The page at an address, where it is in memory. */
	readonly page: (url: string) => StoredBytes | undefined;
	/** The reply to a call, where it is in memory and the caller may have it. */
	readonly reply: (request: IncomingMessage) => Known | undefined;
	/** Headers of every answer; what the answer says of its own goes over them. */
	readonly everywhere: Readonly<Record<string, string>>;
	/** Told of each answer. */
	readonly log: (answered: Answered) => void;
	readonly newId: () => string;
	/** Whether requests are taken at all; while the server stops, the long way turns them away. */
	readonly isOpen: () => boolean;
}

/**
 * Answers a request for what is finished in memory before the router and the steps of app.ts are asked, which would cost
 * more than the answer itself. The answer and its line in the log are those of the long way
 * (docs/decisions/0015-benchmark.md).
 *
 * @returns a function that tells whether it has answered; where it hasn't, it has done nothing
 */
export function shortWay({ page, reply, everywhere, log, newId, isOpen }: ShortWayParts) {
	const write = writerOf(everywhere);
	const knownTo = (request: IncomingMessage, url: string): Known | undefined => {
		const stored = page(url);
		if (!stored) return reply(request);
		if (url === "/" && prefersJson(request.headers.accept)) return undefined;
		return { answer: answerFor(stored, request.headers) };
	};
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { method, url = "" } = request;
		if (method !== "GET" || !isOpen() || !hasOneHost(request)) return false;
		const known = knownTo(request, url);
		if (!known) return false;
		const { answer, user } = known;
		write(response, answer);
		log({ reqId: newId(), method, path: pathOf(url), status: answer.status, ms: 0, user });
		return true;
	};
}

/** The path alone: what stands behind `?` may be a citizen's words and stays out of the log (requirement D11). */
export function pathOf(url: string): string {
	const question = url.indexOf("?");
	return question < 0 ? url : url.slice(0, question);
}
