import { type ReactNode, useMemo, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { permissions as labels, type Permission } from "#contract/permissions.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Field } from "../../../parts/field/field.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Confirm } from "../confirm.tsx";
import { findsPerson } from "../finds-person.ts";
import form from "../form.module.css";
import { Form, Send } from "../form.tsx";
import { leavesAddress, useUnsaved } from "../leave-question.tsx";
import { emptyChoice, NotLoaded } from "../not-loaded.tsx";
import { useOwnRole } from "../own-role.ts";
import { Panel } from "../panel.tsx";
import { type RoleCard, titleAndName, useRoles } from "../role-names.ts";
import { useSubmit } from "../use-submit.ts";
import { staffWords as shared } from "../words.ts";
import { assignWords as words } from "./words.ts";

/** Assign Role (§2.17): a user, shown as name and phone, and a role; `?user=` preselects the user. */
export function AssignRoleForm() {
	const say = useSay();
	const lang = useLang();
	const [params] = useSearchParams();
	const users = useList("assignableUsers");
	const roles = useList("roles");
	const { choices } = useRoles();
	const assignRole = useCall("assignRole");
	const [typed, setTyped] = useState("");
	const [userId, setUserId] = useState(params.get("user") ?? "");
	const [roleId, setRoleId] = useState("");
	const [asksOwn, setAsksOwn] = useState(false);
	const [done, setDone] = useState("");
	useUnsaved(roleId !== "", leavesAddress);
	const { chosen, before, after, beyond, isOwn } = useChoice(userId, roleId);
	const change = chosen && before && after && { name: chosen.name, before, after };

	const assigning = useSubmit({
		call: () => assignRole({ userId: Number(userId), roleId: Number(roleId) }),
		otherwise: "assignRoleFailed",
		required: outcomes.selectBothFields,
		tells: "roleAssigned",
		onChecked: isOwn ? () => setAsksOwn(true) : undefined,
		onDone: async () => {
			setDone(change ? changed(change, lang) : "");
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
				{done && assigning.alert.alert?.tone === "good" ? <p role="status">{done}</p> : null}
				<UserChoice
					field={assigning.field("userId")}
					chosen={chosen}
					hint={before ? fill(say(words.roleNow), { role: titleAndName(before, lang) }) : undefined}
					typed={typed}
					onType={setTyped}
					onUser={setUserId}
				>
					<SelectField
						{...assigning.field("roleId")}
						required
						label={say(shared.role)}
						name="role"
						hint={say(words.takesTheOldPlace)}
						empty={say(emptyChoice(roles, shared.chooseRole))}
						choices={choices(roles.data ?? [])}
						value={roleId}
						onChange={(event) => setRoleId(event.currentTarget.value)}
					/>
				</UserChoice>
				{beyond ? (
					<Note tone="bad">{fill(say(outcomes.userBeyondYours.words), { permission: beyond })}</Note>
				) : change ? (
					<RoleChange {...change} />
				) : null}
				<Send of={assigning} label={words.assignRole} />
			</Form>
			{asksOwn ? (
				<OwnRoleQuestion
					before={before}
					after={after}
					onAct={assigning.send}
					onClose={() => setAsksOwn(false)}
				/>
			) : null}
			{users.data?.length === 0 ? <p>{say(outcomes.noRows.words)}</p> : null}
		</Panel>
	);
}

function useChoice(userId: string, roleId: string) {
	const { user } = useSession();
	const { cards, needs } = useRoles();
	const chosen = useList("assignableUsers").data?.find(({ id }) => String(id) === userId);
	const held = useFetched("userRole", chosen && { id: chosen.id }).data?.roleId;
	const before = cards?.find(({ id }) => id === held);
	return {
		chosen,
		before,
		after: cards?.find(({ id }) => String(id) === roleId),
		/** Labels of the permissions that forbid the change. */
		beyond: before ? needs(before.name) : "",
		isOwn: chosen !== undefined && chosen.id === user?.id,
	};
}

/** With this many users the list has a filter, and offers no more than so many at once: ten thousand take a phone seconds to draw. */
const manyUsers = 20;
const mostOffered = 100;

interface Props {
	field: { readonly id: string; readonly error: string | undefined };
	chosen: Reply<"assignableUsers">[number] | undefined;
	hint: string | undefined;
	typed: string;
	onType: (typed: string) => void;
	onUser: (id: string) => void;
	children: ReactNode;
}

function UserChoice({ field, chosen, hint, typed, onType, onUser, children }: Props) {
	const say = useSay();
	const lang = useLang();
	const list = useList("assignableUsers");
	const users = list.data;
	const found = useMemo(() => users?.filter(findsPerson(typed)) ?? [], [users, typed]);
	const offered = found.slice(0, mostOffered);
	if (chosen && !offered.includes(chosen)) offered.unshift(chosen);
	const counts = { shown: mostOffered, all: grouped(found.length, lang) };
	return (
		<>
			{users && users.length > manyUsers ? (
				<div className={form.narrow}>
					<Field
						label={say(words.narrow)}
						hint={found.length > mostOffered ? fill(say(words.firstOf), counts) : undefined}
						type="search"
						value={typed}
						onChange={(event) => onType(event.currentTarget.value)}
						autoComplete="off"
					/>
				</div>
			) : null}
			<div className={`stack ${form.fields}`}>
				<SelectField
					{...field}
					required
					label={say(shared.user)}
					name="user"
					hint={hint}
					empty={say(emptyChoice(list, shared.chooseUser))}
					choices={offered.map(({ id, name, phone }) => ({ value: id, label: `${name} (${phone})` }))}
					value={chosen?.id ?? ""}
					onChange={(event) => onUser(event.currentTarget.value)}
				/>
				{children}
			</div>
		</>
	);
}

/** Labels of the permissions of the first list alone. */
function useDifference() {
	const say = useSay();
	return (some: readonly Permission[], others: readonly Permission[]) =>
		some
			.filter((name) => !others.includes(name))
			.map((name) => say(labels[name]))
			.join(", ");
}

interface changedProps {
	name: string;
	before: RoleCard;
	after: RoleCard;
}

/** Says that somebody holds another role now. */
function changed({ name, before, after }: changedProps, lang: Lang) {
	const roles = { before: titleAndName(before, lang), after: titleAndName(after, lang) };
	return fill(words.changed[lang], { name, ...roles });
}

/** Shows how another role would change somebody's rights. */
function RoleChange(change: changedProps) {
	const { name, before, after } = change;
	const say = useSay();
	const lang = useLang();
	const difference = useDifference();
	if (before.id === after.id) return <Note>{fill(say(words.sameRole), { name })}</Note>;
	const gained = difference(after.permissions, before.permissions);
	const lost = difference(before.permissions, after.permissions);
	return (
		<Note tone="look" role="status">
			<p>
				<b>{changed(change, lang)}</b>
			</p>
			<p>{gained ? fill(say(words.gains), { permissions: gained }) : say(words.gainsNothing)}</p>
			<p>{lost ? fill(say(words.loses), { permissions: lost }) : say(words.losesNothing)}</p>
		</Note>
	);
}

interface OwnProps {
	before: RoleCard | undefined;
	after: RoleCard | undefined;
	onAct: () => Promise<boolean>;
	onClose: () => void;
}

/** Asks before one changes one's own role, and says what one would lose. */
function OwnRoleQuestion({ before, after, onAct, onClose }: OwnProps) {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const { title: ownRole } = useOwnRole();
	const lost = useDifference()(user?.permissions ?? [], after?.permissions ?? []);
	return (
		<Confirm
			title={say(words.ownRoleTitle)}
			question={fill(say(words.ownRoleQuestion), {
				before: before ? titleAndName(before, lang) : ownRole,
				after: after ? titleAndName(after, lang) : "",
			})}
			labels={{ keep: words.keepRole, act: words.changeRole, acting: shared.saving }}
			onAct={onAct}
			onClose={onClose}
		>
			<p>
				{!after
					? say(words.youMayLose)
					: lost
						? fill(say(words.youLose), { permissions: lost })
						: say(words.youLoseNothing)}
			</p>
		</Confirm>
	);
}
