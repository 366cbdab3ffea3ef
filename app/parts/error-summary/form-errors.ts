import { type FormEvent, useEffect, useId, useState } from "react";
import { fill } from "#contract/language.ts";
import type { Outcome } from "#contract/outcome.ts";
import type { Refusal } from "../../api-client.ts";
import { useLang } from "../../words/language.ts";
import { errorSummaryWords as words } from "./words.ts";

export interface FieldError {
	/** The id of its input; none where the error is of no single field. */
	readonly id?: string | undefined;
	readonly words: string;
	/** Shown in the summary where `words` alone would not name the field. */
	readonly inSummary?: string;
}

export interface FormErrors {
	/** Counts failed submits, so that the same errors are announced again; 0 came with the page. */
	readonly count: number;
	readonly errors: readonly FieldError[];
	readonly sentence?: string | undefined;
	/** A toast has announced it already (§8). */
	readonly isInToast?: boolean;
}

/** The errors of a form: found by `required`, or named by the server. Pass `field(name)` to its fields, and put an ErrorSummary on top. */
export function useFormErrors() {
	const lang = useLang();
	const form = useId();
	const [shown, setShown] = useState<FormErrors>();
	const idOf = (name: string) => `${form}-${name}`;

	function show(errors: readonly FieldError[], more: Pick<FormErrors, "sentence" | "isInToast"> = {}) {
		setShown((before) => ({ count: (before?.count ?? 0) + 1, errors, ...more }));
	}

	// A corrected field removes its error, and the sentence about the whole form.
	useEffect(() => {
		const mended = ({ target }: Event) => {
			const { id, value } = target as HTMLInputElement;
			if (!value) return;
			setShown((before) => {
				const errors = before?.errors.filter((error) => error.id !== id) ?? [];
				if (!before || errors.length === before.errors.length) return before;
				return errors[0] && { ...before, errors, sentence: undefined };
			});
		};
		addEventListener("input", mended);
		return () => removeEventListener("input", mended);
	}, []);

	/** True where every required field is filled in; else marks the others, with the outcome's sentence. */
	function check(sent: HTMLFormElement, outcome?: Outcome): boolean {
		const required = [...sent.querySelectorAll<HTMLInputElement>(":required")];
		const empty = required.filter(({ value }) => value.trim() === "");
		const sentence = outcome?.words[lang];
		const errors = empty.map(({ id, labels, dataset }) => ({
			id,
			// A field's own sentence (data-missing), or, of the only field to fill in, the specification's.
			words:
				dataset.missing ||
				(!required[1] && sentence) ||
				fill(words.required[lang], { field: labels?.[0]?.textContent ?? "" }),
		}));
		if (errors.length > 0) show(errors, { sentence });
		else setShown(undefined);
		return errors.length === 0;
	}

	return {
		shown,
		show,
		check,
		idOf,
		clear: () => setShown(undefined),
		/** The props of a field: the id that the summary links to, and its error. The name is that of the call's body (§7). */
		field: (name: string) => ({
			name,
			id: idOf(name),
			error: shown?.errors.find(({ id }) => id === idOf(name))?.words,
		}),
		/** Shows a refusal beside the field that the server names; false where it names none of this form's. */
		refuse(refusal: Refusal, isInToast = false): boolean {
			const id = refusal.field === undefined ? "" : idOf(refusal.field);
			if (!document.getElementById(id)) return false;
			show([{ id, words: refusal.error }], { isInToast });
			return true;
		},
		/** Replaces the browser's bubble, which shows one field at a time, in the browser's language. */
		onInvalidCapture(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			check(event.currentTarget);
		},
	};
}
