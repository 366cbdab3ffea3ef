import type { Article } from "schema-dts";
import { beginOf, momentOf } from "#contract/moments.ts";
import { correctionsIn } from "../datasets/corrections.ts";
import { noticesIn } from "../datasets/reading.ts";
import { noticeAddress } from "../files/notice-address.ts";
import { officeName } from "./office.ts";
import type { Served } from "./served.ts";

/** The notice that the page shows, if it shows one: when it came out, was corrected and closes. */
export function noticeThings(served: Served): readonly Article[] {
	const { lang, publicUrl, search } = served;
	const number = new URLSearchParams(search).get("notice");
	const notice = number === null ? undefined : noticesIn(served).find(({ id }) => String(id) === number);
	if (!notice) return [];
	const { id, title, date, closes, closesAt, summary, reference } = notice;
	const [latest] = correctionsIn(served).get(id) ?? [];
	return [
		{
			"@type": "Article",
			headline: title,
			description: summary,
			url: noticeAddress(publicUrl, id, lang),
			datePublished: date,
			dateModified: latest?.date ?? date,
			expires: closesAt ? momentOf(beginOf(`${closes} ${closesAt}`)) : closes,
			...(reference && { identifier: reference }),
			...(latest && { correction: latest.text }),
			inLanguage: lang,
			author: officeName(served),
		},
	];
}
