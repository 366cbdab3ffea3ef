import type { ContentDoor } from "#contract/content/door.ts";
import type { Lang } from "#contract/language.ts";
import type { Page } from "#contract/pages.ts";

/** The page being rendered, and its content. */
export interface Served {
	readonly page: Page;
	readonly lang: Lang;
	readonly door: ContentDoor;
	readonly publicUrl: string;
}
