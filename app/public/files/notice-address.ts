import { fill, type Lang } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { filesWords } from "./words.ts";

export function noticeAddress(publicUrl: string, id: number, lang: Lang): string {
	return `${publicUrl}${pagePath("notices", lang)}?notice=${id}`;
}

/** Names a notice's number, as a sentence before another; empty if it has none. */
export function numberOf({ reference }: { readonly reference?: string | undefined }, lang: Lang): string {
	return reference ? fill(filesWords.number[lang], { reference }) : "";
}
