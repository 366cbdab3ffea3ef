import { type FormEvent, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { call, mayPass, type Refusal, wordsOf } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { words as shared } from "../../../words/words.ts";
import styles from "./user-list.module.css";
import { userListWords as words } from "./words.ts";

/** Name and e-mail, both required (§5). A form submitted before hydration waits for it (public/frame/loader.inline.js). */
export function AddForm({ onAdded }: { onAdded: () => void }) {
	const say = useSay();
	const lang = useLang();
	const form = useRef<HTMLFormElement>(null);
	const errors = useFormErrors();
	const [fault, setFault] = useState<Refusal>();
	const [busy, setBusy] = useState(false);

	async function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const sent = event.currentTarget;
		setFault(undefined);
		if (!errors.check(sent, siteOutcomes.enterNameAndEmail)) return;
		const typed = new FormData(sent);
		const name = String(typed.get("name")).trim();
		const email = String(typed.get("email")).trim();
		setBusy(true);
		const answer = await call("addTestUser", { name, email }, lang);
		setBusy(false);
		if ("error" in answer) {
			if (!errors.refuse(answer)) setFault(answer);
			return;
		}
		sent.reset();
		onAdded();
	}

	return (
		<form
			ref={form}
			method="dialog"
			data-needs-script=""
			noValidate
			onSubmit={add}
			aria-busy={busy}
			className={styles.form}
		>
			<ErrorSummary errors={errors.shown} />
			<Field
				{...errors.field("name")}
				required
				label={say(words.name)}
				name="name"
				maxLength={lengths.personName}
				autoComplete="off"
			/>
			<Field
				{...errors.field("email")}
				required
				label={say(words.email)}
				name="email"
				type="email"
				maxLength={lengths.email}
				autoComplete="off"
			/>
			<div role="alert">
				{fault ? <Refused refusal={fault} onRetry={() => form.current?.requestSubmit()} /> : null}
			</div>
			<Button type="submit" disabled={busy}>
				{say(busy ? words.adding : words.submit)}
			</Button>
		</form>
	);
}

function Refused({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
	const say = useSay();
	const { words: sentence, more } = wordsOf(refusal, siteOutcomes.addTestUserFailed, useLang());
	return (
		<Note tone="bad">
			<p>{sentence}</p>
			{more ? <p>{more}</p> : null}
			{mayPass(refusal) ? (
				<Button look="line" onClick={onRetry}>
					{say(shared.tryAgain)}
				</Button>
			) : null}
		</Note>
	);
}
