import { useRef, useState } from "react";
import { adminRole, permissions as labels } from "#contract/permissions.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import type { Loaded } from "../../desk/data/loader.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import quiet from "../../parts/quiet-register.module.css";
import type { RoleCard } from "../../parts/role-names.ts";
import { RowButton } from "../../parts/row-button.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./manage-roles.module.css";
import { DeleteRole, Holders, pageOfRole } from "./role-parts.tsx";
import { manageRolesWords as words } from "./words.ts";

export function RoleList({ roles }: { roles: Loaded<readonly RoleCard[]> }) {
	const say = useSay();
	const lang = useLang();
	const alert = useAlert();
	const list = useRef<HTMLDivElement>(null);
	const [toDelete, setToDelete] = useState<RoleCard>();

	return (
		<section>
			<AlertLine alert={alert.alert} />
			<div ref={list} tabIndex={-1} aria-busy={!roles.data}>
				{roles.data && roles.data.length > 0 ? (
					<div className={`${styles.list} ${quiet.quiet}`}>
						<Register
							caption={say(words.roles)}
							rows={roles.data.map((role, index) => ({ ...role, number: index + 1 }))}
							columns={[
								{ key: "number", label: say(shared.number), role: "number", cell: ({ number }) => number },
								{
									key: "name",
									label: say(words.roleName),
									role: "head",
									cell: (role) => <RoleLine role={role} />,
								},
								{
									key: "delete",
									role: "action",
									label: say(shared.delete),
									cell: (role) =>
										role.name === adminRole ? (
											<small className={styles.reason}>{say(words.stays)}</small>
										) : (
											<span className={`cluster ${styles.delete}`}>
												<RowButton
													icon="trash"
													look="delete"
													label={say(shared.delete)}
													of={role.title[lang]}
													disabled={role.people > 0}
													onClick={() => {
														alert.clear();
														setToDelete(role);
													}}
												/>
												{role.people > 0 ? (
													<small className={styles.reason}>{say(words.inUseShort)}</small>
												) : null}
											</span>
										),
								},
							]}
						/>
					</div>
				) : null}
				{roles.data?.length === 0 ? <p>{say(words.noRoles)}</p> : null}
				{roles.data || roles.hasFailed ? null : <p>{say(shared.loading)}</p>}
			</div>
			{toDelete ? (
				<DeleteRole
					role={toDelete}
					list={list}
					onNothing={() => alert.warn(shared.nothingDeleted)}
					onClose={() => setToDelete(undefined)}
				/>
			) : null}
		</section>
	);
}

function RoleLine({ role }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const { id, name, title, about, permissions } = role;
	const isUntitled = title.en === name && title.hi === name;
	return (
		<div className={styles.role}>
			<p>
				<PageLink page="manageRoles" search={pageOfRole(id)}>
					{title[lang]}
				</PageLink>{" "}
				{lang === "en" && title.en !== name ? <code>{name}</code> : null}
				{isUntitled && lang === "hi" ? <em>{say(words.untitled)}</em> : null}
			</p>
			{about[lang] ? <p className={styles.about}>{about[lang]}</p> : null}
			<p className={styles.more}>
				<span>
					{permissions.length === 0
						? say(words.mayDoNothing)
						: permissions.map((permission) => say(labels[permission])).join(", ")}
				</span>{" "}
				<span>
					<Holders role={role} />
				</span>
			</p>
		</div>
	);
}
