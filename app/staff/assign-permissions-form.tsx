import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call } from "../api-client.ts";
import { useLang, useSay } from "../language.ts";
import { Button, buttonClass } from "../parts/button/button.tsx";
import { PageLink } from "../parts/link/page-link.tsx";
import { Note } from "../parts/note/note.tsx";
import { SelectField } from "../parts/select-field/select-field.tsx";
import { useSession } from "../session.ts";
import { AlertLine } from "./alert-line.tsx";
import { assignWords as words } from "./assign-words.ts";
import form from "./form.module.css";
import { NotLoaded } from "./not-loaded.tsx";
import { Panel } from "./panel.tsx";
import { Outlook, PermissionGrid } from "./permission-grid.tsx";
import { useAlert } from "./use-alert.ts";
import { useLoaded } from "./use-loaded.ts";
import { staffWords as shared } from "./words.ts";

/** Assign Permissions (§2.17): a role, and what its holders may do. `?role=` has chosen the role already. */
export function AssignPermissionsForm() {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const [params] = useSearchParams();
	const roles = useLoaded("roles");
	const permissions = useLoaded("permissions");
	const maySeeUsers = user?.permissions.some((name) => name === "manage_users" || name === "view_dashboard");
	const users = useLoaded("users", maySeeUsers ?? false);
	const alert = useAlert();
	const [roleId, setRoleId] = useState(params.get("role") ?? "");
	const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
	const [busy, setBusy] = useState(false);
	const role = roles.data?.find(({ id }) => String(id) === roleId);
	const holders = role && users.data?.filter((each) => each.role === role.name).length;

	function tick(id: number, isTicked: boolean) {
		setTicked((before) => {
			const next = new Set(before);
			if (isTicked) next.add(id);
			else next.delete(id);
			return next;
		});
	}

	async function save() {
		if (!role) {
			alert.ask("selectARole");
			return;
		}
		alert.clear();
		setBusy(true);
		// §5: none at all is allowed.
		const answer = await call("assignPermissions", { roleId: role.id, permissionIds: [...ticked] }, lang);
		setBusy(false);
		if ("error" in answer) {
			alert.refuse(answer, "assignPermissionsFailed", save);
			return;
		}
		alert.tell("permissionsUpdated");
		// §4: the selection resets to empty after a successful save.
		setRoleId("");
		setTicked(new Set());
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		if (!busy) save();
	}

	return (
		<Panel
			title={say(words.roleAndPermissions)}
			action={
				<PageLink page="manageRoles" className={buttonClass("line")}>
					{say(words.addRole)}
				</PageLink>
			}
		>
			<NotLoaded outcome="rolesNotLoaded" lists={[roles]} />
			<NotLoaded outcome="permissionsNotLoaded" lists={[permissions]} />
			<form className={form.form} onSubmit={submit} noValidate aria-busy={busy}>
				<AlertLine alert={alert.alert} />
				<div className={form.narrow}>
					<SelectField
						label={say(shared.role)}
						name="role"
						hint={holders === undefined ? undefined : fill(say(words.holders), { count: holders })}
						empty={roles.data ? say(shared.chooseRole) : say(shared.loading)}
						choices={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
						value={role ? roleId : ""}
						onChange={(event) => setRoleId(event.currentTarget.value)}
					/>
				</div>
				{role && role.name === user?.role ? <Note tone="look">{say(outcomes.ownRole.words)}</Note> : null}
				<PermissionGrid
					permissions={permissions.data}
					ticked={ticked}
					own={user?.permissions ?? []}
					onTick={tick}
				/>
				{role && permissions.data ? (
					<Outlook role={role.name} given={permissions.data.filter(({ id }) => ticked.has(id))} />
				) : null}
				<div className={form.send}>
					<Button type="submit" busy={busy}>
						{say(busy ? shared.saving : words.savePermissions)}
					</Button>
					<p role="status">
						{permissions.data
							? fill(say(words.ticked), { count: ticked.size, all: permissions.data.length })
							: ""}
					</p>
				</div>
			</form>
		</Panel>
	);
}
