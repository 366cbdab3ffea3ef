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
	/** Makes the call; undefined where it wasn't made, and why is said already. */
	readonly call: () => Promise<Answer | Refusal | undefined>;
	/** The words of a refusal that has none of its own. */
	readonly otherwise: OutcomeName;
	/** The sentence of §5 where something required is empty. */
	readonly required?: Outcome;
	/** The success that §7 shows as an alert; else the answer's message is a toast. */
	readonly tells?: OutcomeName;
	/** Says the success in its own way. */
	readonly says?: (answer: Answer) => unknown;
	/** Whether §8 shows a refusal as a toast. */
	readonly refusesByToast?: boolean;
	readonly onDone?: (answer: Answer) => unknown;
	/** Replaces sending where something is asked first. */
	readonly onChecked?: (() => void) | undefined;
}

/**
 * How every form of the staff area is sent: once at a time, what is required first; a refusal stands at its fields, else in an alert,
 * whose Retry sends what is typed by then.
 *
 * @returns what `Form` needs, and `send`, which resolves to whether it worked
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
