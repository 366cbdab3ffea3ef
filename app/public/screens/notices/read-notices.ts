import type { Read } from "#contract/content/kinds.ts";
import { inEveryLanguage, type Lang, type Text } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import { daysBetween, isNew, isOpen, isPublished, newestFirst } from "#contract/notices.ts";
import { plain } from "../../../parts/in-page-search/matches.ts";
import type { PageContext } from "../../context.ts";
import { read } from "../../context.ts";
import type { Correction } from "../../datasets/corrections.ts";
import { wordsToFind } from "./words-to-find.ts";

type Row = Read<"notices">[number];

export type Notice = Omit<Row, "title"> & {
	/** The Hindi title is the official one on both sites (§2.3). */
	readonly title: Text;
	readonly isOpen: boolean;
	readonly isNew: boolean;
	readonly daysLeft: number;
	/** Whether something was changed after it came out. */
	readonly isCorrected: boolean;
};

/** Every notice whose date has come, those that are open first, of each the newest first. */
export interface Notices {
	readonly rows: readonly Row[];
	/** How many of the rows are open. */
	readonly open: number;
}

/** The rows are the same until something is published, and thousands of them are sorted for each page of the list. */
const sorted = memo((all: Read<"notices">): readonly Row[] => all.toSorted(newestFirst));

const byNumber = memo(
	(all: Read<"notices">): ReadonlyMap<number, Row> => new Map(all.map((row) => [row.id, row])),
);

/** What a search looks at. */
const findable = memo((row: Row, context: PageContext, lang: Lang) =>
	plain(wordsToFind(withTitles(row, context), lang).join("\n")),
);

/** Every notice in the order of the list. */
export function noticesInOrder(context: PageContext, lang: Lang): Notices {
	const { now } = context;
	const rows = sorted(read(context, "notices", lang)).filter((notice) => isPublished(notice, now));
	const open = rows.filter((notice) => isOpen(notice, now));
	const closed = rows.filter((notice) => !isOpen(notice, now));
	return { rows: [...open, ...closed], open: open.length };
}

/** Those in which the typed text stands, in the same order. */
export function noticesWith(
	{ rows, open }: Notices,
	typed: string,
	context: PageContext,
	lang: Lang,
): Notices {
	const wanted = plain(typed.trim());
	if (wanted === "") return { rows, open };
	const isFound = (row: Row) => findable(row, context, lang).includes(wanted);
	const found = [rows.slice(0, open).filter(isFound), rows.slice(open).filter(isFound)] as const;
	return { rows: found.flat(), open: found[0].length };
}

/** A published notice by its number; undefined where there is none. */
export function noticeWith(id: string, context: PageContext, lang: Lang): Row | undefined {
	const row = /^\d+$/.test(id) ? rowsIn(context, lang).get(Number(id)) : undefined;
	return row && String(row.id) === id && isPublished(row, context.today) ? row : undefined;
}

/** A notice as the page shows it, with its status of the moment. */
export function noticeOf(
	row: Row,
	context: PageContext,
	corrections: ReadonlyMap<number, readonly Correction[]>,
): Notice {
	const { today, now } = context;
	return {
		...withTitles(row, context),
		isOpen: isOpen(row, now),
		isNew: isNew(row, now),
		daysLeft: daysBetween(today, row.closes),
		isCorrected: corrections.has(row.id),
	};
}

function withTitles(row: Row, context: PageContext): Omit<Row, "title"> & { readonly title: Text } {
	return { ...row, title: inEveryLanguage((lang) => rowsIn(context, lang).get(row.id)?.title ?? "") };
}

function rowsIn(context: PageContext, lang: Lang): ReadonlyMap<number, Row> {
	return byNumber(read(context, "notices", lang));
}
