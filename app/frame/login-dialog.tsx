import { type FormEvent, useEffect, useRef, useState } from "react";
import { sessionButtons } from "#contract/navigation.ts";
import { call } from "../api-client.ts";
import { useLang, useSay } from "../language.ts";
import { Button } from "../parts/button/button.tsx";
import { Dialog } from "../parts/dialog/dialog.tsx";
import { Field } from "../parts/field/field.tsx";
import { say as sayToast } from "../parts/toast/say.tsx";
import { words } from "../words.ts";
import styles from "./login-dialog.module.css";

export const loginDialogId = "ulb-login";

declare global {
	interface Window {
		/** True once the site's script has taken over the page. */
		palikaReady?: boolean;
		/** A form sent before that; it is sent again as soon as it can be (frame/later.inline.js). */
		palikaWaiting?: HTMLFormElement;
	}
}

/** ULB Login (§2.1): mobile and password, both required. The server's words are shown as they come (§8). */
export function LoginDialog() {
	const say = useSay();
	const lang = useLang();
	const form = useRef<HTMLFormElement>(null);
	const [refusal, setRefusal] = useState("");
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		if (window.palikaWaiting !== form.current || !form.current) return;
		delete window.palikaWaiting;
		form.current.requestSubmit();
	}, []);

	async function signIn(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		setBusy(true);
		setRefusal("");
		const answer = await call(
			"login",
			{ mobile: String(typed.get("mobile")), password: String(typed.get("password")) },
			lang,
		);
		setBusy(false);
		if ("error" in answer) {
			setRefusal(answer.error);
			sayToast("error", answer.error);
		}
	}

	return (
		<Dialog id={loginDialogId} title={say(sessionButtons.signIn)}>
			<p>{say(words.staffOnly)}</p>
			<p className={styles.needsScript}>{say(words.loginNeedsScript)}</p>
			<form
				ref={form}
				className={styles.form}
				method="dialog"
				data-needs-script=""
				onSubmit={signIn}
				aria-busy={busy}
			>
				<Field label={say(words.mobile)} name="mobile" type="tel" autoComplete="username" required />
				<Field
					label={say(words.password)}
					name="password"
					type="password"
					autoComplete="current-password"
					required
				/>
				<p role="alert" className={styles.refusal}>
					{refusal}
				</p>
				<Button type="submit" size="big" disabled={busy}>
					{say(busy ? words.signingIn : words.login)}
				</Button>
			</form>
		</Dialog>
	);
}
