import { expect, test } from "vitest";
import type { FormType } from "#contract/content/form-plan.ts";
import { cellReader, wholeNumber } from "./read-cells.ts";

const cell = (typed: string, before = "", type: FormType = "text") => ({ typed, before, type });

/** The first cell among the others of its list: what it says, with a question mark where that is asked. */
function read(...cells: readonly ReturnType<typeof cell>[]): string {
	const [first = cell("")] = cells;
	const { says, asks } = cellReader(cells)(first);
	return asks ? `${says}?` : says;
}

const day = (typed: string, before = "") => cell(typed, before, "day");

test.each([
	["as the row has it", "2026-04-03", [day("2026-04-03", "2026-04-03")]],
	["turned, in a list that doesn't show its order", "2026-03-04?", [day("04-03-2026", "2026-04-03")]],
	["new, in such a list", "2026-03-04?", [day("4/3/2026")]],
	["the day first, as another shows", "2026-03-04", [day("04-03-2026", "2026-04-03"), day("25.12.2026")]],
	["the month first, as another shows", "2026-04-03", [day("04-03-26", "2026-04-03"), day("12/25/26")]],
	["where others show both orders", "2026-03-04?", [day("04-03-2026"), day("25-12-2026"), day("12-25-2026")]],
	["after the twelfth", "2026-12-25", [day("25-12-2026")]],
	["the same either way", "2026-05-05", [day("05-05-2026", "2026-05-05")]],
	["its month a word", "2026-03-04", [day("4-Mar-26", "2026-04-03")]],
	["its month a whole word", "2026-03-04", [day("04 March 2026")]],
	["the year first", "2026-03-04", [day("2026/3/4")]],
	["no day of the calendar", "31-02-2026", [day("31-02-2026")]],
	["counted", "today+5", [day("today+5")]],
	["with its hour", "2026-12-25 09:00", [cell("25-12-2026 9:00", "", "moment")]],
	["in a line of words", "2026-03-04?", [cell("04-03-2026", "2026-04-03", "words")]],
])("a day, %s", (_, says, cells) => {
	expect(read(...cells)).toBe(says);
});

const phone = (typed: string, before = "") => cell(typed, before, "phone");

test.each([
	["alone without its zero", "112?", [phone("112", "0112")]],
	["without its zero as all others", "0112", [phone("112", "0112"), phone("5912", "05912")]],
	["where another has kept its zero", "112", [phone("112", "0112"), phone("05912", "05912")]],
	["new", "112", [phone("112")]],
	["shortened", "9.1E+09?", [phone("9.1E+09", "9100000000")]],
	["cut after fifteen digits", "123456789012345000?", [phone("123456789012345000", "123456789012345678")]],
	["an error", "#NAME??", [cell("#NAME?", "=x")]],
	["a day of figures", "10-Dec?", [cell("10-Dec", "10-12")]],
	["a sum whose last zero is gone", "7.5?", [cell("7.5", "7.50", "figure")]],
	["lines of another computer", "a\nb", [cell("a\r\nb", "a\nb")]],
	["another letter, dot, space or case", "ख ", [cell("ख ", "ख़ ")]],
	["a tick", "true", [cell("TRUE", "true", "yes")]],
	["an hour", "09:00", [cell("9:00:00", "09:00", "time")]],
])("a cell: %s", (_, says, cells) => {
	expect(read(...cells)).toBe(says);
});

test.each([
	["1.0", "1"],
	["१", "1"],
	["07", "7"],
	["1,00,000", "100000"],
	["28,000.00", "28000"],
	["1.5", "1.5"],
	["1.000", "1.000"],
	["1,2", "1,2"],
	["1-2", "1-2"],
	["birthDeath", "birthDeath"],
	["", ""],
])("the number %s is %s", (typed, number) => {
	expect(wholeNumber(typed)).toBe(number);
});
