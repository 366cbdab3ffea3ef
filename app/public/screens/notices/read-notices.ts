import type { Read } from "#contract/content/kinds.ts";
import { inEveryLanguage, type Lang, type Text } from "#contract/language.ts";
import { daysBetween, isNew, isOpen, isPublished, newestFirst } from "#contract/notices.ts";
import type { PageContext } from "../../context.ts";
import { read } from "../../context.ts";

export type Notice = Omit<Read<"notices">[number], "title"> & {
	/** The Hindi title is the official one on both sites (§2.3). */
	readonly title: Text;
	readonly isOpen: boolean;
	readonly isNew: boolean;
	readonly daysLeft: number;
};

/** Every notice whose date has come, newest first, with its status of today. */
export function readNotices(context: PageContext, lang: Lang): readonly Notice[] {
	const { today } = context;
	const titles = inEveryLanguage((lang) => titlesIn(context, lang));
	return read(context, "notices", lang)
		.filter((notice) => isPublished(notice, today))
		.toSorted(newestFirst)
		.map((notice) => ({
			...notice,
			title: inEveryLanguage((lang) => titles[lang].get(notice.id) ?? ""),
			isOpen: isOpen(notice, today),
			isNew: isNew(notice, today),
			daysLeft: daysBetween(today, notice.closes),
		}));
}

function titlesIn(context: PageContext, lang: Lang): ReadonlyMap<number, string> {
	return new Map(read(context, "notices", lang).map(({ id, title }) => [id, title]));
}
