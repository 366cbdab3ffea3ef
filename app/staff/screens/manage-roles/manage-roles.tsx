import { useEffect, useRef } from "react";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import { CompareRoles } from "./compare-roles.tsx";
import { RoleList } from "./role-list.tsx";
import { RoleNameForm } from "./role-name-form.tsx";
import { RolePage } from "./role-page.tsx";
import { AllRoles } from "./role-parts.tsx";
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
				title={say(isComparison ? words.compare : pageByName("manageRoles").title)}
				lead={isComparison ? say(words.compareLead) : isList ? say(descriptions.manageRoles) : undefined}
			>
				{isList ? (
					<div className="flow">
						<PageLink page="manageRoles" search="?view=compare" className={buttonClass("line")}>
							{say(words.compare)}
						</PageLink>
						<PageLink page="assignPermissions" className={buttonClass("line")}>
							{say(words.assignPermissions)}
						</PageLink>
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
