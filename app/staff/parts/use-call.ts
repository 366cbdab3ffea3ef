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
	/** Counts the calls, so that each answer finds whoever waits for it. */
	readonly id: number;
	readonly name: CallName;
	readonly body?: unknown;
	readonly params: Params;
}

/**
 * Who waits for an answer, by the number of the call. An effect on the fetcher's own data may never run: the router changes it outside
 * React's state, and a render that has read it may be skipped.
 */
const waiting = new Map<number, (answer: unknown) => void>();
let sent = 0;

/** The action of a screen: makes the call of §7 that was submitted, if it is one of the screen's own. */
export function callAction(names: readonly CallName[]) {
	return async ({ request }: ActionFunctionArgs) => {
		const { id, name, body, params }: SentCall = await request.json();
		if (!names.includes(name)) throw new Error(`This screen doesn't make the call "${name}"`);
		const answer = await call(name, body as never, readStaffLanguage(), params);
		if (!isRefusal(answer)) listsAreStale();
		waiting.get(id)?.(answer);
		waiting.delete(id);
		return answer;
	};
}

/**
 * A call that changes something, made by the screen's action, after which the screen's lists are revalidated.
 *
 * @returns a function that makes the call and resolves with the reply, unless the screen was left meanwhile
 */
export function useCall<Name extends CallName>(name: Name) {
	const { submit } = useFetcher();
	const isHere = useRef(true);

	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);

	return (
		body: [SentBody<Name>] extends [never] ? undefined : SentBody<Name>,
		params: Params = {},
	): Promise<Answer<Name>> =>
		new Promise((answered) => {
			clearRefusal();
			const id = ++sent;
			waiting.set(id, (answer) => {
				if (isHere.current) answered(answer as Answer<Name>);
			});
			// JSON has no undefined.
			submit(JSON.stringify({ id, name, body, params } satisfies SentCall), {
				method: "post",
				encType: "application/json",
			});
		});
}
