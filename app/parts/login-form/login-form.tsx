import { type FormEvent, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { call, type Refusal, wordsOf } from "../../api-client.ts";
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
import { useWait } from "./use-wait.ts";

interface Props {
	onSignedIn?: () => void;
}

/** Mobile and password, both required (§2.1, §5); in every page's dialog, and in the staff area itself. */
export function LoginForm({ onSignedIn }: Props) {
	const wait = useWait();
	const say = useSay();
	const lang = useLang();
	const errors = useFormErrors();
	const [refused, setRefused] = useState("");
	const [busy, setBusy] = useState(false);

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
	async function refuse(refusal: Refusal, sent: HTMLFormElement) {
		const { words: told, more } = wordsOf(refusal, siteOutcomes.loginFailed, lang);
		const waiting = await wait.begin(refusal);
		const reason = waiting || told;
		sayToast("error", reason, more ? <p>{more}</p> : undefined);
		if (errors.refuse(refusal, true)) return;
		if (!waiting) setRefused([reason, more].filter(Boolean).join(". "));
		sent.querySelector<HTMLInputElement>("[name=password]")?.focus();
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const sent = event.currentTarget;
		setRefused("");
		if (!errors.check(sent)) return;
		setBusy(true);
		const refusal = await logIn(new FormData(sent));
		setBusy(false);
		if (refusal) {
			await refuse(refusal, sent);
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
					error={password.error ?? (wait.words || refused || undefined)}
				/>
				<Button type="submit" size="big" busy={busy} disabled={Boolean(wait.words)}>
					{say(busy ? words.signingIn : words.login)}
				</Button>
			</form>
		</>
	);
}
