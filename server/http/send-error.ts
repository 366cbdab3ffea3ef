import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorField } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { http, kilobytes } from "#contract/limits.ts";
import { isAway } from "../db/errors.ts";
import { Refusal, refusal } from "../kit/refusal.ts";

/** The language in which a caller wants to be answered: the better liked of ours in `Accept-Language`, else English. */
export function wantedLanguage(header: string | undefined): Lang {
	const liking = (lang: Lang) =>
		Math.max(
			0,
			...(header ?? "")
				.toLowerCase()
				.split(",")
				.map((each) => each.trim().split(/\s*;\s*/))
				.filter(([range]) => range === lang || range?.startsWith(`${lang}-`))
				.map(([, quality]) => (quality?.startsWith("q=") ? Number(quality.slice(2)) || 0 : 1)),
		);
	const [hindi, english] = [liking("hi"), liking("en")];
	if (hindi !== english) return hindi > english ? "hi" : "en";
	return hindi > 0 && /^\s*hi\b/i.test(header ?? "") ? "hi" : "en";
}

/** Answers with a refusal: `{ error }` in the caller's language and nothing else (requirement I7); a header says of which field. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
	const { status, retryAfter, field } = refused;
	reply.code(status).header("cache-control", "no-store");
	// RFC 6750: a client learns how to sign in.
	if (status === 401) reply.header("www-authenticate", "Bearer");
	if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
	if (field) reply.header(errorField, field);
	if (status === 403 || status === 429) {
		request.log.warn({ event: refused.outcome, user: request.caller?.id, address: request.ip }, "refused");
	}
	reply.type("application/json; charset=utf-8");
	return reply.send({ error: refused.sentence(wantedLanguage(request.headers["accept-language"])) });
}

/** Whatever went wrong on the way becomes a refusal; what exactly stays in the log. */
export function sendError(
	error: FastifyError | Refusal,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	if (error instanceof Refusal) return sendRefusal(request, reply, error);
	if (isAway(error)) {
		request.log.error({ err: error }, "the database is away");
		return sendRefusal(request, reply, refusal("databaseAway"));
	}
	switch (error.statusCode) {
		case 400:
			return sendRefusal(request, reply, refusal("malformed"));
		case 412:
			return sendRefusal(request, reply, refusal("fileChanged"));
		case 413:
			return sendRefusal(request, reply, refusal("tooLarge", { most: http.bodyBytes / kilobytes(1) }));
		case 415:
			return sendRefusal(request, reply, refusal("notJson"));
		case 416:
			return sendRefusal(request, reply, refusal("noSuchPart"));
		default:
			request.log.error({ err: error }, "a request failed");
			return sendRefusal(request, reply, refusal("serverError", { request: request.id }));
	}
}
