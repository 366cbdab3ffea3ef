import { useState } from "react";
import type { CallName, Reply } from "#contract/api.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang } from "../../../words/language.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useCall } from "./use-call.ts";

interface Options<Answer> {
	/** Says the success in its own way; else the answer's message is a toast. */
	readonly says?: (answer: Answer) => void;
	readonly onDone?: (answer: Answer) => void;
	readonly onRefused?: (refusal: Refusal) => void;
}

/**
 * An act of a single button: a call that is made once at a time, whose success and refusal are toasts.
 *
 * @param otherwise the words of a refusal that has none of its own
 * @returns `act` makes the call and resolves to whether it worked
 */
export function useAct<Name extends CallName>(
	name: Name,
	otherwise: OutcomeName,
	{ says, onDone, onRefused }: Options<Reply<Name>> = {},
) {
	const lang = useLang();
	const make = useCall(name);
	const [busy, setBusy] = useState(false);

	async function act(...sent: Parameters<typeof make>): Promise<boolean> {
		if (busy) return false;
		setBusy(true);
		const answer = await make(...sent);
		setBusy(false);
		if (isRefusal(answer)) {
			toastRefusal(answer, otherwise, lang);
			onRefused?.(answer);
			return false;
		}
		if (says) says(answer);
		else if (typeof answer === "object" && answer && "message" in answer)
			sayToast("success", String(answer.message));
		onDone?.(answer);
		return true;
	}

	return { busy, act };
}
