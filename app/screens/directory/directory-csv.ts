import type { RouterContextProvider } from "react-router";
import type { Lang } from "#contract/language.ts";
import { langOf } from "../../language.ts";
import { csv } from "./csv.ts";
import { contractorsIn, employeesIn, hiddenIn } from "./lists.ts";
import { directoryWords as words } from "./words.ts";

type Context = Readonly<RouterContextProvider>;

/** The employees or the contractors as a file, with the columns that the page shows and no others (§2.8; council.yaml, hiddenColumns). */
export function loader({ request, context }: { request: Request; context: Context }): Response {
	const { pathname } = new URL(request.url);
	const lang = langOf(pathname);
	const rows = pathname.endsWith("/employees.csv")
		? employeeRows(context, lang)
		: contractorRows(context, lang);
	return new Response(csv(rows), { headers: { "content-type": "text/csv; charset=utf-8" } });
}

function employeeRows(context: Context, lang: Lang): (string | number)[][] {
	const withFather = !hiddenIn(context).includes("employees.fatherName");
	const head = [words.number, words.name, words.department, words.fatherName, words.designation];
	const rows = employeesIn(context, lang).map((row) => [
		row.id,
		row.name,
		row.departmentName,
		row.fatherName,
		row.designation,
	]);
	return without(withFather ? [] : [3], [head.map((text) => text[lang]), ...rows]);
}

function contractorRows(context: Context, lang: Lang): (string | number)[][] {
	const hidden = hiddenIn(context);
	const left = [
		...(hidden.includes("contractors.Address") ? [3] : []),
		...(hidden.includes("contractors.Phone_Number") ? [4] : []),
	];
	const head = [words.number, words.contractorName, words.firm, words.address, words.phone, words.category];
	const rows = contractorsIn(context, lang).map((row) => [
		row.id,
		row.name,
		row.firm,
		row.address,
		row.phone,
		row.category,
	]);
	return without(left, [head.map((text) => text[lang]), ...rows]);
}

function without(columns: readonly number[], rows: (string | number)[][]): (string | number)[][] {
	return rows.map((row) => row.filter((_, index) => !columns.includes(index)));
}
