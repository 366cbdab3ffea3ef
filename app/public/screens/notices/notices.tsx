import type { Lang } from "#contract/language.ts";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf, useSay } from "../../../words/language.ts";
import { read } from "../../context.ts";
import { correctionsIn } from "../../datasets/corrections.ts";
import { readingOf } from "../../datasets/reading.ts";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import NoticeList from "./notice-list.island.tsx";
import styles from "./notices.module.css";
import { OneNotice } from "./one-notice.tsx";
import { readNotices } from "./read-notices.ts";
import { noticesWords as words } from "./words.ts";

export function loader({ request, context }: LoaderArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const lang = langOf(pathname);
	const page = read(context, "noticesPage", lang);
	const notices = readNotices(context, lang);
	const noticeId = searchParams.get("notice");
	const one = notices.find(({ id }) => String(id) === noticeId);
	const documents = one ? read(context, "documents", lang).filter(({ notice }) => notice === one.id) : [];
	const corrections = one ? correctionsIn(readingOf(context, lang)).get(one.id) : undefined;
	return {
		page,
		one,
		documents,
		corrections,
		notices: one ? [] : notices,
		isUnknown: noticeId !== null && !one,
	};
}

type Data = ReturnType<typeof loader>;

export const status = ({ isUnknown }: Data) => (isUnknown ? 404 : 200);

/** The head of one notice has its own title and address. */
export const head = ({ one }: Data, lang: Lang) =>
	one ? { title: one.title[lang], description: one.summary, search: `?notice=${one.id}` } : {};

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

function AllNotices({ page, notices, isUnknown }: Data) {
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
				<Island name="notice-list" of={NoticeList} props={{ notices }} />
				<div className={styles.foot}>
					<Note>
						<p>{page.note}</p>
					</Note>
				</div>
			</div>
		</>
	);
}
