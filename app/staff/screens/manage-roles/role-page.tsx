import { useState } from "react";
import { fill } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { pagePath } from "#contract/pages.ts";
import { adminRole, permissions as labels } from "#contract/permissions.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { RoleCard } from "../../parts/role-names.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { DeleteRole } from "./delete-role.tsx";
import styles from "./manage-roles.module.css";
import { RoleNameForm } from "./role-name-form.tsx";
import { AllRoles, Holders, PermissionList } from "./role-parts.tsx";
import { RoleWordsForm } from "./role-words-form.tsx";
import { manageRolesWords as words } from "./words.ts";

export function RolePage({ role }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const own = user?.permissions ?? [];
	const { id, name, title, about, permissions } = role;
	const beyond = permissions.filter((permission) => !own.includes(permission));
	/** Nobody changes what their own role may do. */
	const mayAssign = beyond.length === 0 && name !== user?.role && mayOpen("assignPermissions", own);

	return (
		<>
			<ScreenHead title={title[lang]} lead={about[lang]}>
				<AllRoles />
			</ScreenHead>
			<p className={styles.key}>
				{lang === "en" && title.en !== name ? (
					<span>
						<code>{name}</code>{" "}
					</span>
				) : null}
				<span>
					<Holders role={role} />
				</span>
			</p>
			{beyond.length > 0 ? (
				<Note tone="look">
					{fill(say(words.beyond), { permissions: beyond.map((each) => say(labels[each])).join(", ") })}
				</Note>
			) : (
				<RoleWordsForm role={role} />
			)}
			<Panel
				title={say(words.whatItMayDo)}
				action={
					mayAssign ? (
						<PageLink page="assignPermissions" search={`?role=${id}`} className={buttonClass("line")}>
							{say(words.changeIt)}
						</PageLink>
					) : undefined
				}
			>
				{permissions.length > 0 ? (
					<PermissionList permissions={permissions} />
				) : (
					<p>{say(words.mayNothingLong)}</p>
				)}
			</Panel>
			{beyond.length > 0 ? null : (
				<>
					<RoleNameForm of={role} />
					<End role={role} />
				</>
			)}
		</>
	);
}

function End({ role }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const navigate = useNavigate();
	const alert = useAlert();
	const [asks, setAsks] = useState(false);
	const reason = role.name === adminRole ? words.stayReason : role.people > 0 ? words.inUse : undefined;
	return (
		<section className="stack" aria-label={say(words.deleteRole)}>
			<AlertLine alert={alert.alert} />
			<div className="cluster">
				{role.name === adminRole ? null : (
					<Button
						look="red"
						disabled={reason !== undefined}
						onClick={() => {
							alert.clear();
							setAsks(true);
						}}
					>
						{say(words.deleteRole)}
					</Button>
				)}
				{reason ? <p>{say(reason)}</p> : null}
			</div>
			{asks ? (
				<DeleteRole
					role={role}
					onGone={() => navigate(pagePath("manageRoles", lang), { replace: true })}
					onNothing={() => alert.warn(shared.nothingDeleted)}
					onClose={() => setAsks(false)}
				/>
			) : null}
		</section>
	);
}
