import type { Read } from "#contract/content/kinds.ts";
import { firstPlace, sorter } from "#contract/edited-list.ts";
import { inEveryLanguage, type Lang, type Text } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import {
	closing,
	daysBetween,
	isNew,
	isOpen,
	isPublished,
	lastToClose,
	newestFirst,
} from "#contract/notices.ts";
import { plain, sought } from "../../../parts/in-page-search/matches.ts";
import type { PageContext } from "../../context.ts";
import type { Correction } from "../../datasets/corrections.ts";
import { wordsToFind } from "./words-to-find.ts";

type Row = Read<"notices">[number];

export type Notice = Omit<Row, "title"> & {
	/** The Hindi title is the official one on both sites (§2.3). */
	readonly title: Text;
	readonly isOpen: boolean;
	readonly isNew: boolean;
	readonly daysLeft: number;
	/** Changed after its publication. */
	readonly isCorrected: boolean;
};

/** Every published notice: open ones first, then closed ones, each newest first. */
export interface Notices {
	readonly rows: readonly Row[];
	readonly open: number;
}

const byDate = sorter<Row>(newestFirst);
const byClosing = sorter<Row>(lastToClose);
const byNumber = sorter<Row>((one, other) => one.id - other.id);

const findable = memo((row: Row, context: PageContext, lang: Lang) =>
	plain(wordsToFind(withTitles(row, context), lang).join("\n")),
);

export function noticesInOrder(context: PageContext, lang: Lang): Notices {
	const { now } = context;
	const all = context.door.read("notices", lang);
	const dated = byDate(all);
	const published = dated.slice(firstPlace(dated, (notice) => isPublished(notice, now)));
	const ending = byClosing(all);
	const open = ending
		.slice(
			0,
			firstPlace(ending, (notice) => closing(notice) <= now),
		)
		.filter((notice) => isPublished(notice, now))
		.toSorted(newestFirst);
	const isOpenNow = new Set(open);
	const closed = published.filter((notice) => !isOpenNow.has(notice));
	return { rows: [...open, ...closed], open: open.length };
}

export function noticesWith(
	{ rows, open }: Notices,
	typed: string,
	context: PageContext,
	lang: Lang,
): Notices {
	const wanted = sought(typed);
	if (wanted === "") return { rows, open };
	const isFound = (row: Row) => findable(row, context, lang).includes(wanted);
	const found = [rows.slice(0, open).filter(isFound), rows.slice(open).filter(isFound)] as const;
	return { rows: found.flat(), open: found[0].length };
}

export function noticeWith(id: string, context: PageContext, lang: Lang): Row | undefined {
	const row = /^\d+$/.test(id) ? numbered(Number(id), context, lang) : undefined;
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
	return { ...row, title: inEveryLanguage((lang) => numbered(row.id, context, lang)?.title ?? "") };
}

function numbered(id: number, context: PageContext, lang: Lang): Row | undefined {
	const rows = byNumber(context.door.read("notices", lang));
	const row = rows[firstPlace(rows, (each) => each.id >= id)];
	return row?.id === id ? row : undefined;
}
