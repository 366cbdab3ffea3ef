import type { ReactNode } from "react";
import { fill } from "#contract/language.ts";
import { mayOpen, staffMenu } from "#contract/navigation.ts";
import { outcomes } from "#contract/outcomes.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSite } from "../../../parts/site-data.ts";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { type StaffUser, useShownUser } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import { besideMenu } from "../../beside-menu.ts";
import { useList } from "../../desk/data/loader.ts";
import { AssignPermissionsForm } from "../../parts/assign/assign-permissions-form.tsx";
import { AssignRoleForm } from "../../parts/assign/assign-role-form.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { useOwnRole } from "../../parts/own-role.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { StoppedTries } from "../../parts/stopped-tries.tsx";
import tabs from "../../parts/tabs.module.css";
import { subViewsFor } from "../../sub-views.ts";
import { FirstDays } from "./first-days.tsx";
import { PasswordRequests } from "./password-requests.tsx";
import styles from "./staff-home.module.css";
import { Feedback } from "./today/feedback.tsx";
import { Folded } from "./today/folded.tsx";
import { LookAgain } from "./today/look-again.tsx";
import { CanWait, Today } from "./today/today.tsx";
import { WaitingComplaints } from "./today/waiting-complaints.tsx";
import { Ways, waysOf } from "./ways.tsx";
import { staffHomeWords as words } from "./words.ts";

const forms = { assignRole: AssignRoleForm, assignPermissions: AssignPermissionsForm };

/** The staff area's first screen: a welcome by name and role, and the two assignments as sub-views (§2.17). */
export default function StaffHome() {
	const say = useSay();
	const user = useShownUser();
	const [params] = useSearchParams();
	const { title: role } = useOwnRole();
	if (!user) return null;
	const open = subViewsFor(user);
	const chosen = open.find(({ view }) => view === params.get("view"));
	const Form = chosen && forms[chosen.page];
	return (
		<>
			<ScreenHead
				title={fill(say(words.welcome), { name: user.name })}
				lead={fill(user.permissions.length > 0 ? "{role}" : say(words.leadWithout), {
					role: role || user.role,
				})}
			>
				{open.length > 0 ? (
					<nav aria-label={say(words.views)}>
						<ul className={`flow ${tabs.tabs}`}>
							<li>
								<PageLink page="staffHome" aria-current={chosen ? undefined : "page"}>
									{say(words.overview)}
								</PageLink>
							</li>
							{open.map(({ view, page }) => (
								<li key={view}>
									<PageLink
										page="staffHome"
										search={`?view=${view}`}
										aria-current={view === chosen?.view ? "page" : undefined}
									>
										{say(pageByName(page).title)}
									</PageLink>
								</li>
							))}
						</ul>
					</nav>
				) : null}
			</ScreenHead>
			<OldContent />
			{Form ? <Form /> : <Overview user={user} />}
			<Help />
		</>
	);
}

/** Work that waits, the beginnings of other work, and what can wait. */
function Overview({ user }: { user: StaffUser }) {
	const { permissions } = user;
	const seesComplaints = mayOpen("complaints", permissions);
	const again = seesComplaints ? <LookAgain /> : null;
	return (
		<>
			<StoppedTries />
			{seesComplaints ? <WaitingComplaints /> : null}
			{mayOpen("content", permissions) ? (
				<WaitingContent permissions={permissions} isAlone={!seesComplaints}>
					{again}
				</WaitingContent>
			) : (
				<>
					{again}
					<Ways permissions={permissions} />
				</>
			)}
			<Feedback permissions={permissions} />
			{mayOpen("manageUsers", permissions) ? <PasswordRequests /> : null}
			<div>
				<FirstDays user={user} />
				<Menu permissions={permissions} />
			</div>
		</>
	);
}

interface WaitingProps {
	permissions: readonly Permission[];
	/** Whether nothing else of this screen can wait. */
	isAlone: boolean;
	children: ReactNode;
}

function WaitingContent({ permissions, isAlone, children }: WaitingProps) {
	const today = useList("deskToday");
	return (
		<>
			<NotLoaded of={{ contentNotLoaded: [today] }} />
			{today.data ? <Today today={today.data} isAlone={isAlone} /> : null}
			<Ways permissions={permissions} />
			{children}
			{today.data ? <CanWait today={today.data} permissions={permissions} /> : null}
		</>
	);
}

/** Says why the newest content can't be shown. */
function OldContent() {
	const say = useSay();
	const lang = useLang();
	const { data } = useList("site");
	if (!data || data.mistakes.length === 0) return null;
	const moment = data.contentOf ? dayAndTime(new Date(data.contentOf), new Date(), lang) : "";
	return (
		<Note tone="bad">
			<p>{fill(say(words.oldContent), { moment })}</p>
			<ul lang="en">
				{data.mistakes.map((mistake) => (
					<li key={mistake}>{mistake}</li>
				))}
			</ul>
		</Note>
	);
}

function Help() {
	const say = useSay();
	const { council } = useSite();
	const { data } = useList("site");
	return (
		<p className={`quiet ${styles.help}`}>
			{say(words.help)} <a href={dialled(council.helpline)}>{council.helpline}</a>,{" "}
			<a href={`mailto:${council.email}`}>{council.email}</a>
			{data ? <span>{fill(say(words.version), { version: data.version })}</span> : null}
		</p>
	);
}

/** The menu in sentences, folded away from those who find their work above. */
function Menu({ permissions }: { permissions: readonly Permission[] }) {
	const say = useSay();
	const inMenu = staffMenu
		.filter(({ any }) => any.some((permission) => permissions.includes(permission)))
		.map(({ icon, to: { page } }) => ({ icon, page }));
	const more = { icon: "horn", page: "takeComplaint" } as const;
	const beside = [more, ...besideMenu, { icon: "key", page: "myPassword" } as const];
	const rows = [...inMenu, ...beside.filter(({ page }) => mayOpen(page, permissions))];
	return (
		<>
			{inMenu.length === 0 ? (
				<p>{say(permissions.length === 0 ? outcomes.noPermissionsAssigned.words : words.nothingYet)}</p>
			) : null}
			<Folded title={say(words.yourMenu)} open={waysOf(permissions).length === 0}>
				<ul className={`stack ${styles.tasks}`}>
					{rows.map(({ icon, page }) => (
						<li key={page}>
							<Icon name={icon} />
							<div>
								<PageLink page={page} className={stretched.link}>
									{say(pageByName(page).title)}
								</PageLink>
								<p className="quiet">{say(descriptions[page])}</p>
							</div>
						</li>
					))}
				</ul>
			</Folded>
		</>
	);
}
