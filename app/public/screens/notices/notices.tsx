import { notices as limits } from "#contract/content/limits.ts";
import type { Lang } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { pageSearch } from "../../../parts/pager/pager.tsx";
import { pageAsked } from "../../../parts/pager/pages-shown.ts";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { useSay } from "../../../words/language.ts";
import type { PageContext } from "../../context.ts";
import { correctionsIn } from "../../datasets/corrections.ts";
import { readingOf } from "../../datasets/reading.ts";
import type { Head } from "../../head.ts";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import NoticeList from "./notice-list.island.tsx";
import { type NoticePage, NoticePages } from "./notice-pages.tsx";
import styles from "./notices.module.css";
import { OneNotice } from "./one-notice.tsx";
import { type Notice, noticeOf, noticesInOrder, noticesWith, noticeWith } from "./read-notices.ts";
import { noticesWords as words } from "./words.ts";

export function loader({ url, lang, context, read }: LoaderArgs) {
	const { searchParams } = url;
	const page = read("noticesPage");
	const noticeId = searchParams.get("notice");
	const row = noticeId === null ? undefined : noticeWith(noticeId, context, lang);
	const documents = row ? read("documents").filter(({ notice }) => notice === row.id) : [];
	const corrections = correctionsIn(readingOf(context, lang));
	return {
		page,
		one: row && noticeOf(row, context, corrections),
		documents,
		corrections: row && corrections.get(row.id),
		list: row ? undefined : listIn(context, lang, searchParams, corrections),
		isSearch: searchParams.has("q"),
		isUnknown: noticeId !== null && !row,
	};
}

/** A list that is whole on the page is searched in the browser; one in pages is searched by the server. */
function listIn(
	context: PageContext,
	lang: Lang,
	params: URLSearchParams,
	corrections: ReturnType<typeof correctionsIn>,
): List {
	const all = noticesInOrder(context, lang);
	const shown = (rows: typeof all.rows) => rows.map((row) => noticeOf(row, context, corrections));
	if (all.rows.length <= limits.wholeUpTo) return { whole: shown(all.rows) };
	const { rows, open } = noticesWith(all, (params.get("q") ?? "").slice(0, lengths.search), context, lang);
	const last = Math.max(Math.ceil(rows.length / limits.pageSize), 1);
	const current = pageAsked(params.get("page"), last);
	const notices = shown(rows.slice((current - 1) * limits.pageSize, current * limits.pageSize));
	return { pages: { notices, current, last, open, closed: rows.length - open } };
}

type List = { readonly whole: readonly Notice[] } | { readonly pages: NoticePage };

type Data = ReturnType<typeof loader>;

export const status = ({ isUnknown }: Data) => (isUnknown ? 404 : 200);

/** Head of one notice, with its own title and address; a later page of the list has its address, so that search engines find its notices. */
export function head({ one, list, isSearch }: Data, lang: Lang): Partial<Head> {
	if (one) return { title: one.title[lang], description: one.summary, search: `?notice=${one.id}` };
	return list && "pages" in list && !isSearch ? { search: pageSearch(list.pages.current) } : {};
}

/** Open notices with their closing dates, then the archive; or one notice, open or closed (`?notice=3`). */
export default function Notices({ loaderData }: ScreenProps<typeof loader>) {
	const { page, one, documents, corrections } = loaderData;
	return (
		<>
			{one ? (
				<OneNotice notice={one} files={documents} corrections={corrections} note={page.note} />
			) : (
				<AllNotices {...loaderData} />
			)}
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}

function AllNotices({ page, list, isUnknown }: Data) {
	const say = useSay();
	return (
		<>
			<PageBoard page="notices" lead={page.lead} />
			<div className="wrap section">
				{isUnknown ? (
					<div className={styles.unknown}>
						<Note tone="look">{say(words.unknown)}</Note>
					</div>
				) : null}
				{list && "pages" in list ? <NoticePages {...list.pages} /> : null}
				{list && "whole" in list ? (
					<Island name="notice-list" of={NoticeList} props={{ notices: list.whole }} />
				) : null}
				<div className={styles.foot}>
					<Note>
						<p>{page.note}</p>
					</Note>
				</div>
			</div>
		</>
	);
}
