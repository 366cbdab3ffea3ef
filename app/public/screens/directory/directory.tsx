import { onlyForAnotherPage } from "../../../parts/in-page-search/use-search-text.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { PortraitGrid } from "../../../parts/portrait-grid/portrait-grid.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf, useSay } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/directory";
import { ContractorList } from "./contractor-list.tsx";
import styles from "./directory.module.css";
import { DirectorySection } from "./directory-section.tsx";
import { Download } from "./download.tsx";
import { EmployeeList } from "./employee-list.tsx";
import { contractorsIn, employeesIn, hiddenIn } from "./lists.ts";
import { headingOf } from "./sections.ts";
import { useOpenSection } from "./use-open-section.ts";
import { directoryWords as words } from "./words.ts";

export const shouldRevalidate = onlyForAnotherPage;

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		page: read(context, "directoryPage", lang),
		officers: read(context, "officers", lang),
		employees: employeesIn(context, lang),
		contractors: contractorsIn(context, lang),
		hidden: hiddenIn(context),
	};
}

/**
 * Officers, employees, contractors: three sections of which one is open, and a heading that names it (§2.8). With script the
 * heading is the open section's own text. Until the script is there, and where it never comes, the style sheet puts the same
 * words in its place (`data-served` says what the server wrote), so the heading is right at the first touch.
 */
export default function Directory({ loaderData }: Route.ComponentProps) {
	const { page, officers, employees, contractors, hidden } = loaderData;
	const say = useSay();
	const { open, isLive, page: element, follow } = useOpenSection();
	const section = (name: "officers" | "employees" | "contractors") => ({
		section: name,
		open: open === name,
		onToggle: follow,
		lead: page[name],
	});
	return (
		<div ref={element} className={styles.page} data-served={isLive ? undefined : (open ?? "none")}>
			<PageBoard
				page="directory"
				title={headingOf(open)}
				lead={page.lead}
				otherNames={{
					"data-none": say(headingOf(undefined)),
					"data-officers": say(headingOf("officers")),
					"data-employees": say(headingOf("employees")),
					"data-contractors": say(headingOf("contractors")),
				}}
			/>
			<div className="wrap section">
				<DirectorySection {...section("officers")}>
					<PortraitGrid people={officers} label={say(words.officers)} />
					<Download file="officerCards" />
				</DirectorySection>
				<DirectorySection {...section("employees")}>
					<EmployeeList employees={employees} hidden={hidden} />
				</DirectorySection>
				<DirectorySection {...section("contractors")}>
					<ContractorList contractors={contractors} hidden={hidden} />
				</DirectorySection>
			</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</div>
	);
}
