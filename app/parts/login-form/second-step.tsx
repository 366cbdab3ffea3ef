import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SentBody } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words as shared } from "../../words/words.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { useFormErrors } from "../error-summary/form-errors.ts";
import { Field } from "../field/field.tsx";
import { secondStepWords as words } from "./words.ts";

type Passkey = NonNullable<SentBody<"login">["passkey"]>;

interface Props {
	body: SentBody<"login">;
	/** It names the keys of the body that would do, this person's usual way first. */
	refusal: Refusal;
	onSend: (body: SentBody<"login">) => Promise<Refusal | undefined>;
	onBack: () => void;
}

/** Second step of sign-in, in the same place (decision 29); loaded on demand. */
export function SecondStep({ body, refusal: { fieldErrors = {} }, onSend, onBack }: Props) {
	const asked = Object.keys(fieldErrors);
	const say = useSay();
	const lang = useLang();
	const errors = useFormErrors();
	const [isRecovery, setRecovery] = useState(asked[0] !== "code");
	const [busy, setBusy] = useState(false);
	const { heading, box } = useFocus(isRecovery);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy || !errors.check(event.currentTarget)) return;
		const code = String(new FormData(event.currentTarget).get("code"));
		await send(() => onSend({ ...body, code }));
	}

	async function send(work: () => Promise<Refusal | undefined>) {
		setBusy(true);
		const refusal = await work();
		setBusy(false);
		if (refusal && !errors.refuse(refusal)) errors.show([{ words: refusal.error }]);
	}

	async function byPasskey(): Promise<Refusal | undefined> {
		const passkey = await askPasskey(body, lang);
		return isRefusal(passkey) ? passkey : onSend({ ...body, passkey });
	}

	function change(next: boolean) {
		errors.clear();
		setRecovery(next);
	}

	return (
		<form
			ref={box}
			className="stack"
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
				{asked.includes("passkey") ? (
					<Button look="line" onClick={() => send(byPasskey)}>
						{say(words.usePasskey)}
					</Button>
				) : null}
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

/** Focuses the heading at first, and then the field that takes the other one's place. */
function useFocus(isRecovery: boolean) {
	const heading = useRef<HTMLHeadingElement>(null);
	const box = useRef<HTMLFormElement>(null);
	const focused = useRef(isRecovery);

	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		const place = box.current?.parentElement;
		// Back in the first step the password is what may have to change.
		return () => place?.querySelector<HTMLInputElement>("[name=password]")?.focus();
	}, []);

	useEffect(() => {
		if (isRecovery === focused.current) return;
		focused.current = isRecovery;
		box.current
			?.querySelector<HTMLInputElement>(isRecovery ? "[inputmode=text]" : "[inputmode=numeric]")
			?.focus();
	}, [isRecovery]);

	return { heading, box };
}

/** Asks the device for a passkey; refused if it is another site's, is cancelled, or if there is none. */
async function askPasskey({ mobile, password }: SentBody<"login">, lang: Lang): Promise<Passkey | Refusal> {
	const options = await call("beginPasskeySignIn", { mobile, password }, lang);
	if (isRefusal(options)) return options;
	const host = String(options.rpId);
	if (host !== location.hostname) return { error: fill(words.passkeyElsewhere[lang], { host }), status: 0 };
	try {
		const { startAuthentication } = await import("@simplewebauthn/browser");
		const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
		return { ...(await startAuthentication({ optionsJSON })) };
	} catch {
		return { error: words.noPasskeyHere[lang], status: 0 };
	}
}
