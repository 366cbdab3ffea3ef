import { useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { outcomes } from "#contract/outcomes.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { RowButton } from "../../parts/row-button.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AddRole } from "./add-role.tsx";
import { manageRolesWords as words } from "./words.ts";

type Role = Reply<"roles">[number];

/** Manage Roles (§2.17, /addRole). */
export default function ManageRoles() {
	const say = useSay();
	const lang = useLang();
	const roles = useList("roles");
	const deleteRole = useCall("deleteRole");
	const alert = useAlert();
	const list = useRef<HTMLDivElement>(null);
	const [toDelete, setToDelete] = useState<Role>();
	const { title } = pageByName("manageRoles");

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
						<Register
							caption={say(words.roles)}
							rows={roles.data.map((role, index) => ({ ...role, number: index + 1 }))}
							columns={[
								{ key: "number", label: say(shared.number), role: "number", cell: ({ number }) => number },
								{ key: "name", label: say(words.roleName), role: "head", cell: ({ name }) => name },
								{
									key: "delete",
									role: "action",
									label: say(shared.delete),
									cell: (role) => (
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
