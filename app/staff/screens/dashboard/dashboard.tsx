import { auditActionsFor } from "#contract/audit.ts";
import { fill } from "#contract/language.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useShownUser } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { useList } from "../../desk/data/loader.ts";
import { RecentChanges } from "../../parts/changes/recent-changes.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./dashboard.module.css";
import { UsersByRole } from "./users-by-role.tsx";
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
