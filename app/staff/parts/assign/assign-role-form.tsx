import { useState } from "react";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Note } from "../../../parts/note/note.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form, Send } from "../form.tsx";
import { leavesAddress, useUnsaved } from "../leave-question.tsx";
import { emptyChoice, NotLoaded } from "../not-loaded.tsx";
import { Panel } from "../panel.tsx";
import { titleAndName, useRoles } from "../role-names.ts";
import { useSubmit } from "../use-submit.ts";
import { staffWords as shared } from "../words.ts";
import { changed, OwnRoleQuestion, RoleChange } from "./role-change.tsx";
import { UserChoice } from "./user-choice.tsx";
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
	/** Sentence about the change that was made last. */
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

/** The chosen user, and their role before and after. */
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
