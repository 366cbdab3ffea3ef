import type { ContentDoor } from "#contract/content/door.ts";
import type { Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import { storyPage } from "#contract/site-pages.ts";

export type Story = Read<"stories">[string] & {
	readonly page: string;
};

/** Every story, the newest first; those of one day in the order of their files. */
export function storiesIn(door: ContentDoor, lang: Lang): readonly Story[] {
	return Object.entries(door.read("stories", lang))
		.map(([key, story]) => ({ ...story, page: storyPage(key) }))
		.toSorted((one, other) => other.date.localeCompare(one.date));
}
