import { days } from "../limits.ts";

const EXCEL_ZERO = Date.UTC(1899, 11, 30);
/** From 1954 to 2119: other numbers of five digits are no dates. */
const EXCEL_DAY = /^[2-7]\d{4}$/;

export function dateExpected(written: unknown, form = "a date like 2025-09-25"): string {
	const text = String(written ?? "").trim();
	const [date, year, month] = /^(\d{4})-(\d{2})-\d{2}(?= |$)/.exec(text) ?? [];
	if (date && !exists(date)) return noSuchDay(Number(year), Number(month));
	if (EXCEL_DAY.test(text)) {
		const day = new Date(EXCEL_ZERO + days(Number(text))).toISOString().slice(0, 10);
		return `${form} (${text} is how Excel counts ${day}: format the column as text, then write the dates)`;
	}
	const [, dayOfMonth, monthOfYear, fullYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
	if (!dayOfMonth || !monthOfYear) return form;
	const likely = [fullYear, monthOfYear.padStart(2, "0"), dayOfMonth.padStart(2, "0")].join("-");
	return exists(likely) ? `${form}, the year first: ${likely}` : `${form}, the year first`;
}

function noSuchDay(year: number, month: number): string {
	if (month < 1 || month > 12) return "a month from 01 to 12";
	const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
	const name = new Intl.DateTimeFormat("en", { month: "long" }).format(new Date(year, month - 1));
	return `a day of the calendar (${name} ${year} has ${last} days)`;
}

/** Whether the date exists; `Date.parse` accepts the 31st of every month. */
export function exists(date: string): boolean {
	const moment = new Date(`${date}T00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}
