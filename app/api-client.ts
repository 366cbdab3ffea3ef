import { type CallName, callByName, callPath, type Reply, type SentBody } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";

/** What the server refused and why, in the reader's language. */
export interface Refusal {
	readonly error: string;
}

/**
 * Makes one of the calls of §7; the only place in the app that asks the server for anything but a page.
 *
 * @returns the reply, or the server's own sentence, or ours where the server can't be reached
 */
export async function call<Name extends CallName>(
	name: Name,
	body: SentBody<Name>,
	lang: Lang,
): Promise<Reply<Name> | Refusal> {
	try {
		const response = await fetch(callPath(name), {
			method: callByName(name).method,
			headers: { "content-type": "application/json", "accept-language": lang },
			body: JSON.stringify(body),
		});
		const answer = await response.json();
		return response.ok ? answer : { error: answer.error ?? outcomes.loginFailed.words[lang] };
	} catch {
		return { error: outcomes.offline.words[lang] };
	}
}
