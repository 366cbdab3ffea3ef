import { type FormEvent, useRef, useState } from "react";
import type { SentBody } from "#contract/api.ts";
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
import type { SecondStep as SecondStepPart } from "./second-step.tsx";
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
	const form = useRef<HTMLFormElement>(null);
	const [second, setSecond] = useState<{
		readonly SecondStep: typeof SecondStepPart;
		readonly body: SentBody<"login">;
		readonly refusal: Refusal;
	}>();
	const goBack = () => setSecond(undefined);

	/** Signs in. @returns what went wrong (§8): the server's text, else "Login failed", also for a reply without a token */
	async function logIn(body: SentBody<"login">): Promise<Refusal | undefined> {
		const answer = await call("login", body, lang);
		if ("error" in answer) return answer as Refusal;
		if (!answer.token) return { error: say(siteOutcomes.tokenMissing.words), status: 200 };
		if (!(await signIn(answer.token))) return { error: say(siteOutcomes.loginFailed.words), status: 200 };
		rememberLanguage(lang);
		sayToast("success", say(siteOutcomes.loginSuccessful.words));
		form.current?.reset();
		setSecond(undefined);
		onSignedIn?.();
		return undefined;
	}

	/** A toast (§8); then the field in question, which is the password where the server names none. */
	async function refuse(refusal: Refusal) {
		const { words: told, more } = wordsOf(refusal, siteOutcomes.loginFailed, lang);
		const waiting = await wait.begin(refusal);
		const reason = waiting || told;
		sayToast("error", reason, more ? <p>{more}</p> : undefined);
		if (errors.refuse(refusal, true)) return;
		if (!waiting) setRefused([reason, more].filter(Boolean).join(". "));
		form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
	}

	/** Sends the same once more with what is asked for; where the password isn't right any more, it begins anew. */
	async function logInWith(body: SentBody<"login">): Promise<Refusal | undefined> {
		const refusal = await logIn(body);
		if (refusal?.status !== 401 || refusal.field) return refusal;
		goBack();
		await refuse(refusal);
		return undefined;
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const sent = event.currentTarget;
		setRefused("");
		if (!errors.check(sent)) return;
		setBusy(true);
		const typed = new FormData(sent);
		const body = { mobile: String(typed.get("mobile")), password: String(typed.get("password")) };
		const refusal = await logIn(body);
		try {
			if (refusal?.status !== 401 || !refusal.field) return refusal && (await refuse(refusal));
			const { SecondStep } = await import("./second-step.tsx");
			setSecond({ SecondStep, body, refusal });
		} catch {
			await refuse({ error: "", status: 0 });
		} finally {
			setBusy(false);
		}
	}

	const password = errors.field("password");
	const isSecond = second !== undefined;
	return (
		<>
			{second ? <second.SecondStep {...second} onSend={logInWith} onBack={goBack} /> : null}
			<p hidden={isSecond}>{say(words.staffOnly)}</p>
			<p hidden={isSecond} className={styles.needsScript}>
				{say(words.loginNeedsScript)}
			</p>
			<form
				ref={form}
				// A rule for it would weigh on every page.
				style={isSecond ? { display: "none" } : undefined}
				className="stack"
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
