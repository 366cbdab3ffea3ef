import { useEffect, useRef } from "react";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { permissions as labels, permissionNames } from "#contract/permissions.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { RoleCard } from "../../parts/role-names.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./compare-roles.module.css";
import { RoleList } from "./role-list.tsx";
import { RoleNameForm } from "./role-name-form.tsx";
import { RolePage } from "./role-page.tsx";
import { AllRoles, PermissionList, pageOfRole } from "./role-parts.tsx";
import { manageRolesWords as words } from "./words.ts";

/** Manage Roles (§2.17, /addRole): the list; `?role=` the page of one; `?view=compare` all side by side. */
export default function ManageRoles() {
	const say = useSay();
	const [params] = useSearchParams();
	const roles = useList("roleCards");
	const wanted = params.get("role");
	const isComparison = params.get("view") === "compare";
	const role = roles.data?.find(({ id }) => String(id) === wanted);
	useHeadingOf(wanted ?? params.get("view"));

	if (role) return <RolePage key={role.id} role={role} />;
	const isGone = wanted !== null && roles.data !== undefined;
	const isList = wanted === null && !isComparison;
	return (
		<>
			<ScreenHead
				isList={isList}
				title={say(isComparison ? words.compare : pageByName("manageRoles").title)}
				lead={isComparison ? say(words.compareLead) : isList ? say(descriptions.manageRoles) : undefined}
			>
				{isList ? (
					<div className="flow tap">
						<PageLink page="manageRoles" search="?view=compare">
							{say(words.compare)}
						</PageLink>
						<PageLink page="assignPermissions">{say(words.assignPermissions)}</PageLink>
					</div>
				) : (
					<AllRoles />
				)}
			</ScreenHead>
			<NotLoaded of={{ rolesNotLoaded: [roles] }} />
			{isGone ? <p>{say(words.noRole)}</p> : null}
			{isComparison && roles.data ? <CompareRoles roles={roles.data} /> : null}
			{isList ? (
				<>
					<RoleNameForm />
					<RoleList roles={roles} />
				</>
			) : roles.data || roles.hasFailed ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}

/** Focuses the heading of each view, as for a screen. */
function useHeadingOf(view: string | null): void {
	const shown = useRef(view);
	useEffect(() => {
		if (shown.current === view) return;
		shown.current = view;
		document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
	}, [view]);
}

/** All roles by all permissions, in a box that scrolls. */
function CompareRoles({ roles }: { roles: readonly RoleCard[] }) {
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
