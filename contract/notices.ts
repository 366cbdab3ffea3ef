import { notices } from "./limits.ts";
import { beginOf } from "./moments.ts";

/** When a notice is shown where: days as `2026-11-21`, which sort as plain text. */

interface Dated {
	/** The day it is published. */
	readonly date: string;
	/** The last day on which it holds. */
	readonly closes: string;
}

interface Numbered {
	readonly id: number;
}

/** Known to the public: one with a later date is ready and waits for its day. */
export function isPublished({ date }: Dated, today: string): boolean {
	return date <= today;
}

/** One can still answer it; its last day counts. */
export function isOpen(notice: Dated, today: string): boolean {
	return isPublished(notice, today) && today <= notice.closes;
}

/** §2.3: the NEW badge, for open notices that came out lately. */
export function isNew(notice: Dated, today: string): boolean {
	return isOpen(notice, today) && daysBetween(notice.date, today) < notices.newForDays;
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The newest first; of one day, those that close first, and of these the one that was written last. */
export function newestFirst(one: Dated & Numbered, other: Dated & Numbered): number {
	return inOrder(other.date, one.date) || inOrder(one.closes, other.closes) || other.id - one.id;
}

function inOrder(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

/**
 * When a correction became known, milliseconds since 1970: at the beginning of its day, and one that the desk wrote on that day at the
 * moment that is its number.
 */
export function correctedAt({ date, id }: { readonly date: string; readonly id: number }): number {
	return Math.max(beginOf(date), id);
}
