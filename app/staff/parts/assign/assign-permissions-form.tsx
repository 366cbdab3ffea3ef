import { type ComponentProps, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call, isRefusal, type Refusal } from "../../../api-client.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import form from "../form.module.css";
import { Form } from "../form.tsx";
import { AskToLeave, leavesAddress, useUnsaved } from "../leave-question.tsx";
import { emptyChoice, NotLoaded } from "../not-loaded.tsx";
import { Panel } from "../panel.tsx";
import { useRoles } from "../role-names.ts";
import { useSubmit } from "../use-submit.ts";
import { staffWords as shared } from "../words.ts";
import { Outlook, PermissionGrid, sayChanges } from "./permission-grid.tsx";
import { differ, idsOf, useTicks } from "./use-ticks.ts";
import { assignWords as words } from "./words.ts";

/** Assign Permissions (§2.17): a role, and its permissions; `?role=` preselects the role. */
export function AssignPermissionsForm() {
	const say = useSay();
	const { user } = useSession();
	const [params] = useSearchParams();
	const roles = useList("roles");
	const { called } = useRoles();
	const permissions = useList("permissions");
	const [roleId, setRoleId] = useState(params.get("role") ?? "");
	const role = roles.data?.find(({ id }) => String(id) === roleId);
	const ticks = useTicks(role?.id);
	const { held, ticked } = ticks;
	/** Nobody changes what their own role may do (requirements, Who may call what). */
	const isOwn = role !== undefined && role.name === user?.role;
	useUnsaved(ticks.isChanged && !isOwn, leavesAddress);
	// §4: the selection resets to empty after a successful save.
	const saving = useSaving(isOwn ? undefined : role?.id, ticks, () => setRoleId(""));

	return (
		<Panel
			title={say(words.roleAndPermissions)}
			action={
				<PageLink page="manageRoles" className={buttonClass("line")}>
					{say(words.addRole)}
				</PageLink>
			}
		>
			<NotLoaded of={{ rolesNotLoaded: [roles], permissionsNotLoaded: [permissions, ticks.now] }} />
			<Form of={saving}>
				<RoleChoice
					{...saving.field("roleId")}
					role={role}
					isChanged={ticks.isChanged}
					onRole={(next) => {
						// Ticks for one role must not go to another; ticks from before any was chosen stay.
						if (role) ticks.clear();
						setRoleId(next);
					}}
				/>
				{isOwn ? <Note tone="look">{say(outcomes.ownRole.words)}</Note> : null}
				<PermissionGrid
					permissions={permissions.data}
					ticked={isOwn ? (held ?? new Set()) : ticked}
					held={held}
					waits={role !== undefined && !held}
					isFixed={isOwn}
					own={user?.permissions ?? []}
					onTick={ticks.tick}
				/>
				{role && held && permissions.data && !isOwn ? (
					<Outlook role={called(role.name)} permissions={permissions.data} held={held} ticked={ticked} />
				) : null}
				<div className="cluster">
					{isOwn ? null : (
						<Button type="submit" busy={saving.busy}>
							{say(saving.busy ? shared.saving : words.savePermissions)}
						</Button>
					)}
					<p role="status">
						{permissions.data
							? fill(say(words.ticked), {
									count: (isOwn ? held : ticked)?.size ?? 0,
									all: permissions.data.length,
								})
							: ""}
						{held && !isOwn ? ` · ${sayChanges(held, ticked, say)}` : ""}
					</p>
				</div>
			</Form>
		</Panel>
	);
}

/** Saves the ticks, unless somebody else has changed the role meanwhile. */
function useSaving(roleId: number | undefined, ticks: ReturnType<typeof useTicks>, onSaved: () => void) {
	const lang = useLang();
	const assignPermissions = useCall("assignPermissions");
	const { held } = ticks;

	async function save(): Promise<Reply<"assignPermissions"> | Refusal | undefined> {
		if (roleId === undefined) return undefined;
		const latest = await call("rolePermissions", undefined, lang, { id: roleId });
		if (isRefusal(latest)) return latest;
		const has = idsOf(latest);
		if (held && differ(held, has)) {
			saving.alert.ask("roleChangedMeanwhile");
			await ticks.now.reload();
			return undefined;
		}
		// §5: none at all is allowed.
		return assignPermissions({ roleId, permissionIds: [...ticks.wished(has)] });
	}

	const saving = useSubmit({
		call: save,
		otherwise: "assignPermissionsFailed",
		required: outcomes.selectARole,
		tells: "permissionsUpdated",
		onDone: () => {
			onSaved();
			ticks.clear();
		},
	});
	return saving;
}

interface ChoiceProps extends Pick<ComponentProps<typeof SelectField>, "id" | "error"> {
	role: Reply<"roles">[number] | undefined;
	/** True if another choice loses unsaved ticks. */
	isChanged: boolean;
	onRole: (id: string) => void;
}

function RoleChoice({ role, isChanged, onRole, ...field }: ChoiceProps) {
	const say = useSay();
	const roles = useList("roles");
	const { cards, called } = useRoles();
	/** The role that was chosen while ticks for another are unsaved. */
	const [asked, setAsked] = useState<string>();
	const holders = cards?.find(({ id }) => id === role?.id)?.people;
	return (
		<div className={form.narrow}>
			<SelectField
				{...field}
				required
				label={say(shared.role)}
				name="role"
				hint={holders === undefined ? undefined : fill(say(words.holders), { count: holders })}
				empty={say(emptyChoice(roles, shared.chooseRole))}
				choices={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: called(name) }))}
				value={role?.id ?? ""}
				onChange={({ currentTarget: { value } }) => (role && isChanged ? setAsked(value) : onRole(value))}
			/>
			{asked === undefined ? null : (
				<AskToLeave
					onStay={() => setAsked(undefined)}
					onLeave={() => {
						setAsked(undefined);
						onRole(asked);
					}}
				/>
			)}
		</div>
	);
}
