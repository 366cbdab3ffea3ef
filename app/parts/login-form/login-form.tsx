import { type FormEvent, useEffect, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { call, type Refusal, waitingWords, wordsOf } from "../../api-client.ts";
import { signIn } from "../../session/session.ts";
import { rememberLanguage } from "../../session/staff-language.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { useFormErrors } from "../error-summary/form-errors.ts";
import { Field } from "../field/field.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { say as sayToast } from "../toast/say.tsx";
import styles from "./login-form.module.css";

/** Mobile and password, both required (§2.1, §5); in every page's dialog, and in the staff area itself. */
export function LoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
	const say = useSay();
	const lang = useLang();
	const errors = useFormErrors();
	const [refused, setRefused] = useState("");
	const [busy, setBusy] = useState(false);
	const wait = useCountdown();

	/** Signs in. @returns what went wrong (§8): the server's text, else "Login failed", also for a reply without a token */
	async function logIn(typed: FormData): Promise<Refusal | undefined> {
		const body = { mobile: String(typed.get("mobile")), password: String(typed.get("password")) };
		const answer = await call("login", body, lang);
		if ("error" in answer) return answer as Refusal;
		if (!answer.token) return { error: say(siteOutcomes.tokenMissing.words), status: 200 };
		return (await signIn(answer.token))
			? undefined
			: { error: say(siteOutcomes.loginFailed.words), status: 200 };
	}

	/** A toast (§8); then the field in question, which is the password where the server names none. */
	function refuse(refusal: Refusal, sent: HTMLFormElement) {
		const { words: reason, more } = wordsOf(refusal, siteOutcomes.loginFailed, lang);
		sayToast("error", reason, more ? <p>{more}</p> : undefined);
		if (errors.refuse(refusal, true)) return;
		if (refusal.status === 429 && refusal.retryAfter) wait.start(refusal.retryAfter);
		else setRefused([reason, more].filter(Boolean).join(". "));
		sent.querySelector<HTMLInputElement>("[name=password]")?.focus();
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy || wait.seconds > 0) return;
		const sent = event.currentTarget;
		setRefused("");
		if (!errors.check(sent)) return;
		setBusy(true);
		const refusal = await logIn(new FormData(sent));
		setBusy(false);
		if (refusal) {
			refuse(refusal, sent);
			return;
		}
		rememberLanguage(lang);
		sayToast("success", say(siteOutcomes.loginSuccessful.words));
		sent.reset();
		onSignedIn?.();
	}

	const password = errors.field("password");
	return (
		<>
			<p>{say(words.staffOnly)}</p>
			<p className={styles.needsScript}>{say(words.loginNeedsScript)}</p>
			<form
				className={styles.form}
				method="dialog"
				data-needs-script=""
				onSubmit={submit}
				onInvalidCapture={errors.onInvalidCapture}
				aria-busy={busy}
			>
				<ErrorSummary errors={errors.shown} />
				<Field
					{...errors.field("mobile")}
					label={say(words.mobile)}
					name="mobile"
					inputMode="tel"
					autoComplete="username"
					maxLength={lengths.typedMobile}
					required
					// At a desk that several people share, the wait is one number's.
					onChange={wait.stop}
				/>
				<PasswordField
					{...password}
					label={say(words.password)}
					name="password"
					autoComplete="current-password"
					required
					error={
						password.error ?? (wait.seconds > 0 ? waitingWords(wait.seconds, lang) : refused || undefined)
					}
				/>
				<Button type="submit" size="big" busy={busy} disabled={wait.seconds > 0}>
					{say(busy ? words.signingIn : words.login)}
				</Button>
			</form>
		</>
	);
}

/** Counts the seconds down that the server asks to wait. */
function useCountdown() {
	const [until, setUntil] = useState(0);
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		if (until === 0) return;
		const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
		count();
		const clock = setInterval(count, 1000);
		return () => clearInterval(clock);
	}, [until]);

	return {
		/** 0 where nothing has to be waited for. */
		seconds,
		start: (count: number) => setUntil(Date.now() + count * 1000),
		stop: () => {
			setUntil(0);
			setSeconds(0);
		},
	};
}
