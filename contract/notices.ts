import { notices } from "./content/limits.ts";
import { days } from "./limits.ts";
import { beginOf } from "./moments.ts";

/** Days as `2026-11-21` and moments as `2026-11-21 15:00`, in India, which sort as text. */

interface Dated {
	readonly date: string;
	readonly closes: string;
	/** Hour of closing on that day; by default its end. */
	readonly closesAt?: string | undefined;
}

export function lastMoment({ closes, closesAt }: Omit<Dated, "date">): string {
	return closesAt ? `${closes} ${closesAt}` : closes;
}

/** Sortable: a day without an hour ends at 24:00. */
export function closing({ closes, closesAt = "24:00" }: Omit<Dated, "date">): string {
	return `${closes} ${closesAt}`;
}

interface Numbered {
	readonly id: number;
}

export function isPublished({ date }: Dated, today: string): boolean {
	return date <= today;
}

/** Open for answers until its closing. @param now a moment, or a day for its beginning */
export function isOpen(notice: Dated, now: string): boolean {
	return isPublished(notice, now) && now < closing(notice);
}

/** §2.3: the NEW badge, for open notices that came out lately. */
export function isNew(notice: Dated, now: string): boolean {
	return isOpen(notice, now) && daysBetween(notice.date, now.slice(0, 10)) < notices.newForDays;
}

export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / days(1));
}

export function newestFirst(one: Dated & Numbered, other: Dated & Numbered): number {
	return inOrder(other.date, one.date) || inOrder(closing(one), closing(other)) || other.id - one.id;
}

export function lastToClose(one: Dated & Numbered, other: Dated & Numbered): number {
	return inOrder(closing(other), closing(one)) || other.id - one.id;
}

function inOrder(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

/** Moment of a correction, milliseconds since 1970: begin of its day, or the timestamp that is the desk's number. */
export function correctedAt({ date, id }: { readonly date: string; readonly id: number }): number {
	return Math.max(beginOf(date), id);
}
