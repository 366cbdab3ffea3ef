import { useEffect, useId, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { suggestPassphrase } from "#contract/passphrase.ts";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { NewPassword } from "../../parts/new-password.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
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
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	/** Nobody invents twelve letters at a counter. */
	const [suggested] = useState(suggestPassphrase);
	const [password, setPassword] = useState(suggested);
	const resetPassword = useCall("resetPassword");
	const resetting = useSubmit({
		call: () => resetPassword({ password }, { id: user.id }),
		otherwise: "resetPasswordFailed",
		refusesByToast: true,
		onDone: () => {
			onReset(password);
			dialog.current?.close();
		},
	});
	useUnsaved(password !== "" && password !== suggested, leavesPage);

	useEffect(() => {
		dialog.current?.showModal();
		dialog.current?.querySelector("input")?.focus();
	}, []);

	return (
		<Dialog id={id} ref={dialog} title={say(words.resetTitle)} onClose={onClose}>
			<p>{fill(say(words.resetFor), { name: user.name })}</p>
			<Form of={resetting}>
				{/* For password managers: whose password it is. */}
				<input hidden readOnly name="username" autoComplete="username" value={user.phone} />
				<NewPassword
					{...resetting.field("password")}
					label={say(shared.password)}
					name="new-password"
					value={password}
					onChange={setPassword}
				/>
				<Send of={resetting} label={words.save} />
			</Form>
		</Dialog>
	);
}
