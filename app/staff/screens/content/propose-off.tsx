import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import fieldStyles from "../../../parts/field/field.module.css";
import { describedBy, FieldNotes } from "../../../parts/field/field-notes.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import confirmStyles from "../../parts/confirm.module.css";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { headline } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { sayUndoable } from "../../parts/undo/undo.tsx";
import { useCall } from "../../parts/use-call.ts";
import { contentWords as words } from "./words.ts";

/** A row that readers see. */
export interface Shown {
	readonly key: string;
	/** The number of its latest version. */
	readonly version: number;
	readonly row: Row;
}

interface Props {
	kind: DeskKind;
	shown: Shown;
	onSent: () => void;
	onClose: () => void;
}

/** Asks why a row is to go, and sends that to whoever publishes such rows. */
export function ProposeOff({ kind, shown: { key, version, row }, onSent, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const errors = useFormErrors();
	const propose = useCall("proposeContentOff");
	const [busy, setBusy] = useState(false);
	const reason = errors.field("reason");

	useEffect(() => dialog.current?.showModal(), []);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const written = String(new FormData(event.currentTarget).get("reason"));
		setBusy(true);
		errors.clear();
		const answer = await propose({ key, basedOn: version, reason: written }, { kind });
		setBusy(false);
		if (!isRefusal(answer)) {
			sayUndoable(answer.message, { kind, key, version: version + 1 });
			dialog.current?.close();
			return onSent();
		}
		const said = toastRefusal(answer, "sendFailed", lang);
		if (!refuseFields(errors, answer, { isNamed: false }) && said) dialog.current?.close();
	}

	return (
		<Dialog id={id} ref={dialog} title={say(words.proposeOff)} head="paper" onClose={onClose}>
			<form className="stack" onSubmit={send} noValidate>
				<p className={confirmStyles.question}>{say(outcomes.confirmProposeOff.words)}</p>
				<p className={confirmStyles.about}>{headline(row, lang)}</p>
				<div className={fieldStyles.field}>
					<label htmlFor={reason.id}>{say(words.whyOff)}</label>
					<textarea
						id={reason.id}
						name="reason"
						rows={3}
						maxLength={lengths.reason}
						aria-invalid={reason.error ? true : undefined}
						aria-describedby={describedBy(reason.id, reason)}
					/>
					<FieldNotes {...reason} />
				</div>
				<div className={confirmStyles.answers}>
					<Button look="line" onClick={() => dialog.current?.close()}>
						{say(words.keep)}
					</Button>
					<Button type="submit" busy={busy}>
						{say(busy ? words.sendingOff : words.sendOff)}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
