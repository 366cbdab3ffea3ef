import type { Reply } from "#contract/api.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import styles from "./dashboard.module.css";
import { dashboardWords as words } from "./words.ts";

interface Props {
	users: Reply<"users">;
	roles: Reply<"roles">;
}

/** How many have each role: a table with bars, drawn as SVG because the policy allows no inline style. */
export function UsersByRole({ users, roles }: Props) {
	const say = useSay();
	const lang = useLang();
	const holders = new Map<string, number>(roles.map(({ name }) => [name, 0]));
	for (const { role } of users) holders.set(role, (holders.get(role) ?? 0) + 1);
	const most = Math.max(1, ...holders.values());
	return (
		<table className={styles.chart}>
			<caption className="visually-hidden">{say(words.usersByRole)}</caption>
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{say(words.role)}</th>
					<th scope="col">{say(words.count)}</th>
				</tr>
			</thead>
			<tbody>
				{[...holders].map(([role, count]) => (
					<tr key={role}>
						<th scope="row">{role}</th>
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
	);
}
