import { type FormEvent, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call } from "../../../api-client.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { RoleCard } from "../../parts/role-names.ts";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import { pageOfRole } from "./addresses.ts";
import styles from "./manage-roles.module.css";
import { manageRolesWords as words } from "./words.ts";

/** Makes a new role that may do the same, and leads to its page. */
export function CopyRole({ role }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const navigate = useNavigate();
	const copyRole = useCall("copyRole");
	const alert = useAlert();
	const errors = useFormErrors();
	const [name, setName] = useState("");
	const [busy, setBusy] = useState(false);
	useUnsaved(name !== "", leavesAddress);

	async function copy() {
		setBusy(true);
		const answer = await copyRole({ name }, { id: role.id });
		setBusy(false);
		if ("error" in answer) {
			if (!errors.refuse(answer)) alert.refuse(answer, "addRoleFailed", copy);
			return;
		}
		sayToast("success", answer.message);
		setName("");
		// The answer has no id (§7 add-role has none either); the name is nobody else's.
		const all = await call("roleCards", undefined, lang);
		const made = "error" in all ? undefined : all.find((each) => each.name === name.trim());
		if (made) navigate({ search: pageOfRole(made.id) });
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		if (errors.check(event.currentTarget, outcomes.roleNameRequired)) copy();
	}

	return (
		<Panel title={say(words.duplicate)}>
			<form className={form.form} onSubmit={submit} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				<AlertLine alert={alert.alert} />
				<div className={styles.line}>
					<Field
						{...errors.field("name")}
						required
						label={say(words.newName)}
						hint={say(words.duplicateLead)}
						name="copy"
						value={name}
						onChange={(event) => setName(event.currentTarget.value)}
						maxLength={lengths.roleName}
						autoComplete="off"
					/>
					<Button type="submit" look="line" busy={busy}>
						{say(busy ? words.duplicating : words.duplicate)}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
