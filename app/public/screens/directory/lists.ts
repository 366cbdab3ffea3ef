import { contractorPhone } from "#contract/content/contractor-phone.ts";
import type { HideableColumn } from "#contract/content/council.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import type { Lang } from "#contract/language.ts";
import type { PageContext } from "../../context.ts";

type Context = PageContext;

export function employeesIn(context: Context, lang: Lang) {
	return context.door.read("employees", lang).map((row) => ({
		...row,
		departmentName: departmentNames[row.department][lang],
	}));
}

/** The contractors, each phone as it is printed (§3: a number, a string, empty or null). */
export function contractorsIn(context: Context, lang: Lang) {
	return context.door.read("contractors", lang).map((row) => ({
		id: row.id,
		name: row.Contractor_Name_and_Father_Name,
		firm: row.Firm_Name,
		address: row.Address,
		phone: contractorPhone(row.Phone_Number),
		category: row.Category,
	}));
}

export type Employee = ReturnType<typeof employeesIn>[number];
export type Contractor = ReturnType<typeof contractorsIn>[number];

export function hiddenIn(context: Context): readonly HideableColumn[] {
	return context.door.read("council", "en").hiddenColumns;
}
