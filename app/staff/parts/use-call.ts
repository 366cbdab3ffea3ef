import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { CallName, Reply, SentBody } from "#contract/api.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { readStaffLanguage } from "../../session/staff-language.ts";
import { listsAreStale, tellsOfChange } from "./lists.ts";
import { clearRefusal } from "./toast-refusal.tsx";

/**
 * A call that changes something, after which the screen's lists are loaded anew.
 *
 * @returns a function that makes the call and resolves with the reply, unless the screen was left meanwhile
 */
export function useCall<Name extends CallName>(name: Name) {
	const { revalidate } = useRevalidator();
	const isHere = useRef(true);

	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);

	return async (
		body: [SentBody<Name>] extends [never] ? undefined : SentBody<Name>,
		params: Readonly<Record<string, string | number>> = {},
	): Promise<Reply<Name> | Refusal> => {
		clearRefusal();
		const answer = await call(name, body, readStaffLanguage(), params);
		if (!isRefusal(answer)) listsAreStale();
		if (!isRefusal(answer) || tellsOfChange(answer)) void revalidate();
		return isHere.current ? answer : new Promise(() => {});
	};
}
