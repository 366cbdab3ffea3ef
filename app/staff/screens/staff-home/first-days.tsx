import type { FirstDay } from "#contract/first-days.ts";
import type { Text } from "#contract/language.ts";
import type { PageName } from "#contract/pages.ts";
import { Button } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSite } from "../../../parts/site-data.ts";
import type { StaffUser } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useAct } from "../../desk/data/use-act.ts";
import lines from "../../parts/line-list.module.css";
import { firstDayWords as words } from "./first-days-words.ts";
import styles from "./staff-home.module.css";

interface Item {
	readonly what: Text;
	readonly why: Text;
	/** Screen of the task. */
	readonly page?: PageName;
	readonly search?: string;
}

/** Adds to the server's tasks what the site itself knows. */
type Name = FirstDay | "sample";

const items: Readonly<Record<Name, Item>> = {
	firstPassword: { ...words.firstPassword, page: "myPassword" },
	secondAdministrator: { ...words.secondAdministrator, page: "manageUsers", search: "?add" },
	secondFactor: { ...words.secondFactor, page: "myPassword" },
	lookOverRoles: { ...words.lookOverRoles, page: "manageRoles" },
	sample: words.sample,
};

/** Open tasks of a council's first days, for those who can do them. */
export function FirstDays({ user }: { user: StaffUser }) {
	const say = useSay();
	const { council } = useSite();
	const { data } = useList("firstDays");
	const lookedOver = useAct("lookedOverRoles", "lookedOverRolesFailed");
	const isSample = council.sample && user.permissions.includes("edit_settings");
	const open: readonly Name[] = [...(data ?? []), ...(data && isSample ? (["sample"] as const) : [])];
	if (open.length === 0) return null;

	return (
		<section className={styles.overview}>
			<h2>{say(words.title)}</h2>
			<ol className={`${lines.lines} ${styles.requests}`}>
				{open.map((name) => {
					const { what, why, page, search } = items[name];
					return (
						<li key={name}>
							<p>
								{page ? (
									<PageLink page={page} {...(search && { search })}>
										{say(what)}
									</PageLink>
								) : (
									<b>{say(what)}</b>
								)}
								<span>{say(why)}</span>
							</p>
							{name === "lookOverRoles" ? (
								<Button look="line" onClick={() => lookedOver.act(undefined)}>
									{say(words.theyAreRight)}
								</Button>
							) : null}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
