import { useEffect, useRef } from "react";
import type { CallName, Reply, SentBody } from "#contract/api.ts";
import { call, isRefusal, type Refusal } from "../../../api-client.ts";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { clearRefusal } from "../../parts/toast-refusal.tsx";
import { useReload } from "./loader.ts";

/** Tells whether a refusal comes from somebody else's change: what the call is about is gone, or there already. */
function tellsOfChange({ status, field }: Refusal): boolean {
	return status === 404 || status === 409 || (status === 422 && field === undefined);
}

/**
 * A call that changes something, after which the screen's lists are loaded anew.
 *
 * @returns a function that makes the call and resolves with the reply, unless the screen was left meanwhile
 */
export function useCall<Name extends CallName>(name: Name) {
	const reload = useReload();
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
		if (!isRefusal(answer) || tellsOfChange(answer)) void reload();
		return isHere.current ? answer : new Promise(() => {});
	};
}
