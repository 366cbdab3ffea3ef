import { useEffect, useRef } from "react";
import { type ActionFunctionArgs, useFetcher } from "react-router";
import type { CallName, Reply, SentBody } from "#contract/api.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { readStaffLanguage } from "../../session/staff-language.ts";
import { listsAreStale } from "./lists.ts";
import { clearRefusal } from "./toast-refusal.tsx";

type Answer<Name extends CallName> = Reply<Name> | Refusal;
type Params = Readonly<Record<string, string | number>>;

interface SentCall {
	readonly name: CallName;
	readonly body?: unknown;
	readonly params: Params;
}

/** The action of a screen: makes the call of §7 that was submitted, if it is one of the screen's own. */
export function callAction(names: readonly CallName[]) {
	return async ({ request }: ActionFunctionArgs) => {
		const { name, body, params }: SentCall = await request.json();
		if (!names.includes(name)) throw new Error(`This screen doesn't make the call "${name}"`);
		const answer = await call(name, body as never, readStaffLanguage(), params);
		if (!isRefusal(answer)) listsAreStale();
		return answer;
	};
}

/**
 * A call that changes something, made by the screen's action, after which the screen's lists are revalidated.
 *
 * @returns a function that makes the call and resolves with the reply
 */
export function useCall<Name extends CallName>(name: Name) {
	const { data, submit } = useFetcher<Answer<Name>>();
	const resolve = useRef<(answer: Answer<Name>) => void>(undefined);

	useEffect(() => {
		if (data) resolve.current?.(data as Answer<Name>);
	}, [data]);

	return (
		body: [SentBody<Name>] extends [never] ? undefined : SentBody<Name>,
		params: Params = {},
	): Promise<Answer<Name>> =>
		new Promise((answered) => {
			clearRefusal();
			resolve.current = answered;
			// JSON has no undefined.
			const sent = JSON.stringify({ name, body, params } satisfies SentCall);
			submit(sent, { method: "post", encType: "application/json" });
		});
}
