import type { ComponentType } from "react";
import { directory } from "#contract/content/limits.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { PortraitGrid } from "../../../parts/portrait-grid/portrait-grid.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SearchBox, searchBoxClass } from "../../../parts/search-box/search-box.tsx";
import { useSay } from "../../../words/language.ts";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import ContractorList from "./contractor-list.island.tsx";
import styles from "./directory.module.css";
import { DirectorySection } from "./directory-section.tsx";
import { Download } from "./download.tsx";
import EmployeeList from "./employee-list.island.tsx";
import { contractorsIn, employeesIn, hiddenIn } from "./lists.ts";
import type { ListPager } from "./people-list.tsx";
import { headingOf, sectionIn } from "./sections.ts";
import { directoryWords as words } from "./words.ts";
import "../../../look/fields.css";

export function loader({ lang, context, read }: LoaderArgs) {
	return {
		page: read("directoryPage"),
		officers: read("officers"),
		employees: employeesIn(context, lang),
		contractors: contractorsIn(context, lang),
		hidden: hiddenIn(context),
	};
}

/**
 * Officers, employees, contractors: three sections of which one is open, and a heading that names it (§2.8). The browser opens and
 * closes them; the heading follows by CSS (`data-served` is the section that the server rendered), and by script together with
 * the address (public/script/directory.ts).
 */
export default function Directory({ loaderData }: ScreenProps<typeof loader>) {
	const { page, officers, employees, contractors, hidden } = loaderData;
	const say = useSay();
	const [params] = useSearchParams();
	const open = sectionIn(params);
	const section = (name: "officers" | "employees" | "contractors") => ({
		section: name,
		open: open === name,
		lead: page[name],
		count: { officers, employees, contractors }[name].length,
	});
	return (
		<div className={styles.page} data-directory="" data-served={open ?? "none"} data-drawn={open ?? "none"}>
			<PageBoard
				page="directory"
				title={headingOf(open)}
				lead={page[open ?? "lead"]}
				otherNames={{
					"data-none": say(headingOf(undefined)),
					"data-officers": say(headingOf("officers")),
					"data-employees": say(headingOf("employees")),
					"data-contractors": say(headingOf("contractors")),
				}}
			/>
			<div className="wrap section">
				{open ? null : <FindPerson />}
				<DirectorySection {...section("officers")}>
					<PortraitGrid people={officers} label={say(words.officers)} />
					<Download file="officerCards" />
				</DirectorySection>
				<DirectorySection {...section("employees")}>
					<List
						name="employee-list"
						of={EmployeeList}
						count={employees.length}
						props={{ employees, hidden }}
					/>
				</DirectorySection>
				<DirectorySection {...section("contractors")}>
					<List
						name="contractor-list"
						of={ContractorList}
						count={contractors.length}
						props={{ contractors, hidden }}
					/>
				</DirectorySection>
			</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</div>
	);
}

/** Looks for somebody before a section is open, and opens the one that is chosen. */
function FindPerson() {
	const say = useSay();
	return (
		<form className={`flow ${styles.find}`} data-screen-only="">
			<select name="section" aria-label={say(words.list)}>
				{(["employees", "contractors"] as const).map((name) => (
					<option key={name} value={name}>
						{say(words[name])}
					</option>
				))}
			</select>
			<div className={searchBoxClass}>
				<SearchBox
					id="find"
					name="q"
					aria-label={say(words.findPerson)}
					placeholder={say(words.findPerson)}
				/>
			</div>
		</form>
	);
}

interface ListProps<Props extends object> {
	name: string;
	of: ComponentType<Props & { pager?: ListPager }>;
	count: number;
	props: Props;
}

/** A list that is whole on the page is filtered in the browser; one in pages is filtered by the server, and sends no copy of its rows. */
function List<Props extends object>({ name, of: Part, count, props }: ListProps<Props>) {
	if (count > directory.wholeUpTo) return <Part {...props} pager={Pager} />;
	return <Island name={name} of={Part} props={props} />;
}
