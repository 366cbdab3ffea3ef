import { permissions as labels, permissionNames } from "#contract/permissions.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { Panel } from "../../parts/panel.tsx";
import type { RoleCard } from "../../parts/role-names.ts";
import styles from "./compare-roles.module.css";
import { PermissionList, pageOfRole } from "./role-parts.tsx";
import { manageRolesWords as words } from "./words.ts";

/** All roles by all permissions, in a box that scrolls. */
export function CompareRoles({ roles }: { roles: readonly RoleCard[] }) {
	const say = useSay();
	const lang = useLang();
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls, also by keyboard */}
			<section className={styles.box} aria-label={say(words.compare)} tabIndex={0}>
				<table className={styles.grid}>
					<thead>
						<tr>
							<th scope="col">{say(words.role)}</th>
							{permissionNames.map((permission) => (
								<th key={permission} scope="col">
									{say(labels[permission])}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{roles.map(({ id, name, title, permissions }) => (
							<tr key={id}>
								<th scope="row">
									<PageLink page="manageRoles" search={pageOfRole(id)}>
										{title[lang]}
									</PageLink>
									{lang === "en" && title.en !== name ? <code>{name}</code> : null}
								</th>
								{permissionNames.map((permission) => (
									<td key={permission}>
										<May holds={permissions.includes(permission)} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<Panel title={say(words.whatTheyMean)}>
				<PermissionList permissions={permissionNames} />
			</Panel>
		</>
	);
}

function May({ holds }: { holds: boolean }) {
	const say = useSay();
	return (
		<>
			{holds ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
			<span className="visually-hidden">{say(holds ? words.yes : words.no)}</span>
		</>
	);
}
