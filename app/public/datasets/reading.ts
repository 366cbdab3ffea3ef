import type { ContentDoor } from "#contract/content/door.ts";
import type { Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import type { PageContext } from "../context.ts";

export interface Reading {
	readonly door: ContentDoor;
	readonly lang: Lang;
	readonly publicUrl: string;
	readonly today: string;
	readonly visit?: PageContext["visit"];
}

export function readingOf(context: PageContext, lang: Lang): Reading {
	return { ...context, lang };
}

/** Published notices: one with a later date is not in the files before its day. */
export function noticesIn(reading: Reading): Read<"notices"> {
	return reading.door.read("notices", reading.lang).filter((notice) => isOut(notice, reading));
}

export function isOut({ date }: { readonly date: string }, { today }: Reading): boolean {
	return date <= today;
}
