import type { CallName, Reply, SentBody } from "#contract/api.ts";
import { deviceMark, errorField, filledPath, idempotencyKey } from "#contract/call-path.ts";
import type { Lang } from "#contract/language.ts";
import type { Outcome } from "#contract/outcome.ts";
import { type Route, siteCall } from "#contract/site-calls.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import {
	keepDeviceMark,
	ownToken,
	readDeviceMark,
	readToken,
	tokenAnswered,
} from "./session/session-token.ts";

export interface Refusal {
	/** The server's own sentence, empty where it sent none; ours where it can't be reached. */
	readonly error: string;
	/** The HTTP status; 0 where the server can't be reached. */
	readonly status: number;
	readonly field?: string | undefined;
	/** A sentence for each field that is wrong, where the server looks at all of them. */
	readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
	/** Seconds after which it is worth trying again, if the server names them. */
	readonly retryAfter?: number | undefined;
}

interface Means {
	readonly routeOf: (name: CallName) => Route;
	readonly encode: (body: unknown) => string | FormData | undefined;
	readonly newId: () => string;
}

/** Calls of public pages; the desk's are more to download. */
let means: Means = { routeOf: siteCall, encode: JSON.stringify, newId: () => "" };

/** Adds the desk's calls, files in bodies, and ids by which an act that is sent again is known. */
export function knowAllCalls(all: Means): void {
	means = all;
}

/** Ids of acts whose answer was lost: sent again, whatever was typed since, the server knows them. */
const unanswered = new Map<string, string>();

/**
 * Makes a call of §7, with the token of the session where the call needs one.
 *
 * @param params for the path of the call, such as `{id}`, and its search parameters
 * @param signal ends the call, whose answer nobody waits for any more
 */
export async function call<Name extends CallName>(
	name: Name,
	body: [SentBody<Name>] extends [never] ? undefined : SentBody<Name>,
	lang: Lang,
	params: Readonly<Record<string, string | number>> = {},
	signal: AbortSignal | null = null,
): Promise<Reply<Name> | Refusal> {
	const { method, path, who, file, once } = means.routeOf(name);
	const isPublic = who === "anyone" || who === "testPage";
	// The me call finds out whose the token is.
	const token = isPublic ? undefined : name === "me" ? readToken() : ownToken();
	const mark = name === "login" ? readDeviceMark() : undefined;
	const sent = means.encode(body);
	const url = filledPath(path, name, params);
	// Includes the row: several acts may be under way at once.
	const act = `${url} ${Object(body).key ?? ""}`;
	const id = once && (unanswered.get(act) ?? means.newId());
	unanswered.delete(act);
	const isLost = () => id && unanswered.set(act, id);
	try {
		const response = await fetch(url, {
			method,
			signal,
			headers: {
				// `GET /` responds with the home page unless JSON is requested (requirements, The server).
				accept: "application/json",
				"accept-language": lang,
				// The browser sets a form's own type.
				...(typeof sent === "string" && { "content-type": "application/json" }),
				...(token && { authorization: `Bearer ${token}` }),
				...(mark && { [deviceMark]: mark }),
				...(id && { [idempotencyKey]: id }),
			},
			body: sent ?? null,
		});
		const { ok, status, headers } = response;
		const given = headers.get(deviceMark);
		if (given) keepDeviceMark(given);
		if (token) tokenAnswered(status, token);
		if (status >= 500) isLost();
		if (ok && file) return (await response.text()) as Reply<Name>;
		const answer: unknown = await response.json().catch(() => undefined);
		if (ok && Object(answer) === answer) return answer as Reply<Name>;
		return {
			error: sentenceIn(answer),
			status,
			field: headers.get(errorField) ?? undefined,
			fieldErrors: (answer as Partial<Refusal> | undefined)?.fieldErrors,
			retryAfter: Number(headers.get("retry-after")),
		};
	} catch {
		isLost();
		return { error: siteOutcomes.offline.words[lang], status: 0 };
	}
}

export function sentenceIn(answer: unknown): string {
	return isRefusal(answer) && typeof answer.error === "string" ? answer.error : "";
}

export function isRefusal(answer: unknown): answer is Refusal {
	return typeof answer === "object" && answer !== null && "error" in answer;
}

/** The message for a refusal (§8): the server's own sentence, else the table's words and the cause. */
export function wordsOf(refusal: Refusal, otherwise: Outcome, lang: Lang): { words: string; more?: string } {
	const words = otherwise.words[lang];
	if (refusal.status === 0) return { words, more: refusal.error };
	return { words: refusal.error || words };
}

export function mayPass(refusal: Refusal): boolean {
	return refusal.status === 0 || refusal.status === 429 || refusal.status >= 500;
}
