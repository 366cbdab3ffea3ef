import type { Lang } from "#contract/language.ts";
import { lastMoment } from "#contract/notices.ts";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { longMoment } from "../../../words/dates.ts";
import styles from "./notices.module.css";
import type { Notice } from "./read-notices.ts";
import { kindWords, noticesWords as words } from "./words.ts";

export function archiveColumns(lang: Lang, typed: string): readonly Column<Notice>[] {
	return [
		{ key: "number", label: words.number[lang], role: "number", cell: ({ reference = "" }) => reference },
		{
			key: "title",
			label: words.title[lang],
			role: "head",
			cell: ({ id, title }) => (
				<PageLink page="notices" search={`?notice=${id}`} className={styles.archived}>
					<Marked text={title[lang]} typed={typed} />
				</PageLink>
			),
		},
		{
			key: "kind",
			onPhones: "plain",
			label: words.kind[lang],
			cell: ({ kind, isCorrected }) => (
				<span>{[kindWords[kind][lang], ...(isCorrected ? [words.corrected[lang]] : [])].join(" · ")}</span>
			),
		},
		{ key: "published", label: words.published[lang], cell: ({ date }) => <Day day={date} lang={lang} /> },
		{
			key: "closed",
			label: words.closed[lang],
			cell: (notice) => <Day day={lastMoment(notice)} lang={lang} />,
		},
	];
}

function Day({ day, lang }: { day: string; lang: Lang }) {
	return <time dateTime={day}>{longMoment(day, lang)}</time>;
}
