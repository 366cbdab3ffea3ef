import { type FormEvent, useState } from "react";
import { outcomes } from "#contract/outcomes.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../alert-line.tsx";
import { assignWords as words } from "../assign-words.ts";
import { findsPerson } from "../finds-person.ts";
import form from "../form.module.css";
import { leavesAddress, useUnsaved } from "../leave-question.tsx";
import { useList } from "../lists.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { Panel } from "../panel.tsx";
import { useAlert } from "../use-alert.ts";
import { useCall } from "../use-call.ts";
import { staffWords as shared } from "../words.ts";

/** With this many users the list has a filter. */
const manyUsers = 20;

/** Assign Role (§2.17): a user, shown as name and phone, and a role; `?user=` preselects the user. */
export function AssignRoleForm() {
	const say = useSay();
	const [params] = useSearchParams();
	const users = useList("assignableUsers");
	const roles = useList("roles");
	const assignRole = useCall("assignRole");
	const alert = useAlert();
	const errors = useFormErrors();
	const [typed, setTyped] = useState("");
	const [userId, setUserId] = useState(params.get("user") ?? "");
	const [roleId, setRoleId] = useState("");
	const [busy, setBusy] = useState(false);
	useUnsaved(roleId !== "", leavesAddress);
	const everybody = users.data ?? [];
	const isFound = findsPerson(typed);
	const offered = everybody.filter((user) => String(user.id) === userId || isFound(user));

	async function assign() {
		setBusy(true);
		const answer = await assignRole({ userId: Number(userId), roleId: Number(roleId) });
		setBusy(false);
		if ("error" in answer) {
			if (!errors.refuse(answer)) alert.refuse(answer, "assignRoleFailed", assign);
			return;
		}
		alert.tell("roleAssigned");
		// §4: selections are cleared after success.
		setUserId("");
		setRoleId("");
		setTyped("");
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		if (errors.check(event.currentTarget, outcomes.selectBothFields)) assign();
	}

	return (
		<Panel title={say(words.userAndRole)}>
			<NotLoaded outcome="usersNotLoaded" lists={[users]} />
			<NotLoaded outcome="rolesNotLoaded" lists={[roles]} />
			<form className={form.form} onSubmit={submit} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				<AlertLine alert={alert.alert} />
				{everybody.length > manyUsers ? (
					<div className={form.narrow}>
						<Field
							label={say(words.narrow)}
							type="search"
							value={typed}
							onChange={(event) => setTyped(event.currentTarget.value)}
							autoComplete="off"
						/>
					</div>
				) : null}
				<div className={form.fields}>
					<SelectField
						{...errors.field("userId")}
						required
						label={say(shared.user)}
						name="user"
						empty={users.data ? say(shared.chooseUser) : say(shared.loading)}
						choices={offered.map(({ id, name, phone }) => ({ value: id, label: `${name} (${phone})` }))}
						value={everybody.some(({ id }) => String(id) === userId) ? userId : ""}
						onChange={(event) => setUserId(event.currentTarget.value)}
					/>
					<SelectField
						{...errors.field("roleId")}
						required
						label={say(shared.role)}
						name="role"
						hint={say(words.takesTheOldPlace)}
						empty={roles.data ? say(shared.chooseRole) : say(shared.loading)}
						choices={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
						value={roleId}
						onChange={(event) => setRoleId(event.currentTarget.value)}
					/>
				</div>
				<div className={form.send}>
					<Button type="submit" busy={busy}>
						{say(busy ? shared.saving : words.assignRole)}
					</Button>
				</div>
			</form>
			{users.data?.length === 0 ? <p>{say(outcomes.noRows.words)}</p> : null}
		</Panel>
	);
}
