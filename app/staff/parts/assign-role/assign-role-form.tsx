import { useMemo, useState } from "react";
import { fill, type Text } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Field } from "../../../parts/field/field.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { type Loaded, useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { assignWords as words } from "../assign-words.ts";
import { Confirm } from "../confirm.tsx";
import { findsPerson } from "../finds-person.ts";
import form from "../form.module.css";
import { Form, Send } from "../form.tsx";
import { leavesAddress, useUnsaved } from "../leave-question.tsx";
import { NotLoaded } from "../not-loaded.tsx";
import { useOwnRole } from "../own-role.ts";
import { Panel } from "../panel.tsx";
import { type RoleCard, roleChoices, titleAndName } from "../role-names.ts";
import { useSubmit } from "../use-submit.ts";
import { staffWords as shared } from "../words.ts";
import { RoleChange, useLabels, without } from "./role-change.tsx";

/** With this many users the list has a filter, and offers no more than so many at once: ten thousand take a phone seconds to draw. */
const manyUsers = 20;
const mostOffered = 100;

/** Assign Role (§2.17): a user, shown as name and phone, and a role; `?user=` preselects the user. */
export function AssignRoleForm() {
	const say = useSay();
	const [params] = useSearchParams();
	const { user } = useSession();
	const users = useList("assignableUsers");
	const roles = useList("roles");
	/** Permissions of each role. */
	const cards = useList("roleCards");
	const lang = useLang();
	const assignRole = useCall("assignRole");
	const [typed, setTyped] = useState("");
	const [userId, setUserId] = useState(params.get("user") ?? "");
	const [roleId, setRoleId] = useState("");
	const labelsOf = useLabels();
	const { title: ownRole } = useOwnRole();
	const [asksOwn, setAsksOwn] = useState(false);
	/** The change that was made last. */
	const [done, setDone] = useState<{ name: string; before: string; after: string }>();
	useUnsaved(roleId !== "", leavesAddress);
	const everybody = useMemo(() => users.data ?? [], [users.data]);
	const emptyOption = (list: Loaded<unknown>, choose: Text) =>
		say(list.data ? choose : list.hasFailed ? shared.notLoaded : shared.loading);
	const chosen = everybody.find(({ id }) => String(id) === userId);
	const found = useMemo(() => everybody.filter(findsPerson(typed)), [everybody, typed]);
	const offered = found.slice(0, mostOffered);
	if (chosen && !offered.includes(chosen)) offered.unshift(chosen);

	const held = useFetched("userRole", chosen && { id: chosen.id }).data?.roleId;
	const before = cards.data?.find(({ id }) => id === held);
	const after = cards.data?.find(({ id }) => String(id) === roleId);
	const own = user?.permissions ?? [];
	const lacking = (card: RoleCard | undefined) => without(card?.permissions ?? [], own);
	const isOwn = chosen !== undefined && chosen.id === user?.id;

	const assigning = useSubmit({
		call: () => assignRole({ userId: Number(userId), roleId: Number(roleId) }),
		otherwise: "assignRoleFailed",
		required: outcomes.selectBothFields,
		tells: "roleAssigned",
		onChecked: isOwn ? () => setAsksOwn(true) : undefined,
		onDone: async () => {
			if (chosen && before && after)
				setDone({ name: chosen.name, before: titleAndName(before, lang), after: titleAndName(after, lang) });
			else setDone(undefined);
			// §4: selections are cleared after success.
			setUserId("");
			setRoleId("");
			setTyped("");
			// The menu and the rights on the screen are those of the new role.
			if (isOwn) await checkSession();
		},
	});

	return (
		<Panel title={say(words.userAndRole)}>
			<NotLoaded of={{ usersNotLoaded: [users], rolesNotLoaded: [roles] }} />
			<Form of={assigning}>
				{done && assigning.alert.alert?.tone === "good" ? (
					<p role="status">{fill(say(words.changed), done)}</p>
				) : null}
				{everybody.length > manyUsers ? (
					<div className={form.narrow}>
						<Field
							label={say(words.narrow)}
							hint={
								found.length > mostOffered
									? fill(say(words.firstOf), { shown: mostOffered, all: grouped(found.length, lang) })
									: undefined
							}
							type="search"
							value={typed}
							onChange={(event) => setTyped(event.currentTarget.value)}
							autoComplete="off"
						/>
					</div>
				) : null}
				<div className={`stack ${form.fields}`}>
					<SelectField
						{...assigning.field("userId")}
						required
						label={say(shared.user)}
						name="user"
						hint={before ? fill(say(words.roleNow), { role: titleAndName(before, lang) }) : undefined}
						empty={emptyOption(users, shared.chooseUser)}
						choices={offered.map(({ id, name, phone }) => ({ value: id, label: `${name} (${phone})` }))}
						value={everybody.some(({ id }) => String(id) === userId) ? userId : ""}
						onChange={(event) => setUserId(event.currentTarget.value)}
					/>
					<SelectField
						{...assigning.field("roleId")}
						required
						label={say(shared.role)}
						name="role"
						hint={say(words.takesTheOldPlace)}
						empty={emptyOption(roles, shared.chooseRole)}
						choices={roleChoices(cards.data, own, lang, roles.data ?? [])}
						value={roleId}
						onChange={(event) => setRoleId(event.currentTarget.value)}
					/>
				</div>
				{lacking(before).length > 0 ? (
					<Note tone="bad">
						{fill(say(outcomes.userBeyondYours.words), { permission: labelsOf(lacking(before)) })}
					</Note>
				) : chosen && before && after ? (
					<RoleChange name={chosen.name} before={before} after={after} />
				) : null}
				<Send of={assigning} label={words.assignRole} />
			</Form>
			{asksOwn ? (
				<Confirm
					title={say(words.ownRoleTitle)}
					question={fill(say(words.ownRoleQuestion), {
						before: before ? titleAndName(before, lang) : ownRole,
						after: after ? titleAndName(after, lang) : "",
					})}
					labels={{ keep: words.keepRole, act: words.changeRole, acting: shared.saving }}
					onAct={assigning.send}
					onClose={() => setAsksOwn(false)}
				>
					<Loss after={after} />
				</Confirm>
			) : null}
			{users.data?.length === 0 ? <p>{say(outcomes.noRows.words)}</p> : null}
		</Panel>
	);
}

/** Permissions that another role would take away. */
function Loss({ after }: { after: RoleCard | undefined }) {
	const say = useSay();
	const labelsOf = useLabels();
	const { user } = useSession();
	if (!after) return <p>{say(words.youMayLose)}</p>;
	const lost = without(user?.permissions ?? [], after.permissions);
	if (lost.length === 0) return <p>{say(words.youLoseNothing)}</p>;
	return <p>{fill(say(words.youLose), { permissions: labelsOf(lost) })}</p>;
}
