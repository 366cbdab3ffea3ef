import type { ContentDoor } from "#contract/content/door.ts";
import type { Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import type { PageContext } from "../context.ts";

/** What everything that is written into a file is made from. */
export interface Reading {
	readonly door: ContentDoor;
	readonly lang: Lang;
	readonly publicUrl: string;
	/** The calendar day in India. */
	readonly today: string;
}

export function readingOf(context: PageContext, lang: Lang): Reading {
	return { ...context, lang };
}

/** The notices that are out: one with a later date waits for its day in the files too. */
export function noticesIn(reading: Reading): Read<"notices"> {
	return reading.door.read("notices", reading.lang).filter((notice) => isOut(notice, reading));
}

export function isOut({ date }: { readonly date: string }, { today }: Reading): boolean {
	return date <= today;
}
