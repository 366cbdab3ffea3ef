import { type FormEvent, useState } from "react";
import { fill, type Text } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { permissions as labels } from "#contract/permissions.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../alert-line.tsx";
import { assignWords as words } from "../assign-words.ts";
import { Confirm } from "../confirm.tsx";
import { findsPerson } from "../finds-person.ts";
import form from "../form.module.css";
import { leavesAddress, useUnsaved } from "../leave-question.tsx";
import { type Loaded, useList } from "../lists.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { Panel } from "../panel.tsx";
import { useRolePermissions } from "../role-permissions.ts";
import { useAlert } from "../use-alert.ts";
import { useCall } from "../use-call.ts";
import { staffWords as shared } from "../words.ts";

/** With this many users the list has a filter. */
const manyUsers = 20;

/** Assign Role (§2.17): a user, shown as name and phone, and a role; `?user=` preselects the user. */
export function AssignRoleForm() {
	const say = useSay();
	const [params] = useSearchParams();
	const { user } = useSession();
	const users = useList("assignableUsers");
	/** With roles; for those who may see it. */
	const listed = useList("users");
	const roles = useList("roles");
	const assignRole = useCall("assignRole");
	const alert = useAlert();
	const errors = useFormErrors();
	const [typed, setTyped] = useState("");
	const [userId, setUserId] = useState(params.get("user") ?? "");
	const [roleId, setRoleId] = useState("");
	const [busy, setBusy] = useState(false);
	const [asksOwn, setAsksOwn] = useState(false);
	/** The change that was made last. */
	const [done, setDone] = useState<{ name: string; before: string; after: string }>();
	useUnsaved(roleId !== "", leavesAddress);
	const everybody = users.data ?? [];
	const emptyOption = (list: Loaded<unknown>, choose: Text) =>
		say(list.data ? choose : list.hasFailed ? shared.notLoaded : shared.loading);
	const isFound = findsPerson(typed);
	const offered = everybody.filter((user) => String(user.id) === userId || isFound(user));

	const chosen = everybody.find(({ id }) => String(id) === userId);
	const roleNow = listed.data?.find(({ id }) => String(id) === userId)?.role;
	const roleNext = roles.data?.find(({ id }) => String(id) === roleId)?.name ?? "";
	const isOwn = chosen !== undefined && chosen.id === user?.id;

	async function assign(): Promise<boolean> {
		setBusy(true);
		const answer = await assignRole({ userId: Number(userId), roleId: Number(roleId) });
		setBusy(false);
		if ("error" in answer) {
			if (!errors.refuse(answer)) alert.refuse(answer, "assignRoleFailed", assign);
			return false;
		}
		alert.tell("roleAssigned");
		if (chosen && roleNow) setDone({ name: chosen.name, before: roleNow, after: roleNext });
		// §4: selections are cleared after success.
		setUserId("");
		setRoleId("");
		setTyped("");
		// The menu and the rights on the screen are those of the new role.
		if (isOwn) await checkSession();
		return true;
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		setDone(undefined);
		if (!errors.check(event.currentTarget, outcomes.selectBothFields)) return;
		if (isOwn) setAsksOwn(true);
		else assign();
	}

	return (
		<Panel title={say(words.userAndRole)}>
			<NotLoaded of={{ usersNotLoaded: [users], rolesNotLoaded: [roles] }} />
			<form className={form.form} onSubmit={submit} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				<AlertLine alert={alert.alert} />
				{done ? <p role="status">{fill(say(words.changed), done)}</p> : null}
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
						hint={roleNow ? fill(say(words.roleNow), { role: roleNow }) : undefined}
						empty={emptyOption(users, shared.chooseUser)}
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
						empty={emptyOption(roles, shared.chooseRole)}
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
			{asksOwn ? (
				<Confirm
					title={say(words.ownRoleTitle)}
					question={fill(say(words.ownRoleQuestion), { before: user?.role ?? "", after: roleNext })}
					labels={{ keep: words.keepRole, act: words.changeRole, acting: shared.saving }}
					onAct={assign}
					onClose={() => setAsksOwn(false)}
				>
					<Loss roleId={Number(roleId)} />
				</Confirm>
			) : null}
			{users.data?.length === 0 ? <p>{say(outcomes.noRows.words)}</p> : null}
		</Panel>
	);
}

/** What one would lose by another role: named where one may see what the role holds. */
function Loss({ roleId }: { roleId: number }) {
	const say = useSay();
	const { user } = useSession();
	const own = user?.permissions ?? [];
	const maySee = own.includes("assign_permissions");
	const next = useRolePermissions(maySee ? roleId : undefined);
	if (!maySee || next.hasFailed) return <p>{say(words.youMayLose)}</p>;
	if (!next.data) return <p>{say(shared.loading)}</p>;
	const kept = new Set(next.data.map(({ name }) => name));
	const lost = own.filter((name) => !kept.has(name));
	if (lost.length === 0) return <p>{say(words.youLoseNothing)}</p>;
	const names = lost.map((name) => say(labels[name])).join(", ");
	return <p>{fill(say(words.youLose), { permissions: names })}</p>;
}
