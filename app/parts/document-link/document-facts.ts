import type { DocumentLink } from "#contract/content/kinds.ts";
import { documentKinds } from "#contract/document-kinds.ts";
import { fill, type Lang } from "#contract/language.ts";
import { longDate } from "../../words/dates.ts";
import { fileSize } from "../../words/numbers.ts";
import { documentWords as words } from "./words.ts";

/**
 * Describes a document before its download (GIGW): "Budget · PDF · 2.4 MB · 34 pages · in Hindi ·
 * 28 March 2026".
 */
export function documentFacts({ file, kind, language, date }: DocumentLink, lang: Lang): string {
	const { bytes, pages } = file;
	const facts = [
		documentKinds[kind][lang],
		"PDF",
		fileSize(bytes, lang),
		pages && fill((pages === 1 ? words.page : words.pages)[lang], { count: pages }),
		words.writtenIn[language][lang],
		date && longDate(date, lang),
	];
	return facts.filter(Boolean).join(" · ");
}
