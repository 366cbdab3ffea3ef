import { useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { outcomes } from "#contract/outcomes.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { adminRole } from "#contract/permissions.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import quiet from "../../parts/quiet-register.module.css";
import { RowButton } from "../../parts/row-button.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AddRole } from "./add-role.tsx";
import styles from "./manage-roles.module.css";
import { manageRolesWords as words } from "./words.ts";

type Role = Reply<"roles">[number];

/** Manage Roles (§2.17, /addRole). */
export default function ManageRoles() {
	const say = useSay();
	const lang = useLang();
	const roles = useList("roles");
	const users = useList("users");
	const deleteRole = useCall("deleteRole");
	const alert = useAlert();
	const list = useRef<HTMLDivElement>(null);
	const [toDelete, setToDelete] = useState<Role>();
	const { title } = pageByName("manageRoles");

	/** Unknown to those who don't see the list of users. */
	const holdersOf = (role: string) => users.data?.filter((user) => user.role === role).length;

	async function remove(role: Role): Promise<boolean> {
		alert.clear();
		const answer = await deleteRole(undefined, { id: role.id });
		if ("error" in answer) {
			if (answer.status === 401) alert.warn(shared.nothingDeleted);
			toastRefusal(answer, "deleteRoleFailed", lang);
			return false;
		}
		sayToast("success", say(outcomes.roleDeleted.words));
		return true;
	}

	return (
		<>
			<ScreenHead title={say(title)} lead={say(descriptions.manageRoles)}>
				<PageLink page="assignPermissions" className={buttonClass("line")}>
					{say(words.assignPermissions)}
				</PageLink>
			</ScreenHead>
			<AddRole />
			<Panel title={say(words.roles)}>
				<NotLoaded of={{ rolesNotLoaded: [roles] }} />
				<AlertLine alert={alert.alert} />
				<div ref={list} tabIndex={-1} aria-busy={!roles.data}>
					{roles.data && roles.data.length > 0 ? (
						<div className={quiet.quiet}>
							<Register
								caption={say(words.roles)}
								rows={roles.data.map((role, index) => ({ ...role, number: index + 1 }))}
								columns={[
									{ key: "number", label: say(shared.number), role: "number", cell: ({ number }) => number },
									{
										key: "name",
										label: say(words.roleName),
										role: "head",
										cell: ({ name }) => (
											<>
												{name} <Holders role={name} count={holdersOf(name)} />
											</>
										),
									},
									{
										key: "delete",
										role: "action",
										label: say(shared.delete),
										cell: (role) =>
											role.name === adminRole || holdersOf(role.name) ? (
												<small className={styles.holders}>
													{say(role.name === adminRole ? words.stays : words.inUse)}
												</small>
											) : (
												<RowButton
													icon="trash"
													look="delete"
													label={say(shared.delete)}
													of={role.name}
													onClick={() => setToDelete(role)}
												/>
											),
									},
								]}
							/>
						</div>
					) : null}
					{roles.data?.length === 0 ? <p>{say(words.noRoles)}</p> : null}
					{roles.data || roles.hasFailed ? null : <p>{say(shared.loading)}</p>}
				</div>
			</Panel>
			{toDelete ? (
				<Confirm
					title={say(words.deleteRole)}
					question={say(outcomes.confirmDeleteRole.words)}
					onAct={() => remove(toDelete)}
					list={list}
					onClose={() => setToDelete(undefined)}
				>
					{toDelete.name}
				</Confirm>
			) : null}
		</>
	);
}

/** By how many a role is held, and a link to them. */
function Holders({ role, count }: { role: string; count: number | undefined }) {
	const say = useSay();
	const { user } = useSession();
	if (count === undefined) return null;
	const text =
		count === 0 ? say(words.nobody) : fill(say(count === 1 ? words.holder : words.holders), { count });
	const isLink = count > 0 && mayOpen("manageUsers", user?.permissions ?? []);
	return (
		<small className={styles.holders}>
			{isLink ? (
				<PageLink page="manageUsers" search={`?role=${encodeURIComponent(role)}`}>
					{text}
				</PageLink>
			) : (
				text
			)}
		</small>
	);
}
