import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import form from "../../parts/form.module.css";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { NewPassword } from "../../parts/new-password.tsx";
import { suggestPassphrase } from "../../parts/passphrase.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import type { Person } from "./user-row.ts";
import { manageUsersWords as words } from "./words.ts";

interface Props {
	user: Person;
	onReset: (password: string) => void;
	onClose: () => void;
}

/** Sets another user's password (requirements, Beyond §7): opens with one that can be read out; a refused one stays in the field. */
export function ResetPassword({ user, onReset, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	/** Nobody invents twelve letters at a counter. */
	const [suggested] = useState(suggestPassphrase);
	const [password, setPassword] = useState(suggested);
	const errors = useFormErrors();
	const resetPassword = useCall("resetPassword");
	const [busy, setBusy] = useState(false);
	useUnsaved(password !== "" && password !== suggested, leavesPage);

	useEffect(() => {
		dialog.current?.showModal();
		dialog.current?.querySelector("input")?.focus();
	}, []);

	async function reset(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		errors.clear();
		const answer = await resetPassword({ password }, { id: user.id });
		setBusy(false);
		if ("error" in answer) {
			const words = toastRefusal(answer, "resetPasswordFailed", lang);
			if (!errors.refuse(answer, true) && words) errors.show([{ words }], { isInToast: true });
			return;
		}
		sayToast("success", answer.message);
		onReset(password);
		dialog.current?.close();
	}

	return (
		<Dialog id={id} ref={dialog} title={say(words.resetTitle)} onClose={onClose}>
			<p>{fill(say(words.resetFor), { name: user.name })}</p>
			<form className={form.form} onSubmit={reset} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				{/* For password managers: whose password it is. */}
				<input hidden readOnly name="username" autoComplete="username" value={user.phone} />
				<NewPassword
					{...errors.field("password")}
					label={say(shared.password)}
					name="new-password"
					value={password}
					onChange={setPassword}
				/>
				<Button type="submit" busy={busy}>
					{say(busy ? shared.saving : words.save)}
				</Button>
			</form>
		</Dialog>
	);
}
