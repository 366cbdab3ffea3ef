import { type FormEvent, useEffect, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { call, type Refusal, wordsOf } from "../api-client.ts";
import { useLang, useSay } from "../language.ts";
import { Button } from "../parts/button/button.tsx";
import { Field } from "../parts/field/field.tsx";
import { PasswordField } from "../parts/password-field/password-field.tsx";
import { say as sayToast } from "../parts/toast/say.tsx";
import { signIn } from "../session.ts";
import { rememberLanguage } from "../staff-language.ts";
import { words } from "../words.ts";
import styles from "./login-form.module.css";

declare global {
	interface Window {
		/** True once the site's script has taken over the page. */
		palikaReady?: boolean;
		/** A form sent before that; it is sent again as soon as it can be (frame/later.inline.js). */
		palikaWaiting?: HTMLFormElement;
	}
}

/** Mobile and password, both required (§2.1, §5); in the dialog of every page and in place in the staff area. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
	const say = useSay();
	const lang = useLang();
	const form = useRef<HTMLFormElement>(null);
	const [refused, setRefused] = useState("");
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		if (window.palikaWaiting !== form.current || !form.current) return;
		delete window.palikaWaiting;
		form.current.requestSubmit();
	}, []);

	function refuse(words: string, more?: string) {
		setRefused([words, more].filter(Boolean).join(". "));
		sayToast("error", words, more ? <p>{more}</p> : undefined);
	}

	/** §8: the server's text, else "Login failed"; an answer without a token is refused too. */
	async function logIn(typed: FormData): Promise<boolean> {
		const body = { mobile: String(typed.get("mobile")), password: String(typed.get("password")) };
		const answer = await call("login", body, lang);
		if ("error" in answer) {
			const { words: reason, more } = wordsOf(answer as Refusal, siteOutcomes.loginFailed, lang);
			refuse(reason, more);
			return false;
		}
		if (!answer.token) {
			refuse(say(siteOutcomes.tokenMissing.words));
			return false;
		}
		if (await signIn(answer.token)) return true;
		refuse(say(siteOutcomes.loginFailed.words));
		return false;
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const sent = event.currentTarget;
		setBusy(true);
		setRefused("");
		const isIn = await logIn(new FormData(sent));
		setBusy(false);
		if (!isIn) {
			sent.querySelector<HTMLInputElement>("[name=password]")?.focus();
			return;
		}
		rememberLanguage(lang);
		sayToast("success", say(siteOutcomes.loginSuccessful.words));
		sent.reset();
		onSignedIn();
	}

	return (
		<>
			<p>{say(words.staffOnly)}</p>
			<p className={styles.needsScript}>{say(words.loginNeedsScript)}</p>
			<form
				ref={form}
				className={styles.form}
				method="dialog"
				data-needs-script=""
				onSubmit={submit}
				aria-busy={busy}
			>
				<Field
					label={say(words.mobile)}
					name="mobile"
					type="tel"
					autoComplete="username"
					maxLength={lengths.typedMobile}
					required
				/>
				<PasswordField
					label={say(words.password)}
					name="password"
					autoComplete="current-password"
					required
					{...(refused === "" ? {} : { error: refused })}
				/>
				<Button type="submit" size="big" busy={busy}>
					{say(busy ? words.signingIn : words.login)}
				</Button>
			</form>
		</>
	);
}
