import { type FormEvent, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import styles from "./manage-roles.module.css";
import { manageRolesWords as words } from "./words.ts";

/** A name and Add (§2.17); §5: the name must not be empty. */
export function AddRole() {
	const say = useSay();
	const addRole = useCall("addRole");
	const alert = useAlert();
	const errors = useFormErrors();
	const [name, setName] = useState("");
	const [busy, setBusy] = useState(false);
	useUnsaved(name !== "", leavesPage);

	async function add() {
		setBusy(true);
		const answer = await addRole({ name });
		setBusy(false);
		if ("error" in answer) {
			if (!errors.refuse(answer)) alert.refuse(answer, "addRoleFailed", add);
			return;
		}
		alert.tell("roleAdded");
		setName("");
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		if (errors.check(event.currentTarget, outcomes.roleNameRequired)) add();
	}

	return (
		<Panel title={say(words.addRole)}>
			<form className={form.form} onSubmit={submit} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				<AlertLine alert={alert.alert} />
				<div className={styles.line}>
					<Field
						{...errors.field("name")}
						required
						label={say(words.roleName)}
						name="name"
						hint={say(words.nameHint)}
						value={name}
						onChange={(event) => setName(event.currentTarget.value)}
						maxLength={lengths.roleName}
						autoComplete="off"
					/>
					<Button type="submit" busy={busy}>
						{say(busy ? words.adding : words.add)}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
