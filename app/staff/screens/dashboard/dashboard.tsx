import type { Reply } from "#contract/api.ts";
import { auditActionsFor } from "#contract/audit.ts";
import { fill } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSession, useShownUser } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { useList } from "../../desk/data/loader.ts";
import { RecentChanges } from "../../parts/changes/recent-changes.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useRoles } from "../../parts/role-names.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./dashboard.module.css";
import { dashboardWords as words } from "./words.ts";

/** Dashboard (§2.17, §7): three calls in parallel, and a count of each. */
export default function Dashboard() {
	const say = useSay();
	const user = useShownUser();
	const users = useList("users");
	const roles = useList("roles");
	const permissions = useList("permissions");
	return (
		<>
			<ScreenHead
				title={user ? fill(say(words.greeting), { name: user.name }) : say(pageByName("dashboard").title)}
				lead={say(descriptions.dashboard)}
			/>
			<NotLoaded of={{ dashboardNotLoaded: [users, roles, permissions] }} />
			<ul className={`stack ${styles.counts}`}>
				<Count icon="users" colour="papers" label={say(words.users)} list={users.data} />
				<Count icon="badge" colour="schemes" label={say(words.roles)} list={roles.data} />
				<Count icon="shield" colour="water" label={say(words.permissions)} list={permissions.data} />
			</ul>
			<div className={`stack ${styles.columns}`}>
				{users.data && roles.data ? (
					<Panel title={say(words.usersByRole)}>
						<UsersByRole users={users.data} roles={roles.data} />
					</Panel>
				) : null}
				{user && auditActionsFor(user.permissions).length > 0 ? (
					<RecentChanges action={<PageLink page="changes">{say(words.allChanges)}</PageLink>} />
				) : null}
			</div>
		</>
	);
}

interface CountProps {
	icon: string;
	colour: string;
	label: string;
	list: readonly unknown[] | undefined;
}

function Count({ icon, colour, label, list }: CountProps) {
	const say = useSay();
	const lang = useLang();
	return (
		<li className={`${styles.stone} cap-${colour}`} aria-busy={!list}>
			<span className={styles.cap}>
				<Icon name={icon} />
			</span>
			<b>
				{list ? (
					grouped(list.length, lang)
				) : (
					<>
						<span aria-hidden="true">–</span>
						<span className="visually-hidden">{say(shared.loading)}</span>
					</>
				)}
			</b>
			<span>{label}</span>
		</li>
	);
}

/** More bars would be a list, which Manage Roles is. */
const mostBars = 8;

interface Props {
	users: Reply<"users">;
	roles: Reply<"roles">;
}

/** The largest roles as a table with bars, in SVG because the policy allows no inline style. */
function UsersByRole({ users, roles }: Props) {
	const say = useSay();
	const lang = useLang();
	const { called } = useRoles();
	const { user } = useSession();
	const may = (page: "manageUsers" | "manageRoles") => mayOpen(page, user?.permissions ?? []);
	const holders = new Map<string, number>(roles.map(({ name }) => [name, 0]));
	for (const { role } of users) holders.set(role, (holders.get(role) ?? 0) + 1);
	const inOrder = [...holders].toSorted(([, one], [, other]) => other - one);
	const most = Math.max(1, ...holders.values());
	const rest = inOrder.length - mostBars;
	const restWords = fill(say(words.moreRoles), { count: rest });
	return (
		<>
			<table className={`tap ${styles.chart}`}>
				<caption className="visually-hidden">{say(words.usersByRole)}</caption>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">{say(words.role)}</th>
						<th scope="col">{say(words.count)}</th>
					</tr>
				</thead>
				<tbody>
					{inOrder.slice(0, mostBars).map(([role, count]) => (
						<tr key={role}>
							<th scope="row">
								{may("manageUsers") ? (
									<PageLink page="manageUsers" search={`?role=${encodeURIComponent(role)}`}>
										{called(role)}
									</PageLink>
								) : (
									called(role)
								)}
							</th>
							<td>
								<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
									<rect width={(count / most) * 100} height="10" />
								</svg>
								<b>{grouped(count, lang)}</b>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{rest > 0 ? (
				<p>{may("manageRoles") ? <PageLink page="manageRoles">{restWords}</PageLink> : restWords}</p>
			) : null}
		</>
	);
}
