import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call, isRefusal, wordsOf } from "../../api-client.ts";
import { Button } from "../../parts/button/button.tsx";
import { ErrorSummary } from "../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../parts/error-summary/form-errors.ts";
import { Field } from "../../parts/field/field.tsx";
import { forgottenId } from "../../parts/login-form/forgotten-id.ts";
import { Note } from "../../parts/note/note.tsx";
import { useSite } from "../../parts/site-data.ts";
import { useLang, useSay } from "../../words/language.ts";
import { dialled } from "../../words/numbers.ts";
import { waitingWords } from "../../words/waiting.ts";
import { words as shared } from "../../words/words.ts";
import { forgottenWords as words } from "./forgotten-words.ts";
import styles from "./sign-in-place.module.css";

/** Whom to ask for a new password, and a request that they see (decision 31). */
export function ForgottenPassword() {
	const say = useSay();
	const lang = useLang();
	const { council } = useSite();
	const errors = useFormErrors();
	const details = useRef<HTMLDetailsElement>(null);
	const [givers, setGivers] = useState<Reply<"passwordGivers">>([]);
	const [isOpen, setOpen] = useState(false);
	const [said, setSaid] = useState("");
	const [busy, setBusy] = useState(false);

	// The link of the public sign-in dialog leads here.
	useEffect(() => {
		if (details.current && location.hash === `#${forgottenId}`) details.current.open = true;
	}, []);

	async function whenOpened() {
		const opened = details.current?.open === true;
		setOpen(opened);
		if (!opened || givers.length > 0) return;
		const answer = await call("passwordGivers", undefined, lang);
		if (!isRefusal(answer)) setGivers(answer);
	}

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const sent = event.currentTarget;
		if (busy || !errors.check(sent)) return;
		setBusy(true);
		setSaid("");
		const mobile = String(new FormData(sent).get("forgotten-mobile"));
		const answer = await call("askForPassword", { mobile }, lang);
		setBusy(false);
		if ("error" in answer) {
			const { words: told, more } = wordsOf(answer, outcomes.askForPasswordFailed, lang);
			const reason = waitingWords(answer, lang) || [told, more].filter(Boolean).join(" ");
			if (!errors.refuse(answer)) errors.show([{ words: reason }]);
			return;
		}
		sent.reset();
		setSaid(answer.message);
	}

	return (
		<details ref={details} id={forgottenId} className={styles.forgotten} onToggle={whenOpened}>
			<summary>{say(shared.forgotten)}</summary>
			{isOpen ? (
				<div className={styles.ways}>
					<p>
						{givers.length > 0 ? `${fill(say(words.askThem), { roles: givers.map(say).join(", ") })} ` : null}
						{say(words.office)} <a href={dialled(council.helpline)}>{council.helpline}</a>
					</p>
					<p>{say(words.orSend)}</p>
					<form onSubmit={send} noValidate aria-busy={busy}>
						<ErrorSummary errors={errors.shown} />
						<Field
							{...errors.field("mobile")}
							label={say(shared.mobile)}
							name="forgotten-mobile"
							inputMode="tel"
							autoComplete="username"
							maxLength={lengths.typedMobile}
							required
						/>
						<Button type="submit" look="line" busy={busy}>
							{say(busy ? words.sending : words.send)}
						</Button>
					</form>
					{said ? (
						<Note tone="good" role="status">
							{said}
						</Note>
					) : null}
				</div>
			) : null}
		</details>
	);
}
