import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { useRoles } from "../../parts/role-names.ts";
import styles from "./dashboard.module.css";
import { dashboardWords as words } from "./words.ts";

/** More bars would be a list, which Manage Roles is. */
const mostBars = 8;

interface Props {
	users: Reply<"users">;
	roles: Reply<"roles">;
}

/** The largest roles as a table with bars, in SVG because the policy allows no inline style. */
export function UsersByRole({ users, roles }: Props) {
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
