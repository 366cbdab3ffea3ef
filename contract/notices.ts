import { notices } from "./content/limits.ts";
import { beginOf } from "./moments.ts";

/** When a notice is shown where: days as `2026-11-21` and moments as `2026-11-21 15:00`, in India, which sort as plain text. */

interface Dated {
	/** The day it is published. */
	readonly date: string;
	/** The last day on which it holds. */
	readonly closes: string;
	/** The hour of that day at which it closes; the day's end where it is left out. */
	readonly closesAt?: string | undefined;
}

/** The last day on which a notice holds, with the hour where it has one: `2026-11-21`, `2026-11-21 15:00`. */
export function lastMoment({ closes, closesAt }: Omit<Dated, "date">): string {
	return closesAt ? `${closes} ${closesAt}` : closes;
}

/** The same as plain text that sorts: a day without an hour ends at 24:00. */
export function closing({ closes, closesAt = "24:00" }: Omit<Dated, "date">): string {
	return `${closes} ${closesAt}`;
}

interface Numbered {
	readonly id: number;
}

/** Known to the public: one with a later date is ready and waits for its day. */
export function isPublished({ date }: Dated, today: string): boolean {
	return date <= today;
}

/** One can still answer it; its last day counts until its hour. @param now a moment, or a day for its beginning */
export function isOpen(notice: Dated, now: string): boolean {
	return isPublished(notice, now) && now < closing(notice);
}

/** §2.3: the NEW badge, for open notices that came out lately. */
export function isNew(notice: Dated, now: string): boolean {
	return isOpen(notice, now) && daysBetween(notice.date, now.slice(0, 10)) < notices.newForDays;
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The newest first; of one day, those that close first, and of these the one that was written last. */
export function newestFirst(one: Dated & Numbered, other: Dated & Numbered): number {
	return inOrder(other.date, one.date) || inOrder(closing(one), closing(other)) || other.id - one.id;
}

/** The last to close first. */
export function lastToClose(one: Dated & Numbered, other: Dated & Numbered): number {
	return inOrder(closing(other), closing(one)) || other.id - one.id;
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
