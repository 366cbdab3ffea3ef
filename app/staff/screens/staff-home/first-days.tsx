import type { Reply } from "#contract/api.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import type { FirstDay } from "#contract/first-days.ts";
import { fill, type Text } from "#contract/language.ts";
import type { PageName } from "#contract/pages.ts";
import { Button } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSite } from "../../../parts/site-data.ts";
import type { StaffUser } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { useList } from "../../desk/data/loader.ts";
import { useAct } from "../../desk/data/use-act.ts";
import lines from "../../parts/line-list.module.css";
import { firstDayWords as words } from "./first-days-words.ts";
import styles from "./staff-home.module.css";
import { Folded } from "./today/folded.tsx";

interface Item {
	readonly what: Text;
	readonly why: Text;
	readonly page?: PageName;
	readonly search?: string;
}

/** Adds to the server's tasks what the site itself knows, and the settings. */
type Name = FirstDay | "sample" | "complaintStaff" | "complaintHeads";

const items: Readonly<Record<Name, Item>> = {
	firstPassword: { ...words.firstPassword, page: "myPassword" },
	secondAdministrator: { ...words.secondAdministrator, page: "manageUsers", search: "?add" },
	secondFactor: { ...words.secondFactor, page: "myPassword" },
	lookOverRoles: { ...words.lookOverRoles, page: "manageRoles" },
	sample: words.sample,
	complaintStaff: { ...words.complaintStaff, page: "settings" },
	complaintHeads: { ...words.complaintHeads, page: "settings" },
};

/** Departments that own complaints and have nobody for them, or nobody who is told when something is late. */
function lacksIn({ isOn, owners, people, departments, fallback }: Reply<"settings">) {
	const works = new Set(people.filter(({ mayWork }) => mayWork).map(({ id }) => id));
	const of = owners.map(({ department }) => ({
		name: department,
		staff: departments.filter((each) => each.department === department && works.has(each.userId)),
	}));
	const isTaken = fallback !== null && works.has(fallback);
	const empty = isTaken ? [] : of.filter(({ staff }) => staff.length === 0);
	const headless = of.filter(({ staff }) => staff.length > 0 && !staff.some(({ isHead }) => isHead));
	const lacks: Partial<Record<Name, readonly { readonly name: keyof typeof departmentNames }[]>> = {
		complaintStaff: empty,
		complaintHeads: headless,
	};
	return isOn ? lacks : {};
}

/** Tasks named in the folded line. */
const mostNamed = 3;

/** Open tasks of a council's first days, for those who can do them. */
export function FirstDays({ user }: { user: StaffUser }) {
	const say = useSay();
	const { council } = useSite();
	const { data } = useList("firstDays");
	const lookedOver = useAct("lookedOverRoles", "lookedOverRolesFailed");
	const { data: settings } = useFetched(
		"settings",
		user.permissions.includes("edit_settings") ? {} : undefined,
	);
	const lacks = settings ? lacksIn(settings) : {};
	const isSample = council.sample && user.permissions.includes("edit_settings");
	const open: readonly Name[] = [
		...(data ?? []),
		...(["complaintStaff", "complaintHeads"] as const).filter((name) => lacks[name]?.length),
		...(data && isSample ? (["sample"] as const) : []),
	];
	if (open.length === 0) return null;
	const next = open.slice(0, mostNamed).map((name) => say(items[name].what));
	const left = [...next, ...(open.length > mostNamed ? ["…"] : [])].join(" · ");

	return (
		<Folded title={say(words.title)} count={open.length} says={fill(say(words.left), { what: left })}>
			<ol className={`${lines.lines} ${styles.requests}`}>
				{open.map((name) => {
					const { what, why, page, search } = items[name];
					const departments = (lacks[name] ?? []).map((each) => say(departmentNames[each.name])).join(", ");
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
								<span>{fill(say(why), { departments })}</span>
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
		</Folded>
	);
}
