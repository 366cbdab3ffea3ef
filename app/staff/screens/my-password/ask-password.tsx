import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldLabels } from "#contract/field-labels.ts";
import type { Text } from "#contract/language.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button, type ButtonLook } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { PasswordField } from "../../../parts/password-field/password-field.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { useAlert } from "../../parts/use-alert.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { secondFactorWords as words } from "./words.ts";

interface Props {
	/** What it is asked for, in a sentence. */
	lead: Text;
	act: Text;
	look?: ButtonLook;
	/** Does it. @returns why it was refused */
	onPassword: (currentPassword: string) => Promise<Refusal | undefined>;
	onCancel: () => void;
}

/** Asks for one's own password before what guards the account is changed; it takes the focus. */
export function AskPassword({ lead, act, look, onPassword, onCancel }: Props) {
	const say = useSay();
	const { user } = useSession();
	const alert = useAlert();
	const errors = useFormErrors();
	const box = useRef<HTMLFormElement>(null);
	const [current, setCurrent] = useState("");
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		box.current?.querySelector<HTMLInputElement>("[name=current-password]")?.focus();
	}, []);

	async function send() {
		setBusy(true);
		const refusal = await onPassword(current);
		setBusy(false);
		if (refusal && !errors.refuse(refusal)) alert.refuse(refusal, "secondFactorFailed", send);
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		if (errors.check(event.currentTarget)) send();
	}

	return (
		<form
			ref={box}
			className={`${form.form} ${form.narrow}`}
			onSubmit={submit}
			noValidate
			aria-busy={busy}
			aria-label={say(act)}
		>
			<p>{say(lead)}</p>
			<ErrorSummary errors={errors.shown} />
			<AlertLine alert={alert.alert} />
			<input hidden readOnly name="username" autoComplete="username" value={user?.phone ?? ""} />
			<PasswordField
				{...errors.field("currentPassword")}
				label={say(fieldLabels.currentPassword)}
				name="current-password"
				autoComplete="current-password"
				value={current}
				onChange={(event) => setCurrent(event.currentTarget.value)}
				required
			/>
			<div className={form.send}>
				<Button type="submit" look={look} busy={busy}>
					{say(busy ? shared.saving : act)}
				</Button>
				<Button look="line" onClick={onCancel}>
					{say(words.cancel)}
				</Button>
			</div>
		</form>
	);
}
