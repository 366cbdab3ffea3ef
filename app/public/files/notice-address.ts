import type { Lang } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";

/** The URL of one notice. */
export function noticeAddress(publicUrl: string, id: number, lang: Lang): string {
	return `${publicUrl}${pagePath("notices", lang)}?notice=${id}`;
}
