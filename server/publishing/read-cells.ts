import { dayIn } from "#contract/changes-told.ts";
import { exists } from "#contract/content/date-expected.ts";
import type { FormType } from "#contract/content/form-plan.ts";
import { isTurned } from "#contract/csv.ts";
import type { Lang } from "#contract/language.ts";
import { plainDigits } from "#contract/mobile.ts";
import { say } from "#contract/outcomes.ts";
import { keyText } from "../content/entries.ts";

interface Cell {
	readonly typed: string;
	readonly before: string;
	readonly type: FormType | undefined;
}

type Reading = { readonly says: string; readonly asks?: (lang: Lang) => string };

type Order = "dayFirst" | "monthFirst";

const inFigures = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)(?: (.+))?$/;
const inWords = /^(\d{1,2})[- ]([A-Za-z]{3,9})[- ](\d{4}|\d\d)( .+)?$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: (.+))?$/;

const isDay = ({ type, before }: Cell) => type === "day" || type === "moment" || yearFirst.test(before);

/** A figure as a spreadsheet shortens it: 0987 to 987, 7.50 to 7.5. */
const shortened = (figure: string) => (/^\d{1,15}(?:\.\d+)?$/.test(figure) ? String(Number(figure)) : figure);
const isPlain = ({ type }: Cell) =>
	!["yes", "time", "day", "moment", "number", "hidden"].includes(type as string);

/**
 * Reads the cells of one list. It assumes a reversed order of day and month, or shortened figures, only if the whole
 * list shows them, and asks about doubtful cells.
 */
export function cellReader(cells: readonly Cell[]): (cell: Cell) => Reading {
	const shown = new Set(
		cells.flatMap((cell): Order[] => {
			const [, one, other] = (isDay(cell) && inFigures.exec(cell.typed)) || [];
			if (Number(one) > 12 === Number(other) > 12) return [];
			return [Number(one) > 12 ? "dayFirst" : "monthFirst"];
		}),
	);
	const [order] = shown.size === 1 ? shown : [];
	const plain = cells.filter(isPlain);
	const keepsZeros = plain.some(({ typed }) => shortened(typed) !== typed);
	const lost = plain.filter(({ typed, before }) => typed !== before && shortened(before) === typed);
	return (cell) => {
		const { typed, before, type } = cell;
		if (typed === before) return { says: typed };
		if (type === "yes") return { says: typed.toLowerCase() };
		if (type === "number" || type === "hidden") return { says: wholeNumber(typed) };
		if (type === "time") return { says: timeOf(typed) };
		if (isDay(cell)) return readDay(typed, order);
		if (typed.replace(/\r\n?/g, "\n") === before.replace(/\r\n?/g, "\n")) return { says: before };
		// Figures such as 10-12 or 1/2 that a spreadsheet took for a day: 10-Dec, Feb-01.
		const isDayOfFigures =
			/^\d+[-/]\d+$/.test(before) && /^(?:\d{1,2}-)?[A-Z][a-z]{2}(?:-\d{2,4})?$/.test(typed);
		if (isTurned(typed) || isDayOfFigures)
			return { says: typed, asks: (lang) => say("cellTurned", lang, { cell: typed }) };
		if (keepsZeros || shortened(before) !== typed) return { says: typed };
		if (lost.length > 1) return { says: before };
		return { says: typed, asks: (lang) => say("zerosLost", lang, { before, cell: typed }) };
	};
}

/** Normalises a whole number: digits of any script, commas between thousands, a spreadsheet's 1.0. */
export function wholeNumber(typed: string): string {
	const [, digits] = /^(\p{Nd}+|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3})(?:\.[0०]{1,2})?$/u.exec(typed) ?? [];
	return digits ? keyText(plainDigits(digits.replaceAll(",", ""))) : typed;
}

const timeOf = (typed: string) => typed.replace(/^(?=\d:)/, "0").replace(/^(\d\d:\d\d):00$/, "$1");

function readDay(typed: string, order: Order | undefined): Reading {
	const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
	const numbered = typed.replace(inWords, (_, day, name: string, year, time) => {
		const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
		return `${year.padStart(4, "20")}-${month}-${day}${time ?? ""}`;
	});
	const written = (year = "", month = "", day = "", time = "") => {
		const date = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
		return exists(date) ? [date + (time && ` ${timeOf(time)}`)] : [];
	};
	const [, one, other, last, time] = inFigures.exec(typed) ?? [];
	const inOrder = { dayFirst: written(last, other, one, time), monthFirst: written(last, one, other, time) };
	const [, ...first] = yearFirst.exec(numbered) ?? [];
	const both = first.length > 0 ? written(...first) : order ? inOrder[order] : Object.values(inOrder).flat();
	const [says = typed, another = says] = both;
	if (another === says) return { says };
	const day = (each: string, lang: Lang) => dayIn(each.slice(0, 10), lang);
	const asks = (lang: Lang) =>
		say("dayOrMonth", lang, { cell: typed, one: day(says, lang), other: day(another, lang) });
	return { says, asks };
}
