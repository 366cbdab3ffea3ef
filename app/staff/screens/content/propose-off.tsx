import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import confirmStyles from "../../parts/confirm.module.css";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { headline } from "../../parts/rows.ts";
import { selectWords } from "../../parts/selection/words.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { sayUndoable } from "../../parts/undo/undo.tsx";
import { contentWords as words } from "./words.ts";

export interface Shown {
	readonly key: string;
	readonly version: number;
	readonly row: Row;
}

export const offOf = (shown: readonly Shown[]) =>
	shown.map(({ key, version }) => ({ key, basedOn: version, row: null }));

const mostNamed = 5;

export function namesOf(shown: readonly Shown[], lang: Lang): string {
	const rest = shown.length - mostNamed;
	const names = shown.slice(0, mostNamed).map(({ key, row }) => headline(row, lang) || key);
	return [names.join(", "), ...(rest > 0 ? [fill(selectWords.andMore[lang], { count: rest })] : [])].join(
		" ",
	);
}

interface Props {
	kind: DeskKind;
	shown: readonly Shown[];
	onSent: () => void;
	onClose: () => void;
}

export function ProposeOff({ kind, shown, onSent, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const errors = useFormErrors();
	const propose = useCall("proposeContentOff");
	const submit = useCall("submitRows");
	const [busy, setBusy] = useState(false);
	const field = shown.length === 1 ? "reason" : "note";

	useEffect(() => dialog.current?.showModal(), []);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const written = String(new FormData(event.currentTarget).get(field));
		setBusy(true);
		errors.clear();
		const [first, ...others] = shown;
		if (!first) return;
		const { key, version } = first;
		const answer = await (others.length === 0
			? propose({ key, basedOn: version, reason: written }, { kind })
			: submit({ rows: offOf(shown), note: written }, { kind }));
		setBusy(false);
		if (!isRefusal(answer)) {
			if (others.length === 0) sayUndoable(answer.message, { kind, key, version: version + 1 });
			else sayToast("success", answer.message);
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
				<p className={confirmStyles.about}>{namesOf(shown, lang)}</p>
				<TextArea {...errors.field(field)} label={say(words.whyOff)} rows={3} maxLength={lengths.reason} />
				<div className={`stack ${confirmStyles.answers}`}>
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
