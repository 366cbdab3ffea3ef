import { type FormEvent, useEffect, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import type { Refusal } from "../../api-client.ts";
import { useSay } from "../../words/language.ts";
import { words as shared } from "../../words/words.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { useFormErrors } from "../error-summary/form-errors.ts";
import { Field } from "../field/field.tsx";
import styles from "./login-form.module.css";
import { secondStepWords as words } from "./words.ts";

interface Props {
	/** Sends the sign-in once more, with a code. @returns why it was refused */
	onCode: (code: string) => Promise<Refusal | undefined>;
	onBack: () => void;
}

/** What sign-in asks for after the password, in the same place (decision 29); loaded only where it is asked for. */
export function SecondStep({ onCode, onBack }: Props) {
	const say = useSay();
	const errors = useFormErrors();
	const heading = useRef<HTMLHeadingElement>(null);
	const box = useRef<HTMLFormElement>(null);
	const wantsFocus = useRef(false);
	const [isRecovery, setRecovery] = useState(false);
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
	}, []);

	// The other field takes the place of this one.
	useEffect(() => {
		if (!wantsFocus.current) return;
		wantsFocus.current = false;
		box.current
			?.querySelector<HTMLInputElement>(isRecovery ? "[inputmode=text]" : "[inputmode=numeric]")
			?.focus();
	}, [isRecovery]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const sent = event.currentTarget;
		if (!errors.check(sent)) return;
		setBusy(true);
		const refusal = await onCode(String(new FormData(sent).get("code")));
		setBusy(false);
		if (refusal && !errors.refuse(refusal)) {
			errors.show([{ id: errors.idOf("code"), words: refusal.error }]);
		}
	}

	function change(next: boolean) {
		errors.clear();
		setRecovery(next);
		wantsFocus.current = true;
	}

	return (
		<form
			ref={box}
			className={styles.form}
			method="dialog"
			onSubmit={submit}
			onInvalidCapture={errors.onInvalidCapture}
			aria-busy={busy}
		>
			<h2 ref={heading} tabIndex={-1} style={{ fontSize: "var(--t-l)" }}>
				{say(words.title)}
			</h2>
			<ErrorSummary errors={errors.shown} />
			<Field
				{...errors.field("code")}
				key={String(isRecovery)}
				label={say(isRecovery ? words.recoveryCode : words.appCode)}
				hint={say(isRecovery ? words.recoveryHint : words.appHint)}
				name="code"
				inputMode={isRecovery ? "text" : "numeric"}
				autoComplete={isRecovery ? "off" : "one-time-code"}
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				maxLength={lengths.typedCode}
				required
			/>
			<Button type="submit" size="big" busy={busy}>
				{say(busy ? shared.signingIn : shared.login)}
			</Button>
			<div className="link-row">
				<Button look="line" onClick={() => change(!isRecovery)}>
					{say(isRecovery ? words.useApp : words.useRecovery)}
				</Button>
				<Button look="line" onClick={onBack}>
					{say(words.back)}
				</Button>
			</div>
			<small>{say(words.lostBoth)}</small>
		</form>
	);
}
