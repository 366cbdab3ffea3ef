import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Outcome } from "#contract/outcome.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { isRefusal, type Refusal } from "../../api-client.ts";
import { useFormErrors } from "../../parts/error-summary/form-errors.ts";
import { say as sayToast } from "../../parts/toast/say.tsx";
import { useLang } from "../../words/language.ts";
import { refuseFields } from "./refuse-fields.ts";
import { toastRefusal } from "./toast-refusal.tsx";
import { useAlert } from "./use-alert.ts";

interface Sending<Answer> {
	/** Makes the call; undefined if it wasn't made, and the reason is shown. */
	readonly call: () => Promise<Answer | Refusal | undefined>;
	readonly otherwise: OutcomeName;
	/** Sentence for an empty required field (§5). */
	readonly required?: Outcome;
	/** Success that §7 shows as an alert; by default a toast. */
	readonly tells?: OutcomeName;
	readonly says?: (answer: Answer) => unknown;
	/** Whether §8 shows a refusal as a toast. */
	readonly refusesByToast?: boolean;
	readonly onDone?: (answer: Answer) => unknown;
	/** Replaces sending by a question. */
	readonly onChecked?: (() => void) | undefined;
}

/**
 * Sends a form of the desk: once at a time, required fields first; refusals are shown at their fields or in an alert with Retry.
 *
 * @returns the props of `Form`, and `send`, which resolves to its success
 */
export function useSubmit<Answer extends object>(sending: Sending<Answer>) {
	const lang = useLang();
	const alert = useAlert();
	const errors = useFormErrors();
	const [busy, setBusy] = useState(false);
	const latest = useRef(send);
	useEffect(() => {
		latest.current = send;
	});

	async function send(): Promise<boolean> {
		if (busy) return false;
		alert.clear();
		setBusy(true);
		const answer = await sending.call();
		setBusy(false);
		if (answer === undefined) return false;
		if (isRefusal(answer)) {
			refuse(answer);
			return false;
		}
		if (sending.tells) alert.tell(sending.tells);
		else if (sending.says) sending.says(answer);
		else if ("message" in answer) sayToast("success", String(answer.message));
		await sending.onDone?.(answer);
		return true;
	}

	function refuse(refusal: Refusal) {
		const isInToast = sending.refusesByToast === true;
		const said = isInToast ? toastRefusal(refusal, sending.otherwise, lang) : "";
		if (refuseFields(errors, refusal, { isInToast })) return;
		if (!isInToast) alert.refuse(refusal, sending.otherwise, () => latest.current());
		else if (said) errors.show([{ words: said }], { isInToast });
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		if (errors.check(event.currentTarget, sending.required)) (sending.onChecked ?? send)();
	}

	return { alert, errors, field: errors.field, busy, send, onSubmit };
}
