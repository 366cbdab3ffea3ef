import { type FormEvent, useRef, useState } from "react";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import { words as shared } from "../../../words/words.ts";
import styles from "./citizen.module.css";
import { citizenWords as words } from "./words.ts";

const dialogId = "citizen-form";

/** A form in a dialog that logs, closes, and sends nothing (§3). */
export default function CitizenForm() {
	const say = useSay();
	const dialog = useRef<HTMLDialogElement>(null);
	const errors = useFormErrors();
	const [isSubmitted, setIsSubmitted] = useState(false);

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (!errors.check(event.currentTarget)) return;
		const typed = new FormData(event.currentTarget);
		// §3: "submit only logs". A password belongs in no log, not even the browser's own.
		console.log("Citizen form submitted", {
			username: typed.get("username"),
			mobile: typed.get("mobile"),
			password: "(not logged)",
		});
		event.currentTarget.reset();
		dialog.current?.close();
		setIsSubmitted(true);
	}

	return (
		<>
			<div className={`wrap section flow ${styles.ways}`}>
				<Button size="big" command="show-modal" commandfor={dialogId} onClick={() => setIsSubmitted(false)}>
					{say(words.open)}
				</Button>
				<PageLink page="services" className={buttonClass("line", "big")}>
					{say(words.services)}
				</PageLink>
				<div role="status" className={`measure ${styles.said}`}>
					{isSubmitted ? <Note tone="good">{say(words.nothingWasSent)}</Note> : null}
				</div>
			</div>
			<Dialog id={dialogId} ref={dialog} title={say(words.title)}>
				<p>{say(words.nothingIsSent)}</p>
				{/* Without script the browser closes the dialog, and sends nothing either. */}
				<form method="dialog" onSubmit={submit} onInvalidCapture={errors.onInvalidCapture} className="stack">
					<ErrorSummary errors={errors.shown} />
					<Field
						{...errors.field("username")}
						label={say(words.username)}
						name="username"
						autoComplete="off"
						required
					/>
					<Field
						{...errors.field("mobile")}
						label={say(shared.mobile)}
						name="mobile"
						type="tel"
						autoComplete="off"
						required
					/>
					<Field
						{...errors.field("password")}
						label={say(shared.password)}
						name="password"
						type="password"
						autoComplete="off"
						required
					/>
					<Button type="submit" size="big">
						{say(words.submit)}
					</Button>
				</form>
			</Dialog>
		</>
	);
}
