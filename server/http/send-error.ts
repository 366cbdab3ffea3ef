import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorField } from "#contract/api.ts";
import { type Lang, languages } from "#contract/language.ts";
import { kilobytes, lists, megabytes } from "#contract/limits.ts";
import { http } from "#contract/site/limits.ts";
import { isAway } from "../db/errors.ts";
import { plainAddress } from "../kit/address.ts";
import { Refusal, refusal } from "../kit/refusal.ts";

export function wantedLanguage(header = ""): Lang {
	let best = { lang: languages[0], quality: 0 };
	for (const each of header.toLowerCase().split(",")) {
		const [range = "", weight] = each.trim().split(/\s*;\s*/);
		const lang = languages.find((one) => range === one || range.startsWith(`${one}-`));
		const quality = weight?.startsWith("q=") ? Number(weight.slice(2)) || 0 : 1;
		if (lang && quality > best.quality) best = { lang, quality };
	}
	return best.lang;
}

export function noteRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refusal): void {
	const { status, retryAfter, outcome } = refused;
	if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
	if (status !== 403 && status !== 429) return;
	const address = plainAddress(request.ip);
	request.log.warn({ event: outcome, user: request.caller?.id, address }, "refused");
}

/** Answers with `{ error }` in the caller's language, and `fieldErrors` for each field (requirement I7). A header names the field of `error`. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
	const { status, field } = refused;
	reply.code(status).header("cache-control", "no-store");
	// RFC 6750: a client learns how to sign in.
	if (status === 401) reply.header("www-authenticate", "Bearer");
	if (field) reply.header(errorField, field);
	noteRefusal(request, reply, refused);
	reply.type("application/json; charset=utf-8");
	const lang = wantedLanguage(request.headers["accept-language"]);
	const fieldErrors = refused.fieldSentences(lang);
	return reply.send({ error: refused.sentence(lang), ...(fieldErrors && { fieldErrors }) });
}

const mostBytes = ({ routeOptions }: FastifyRequest): number => routeOptions.bodyLimit ?? http.bodyBytes;

export function tooLarge(most: number): Refusal {
	return most === lists.bodyBytes
		? refusal("listTooLarge", { most: most / megabytes(1) })
		: refusal("tooLarge", { most: most / kilobytes(1) });
}

/** Turns any error into a refusal; details go to the log alone. */
export function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
	if (error instanceof Refusal) return error;
	if (isAway(error)) {
		request.log.error({ err: error }, "the database is away");
		return refusal("databaseAway");
	}
	switch (error.statusCode) {
		case 400:
			return refusal("malformed");
		case 412:
			return refusal("fileChanged");
		case 413:
			return tooLarge(mostBytes(request));
		case 415:
			return refusal("notJson");
		case 416:
			return refusal("noSuchPart");
		default:
			request.log.error({ err: error }, "a request failed");
			return refusal("serverError", { request: request.id });
	}
}

export function sendError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
	return sendRefusal(request, reply, refusalOf(error, request));
}
