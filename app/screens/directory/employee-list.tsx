import type { HideableColumn } from "#contract/content/council.ts";
import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useLang, useSay } from "../../language.ts";
import { InPageSearch, SearchChoice } from "../../parts/in-page-search/in-page-search.tsx";
import { Marked } from "../../parts/in-page-search/marked.tsx";
import { matches } from "../../parts/in-page-search/matches.ts";
import type { Column } from "../../parts/register/column.ts";
import { Register } from "../../parts/register/register.tsx";
import { Download } from "./download.tsx";
import type { Employee } from "./lists.ts";
import { useList } from "./use-list.ts";
import { directoryWords as words } from "./words.ts";

interface Props {
	employees: readonly Employee[];
	hidden: readonly HideableColumn[];
}

/** All employees in one table, whole, narrowed by a name or a department (§2.8, decisions.md). */
export function EmployeeList({ employees, hidden }: Props) {
	const say = useSay();
	const lang = useLang();
	const { search, chosen, choose, sorting, keep } = useList("employees", "department");
	const { typed } = search;
	const found = employees.filter(
		(row) =>
			(chosen === "" || row.department === chosen) &&
			matches(typed, row.name, row.fatherName, row.designation, row.departmentName),
	);
	const departments = new Map(employees.map((row) => [row.department, row.departmentName]));
	const marked = (text: string) => (
		<span>
			<Marked text={text} typed={typed} />
		</span>
	);
	const columns: readonly Column<Employee>[] = [
		{
			key: "number",
			label: words.number[lang],
			role: "number",
			cell: ({ id }) => id,
			sortBy: ({ id }) => id,
		},
		{
			key: "name",
			label: words.name[lang],
			role: "head",
			cell: ({ name }) => marked(name),
			sortBy: ({ name }) => name,
		},
		{
			key: "department",
			label: words.department[lang],
			cell: ({ departmentName }) => marked(departmentName),
			sortBy: ({ departmentName }) => departmentName,
		},
		{
			key: "father",
			label: words.fatherName[lang],
			cell: ({ fatherName }) => marked(fatherName),
			sortBy: ({ fatherName }) => fatherName,
		},
		{
			key: "designation",
			label: words.designation[lang],
			cell: ({ designation }) => marked(designation),
			sortBy: ({ designation }) => designation,
		},
	];
	const shown = hidden.includes("employees.fatherName")
		? columns.filter(({ key }) => key !== "father")
		: columns;
	const counts = { found: found.length, count: employees.length };
	return (
		<>
			<InPageSearch
				label={say(words.findEmployee)}
				placeholder={say(words.employeeHint)}
				search={search}
				keep={keep}
				count={fill(
					say(found.length === employees.length ? words.employeeCount : words.employeesFound),
					counts,
				)}
			>
				<SearchChoice
					label={say(words.department)}
					name="department"
					all={say(words.allDepartments)}
					choices={[...departments].map(([value, label]) => ({ value, label }))}
					chosen={chosen}
					onChoose={choose}
				/>
				<Download file="employeesCsv" />
			</InPageSearch>
			{found.length === 0 ? (
				<p>{say(siteOutcomes.noRows.words)}</p>
			) : (
				<Register caption={say(words.employees)} columns={shown} rows={found} sorting={sorting} />
			)}
		</>
	);
}
