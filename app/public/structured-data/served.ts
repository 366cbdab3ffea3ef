import type { ContentDoor } from "#contract/content/door.ts";
import type { Lang } from "#contract/language.ts";
import type { SitePage } from "#contract/site-pages.ts";

export interface Served {
	readonly page: SitePage;
	readonly lang: Lang;
	readonly door: ContentDoor;
	readonly publicUrl: string;
	readonly search: string;
	readonly today: string;
}
