import type { HideableColumn } from "#contract/content/council.ts";
import type { Employee } from "./lists.ts";
import { type Field, type ListPager, PeopleList } from "./people-list.tsx";
import { directoryWords as words } from "./words.ts";

interface Props {
	employees: readonly Employee[];
	hidden: readonly HideableColumn[];
	pager?: ListPager;
}

const fields: readonly Field<Employee>[] = [
	{ key: "name", label: words.name, role: "head", text: ({ name }) => name },
	{
		key: "department",
		label: words.department,
		onPhones: "group",
		text: ({ departmentName }) => departmentName,
	},
	{
		key: "father",
		label: words.fatherName,
		text: ({ fatherName }) => fatherName,
		hideable: "employees.fatherName",
	},
	{ key: "designation", label: words.designation, onPhones: "plain", text: ({ designation }) => designation },
];

export default function EmployeeList({ employees, hidden, pager }: Props) {
	const departments = new Map(employees.map((row) => [row.department, row.departmentName]));
	return (
		<PeopleList
			section="employees"
			people={employees}
			fields={fields}
			hidden={hidden}
			pager={pager}
			choice={{
				name: "department",
				label: words.department,
				all: words.allDepartments,
				of: ({ department }) => department,
				options: [...departments].map(([value, label]) => ({ value, label })),
			}}
			said={{
				caption: words.employees,
				find: words.findEmployee,
				hint: words.employeeHint,
				count: words.employeeCount,
				found: words.employeesFound,
			}}
			file="employeesCsv"
		/>
	);
}
