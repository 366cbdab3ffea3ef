import type { DocumentLink } from "#contract/content/kinds.ts";
import { fill } from "#contract/language.ts";
import { lastMoment } from "#contract/notices.ts";
import { DocumentList } from "../../../parts/document-link/document-link.tsx";
import { Facts } from "../../../parts/facts/facts.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { longDate, longMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import type { Correction } from "../../datasets/corrections.ts";
import { Apply } from "../../service-page/apply.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { correctionWords } from "./correction-words.ts";
import { Corrections } from "./corrections.tsx";
import { leftWords } from "./left-words.ts";
import styles from "./notices.module.css";
import type { Notice } from "./read-notices.ts";
import { kindWords, noticesWords as words } from "./words.ts";

/** Everything about one notice, at the same address when it has closed. */
export function OneNotice({
	notice,
	files,
	corrections = [],
	note,
}: {
	notice: Notice;
	files: readonly DocumentLink[];
	corrections?: readonly Correction[] | undefined;
	note: string;
}) {
	const say = useSay();
	const lang = useLang();
	const { title, kind, date, opens, daysLeft, documents, portal, isOpen, reference } = notice;
	const [latest] = corrections;
	const day = (value: string) => longDate(value, lang);
	const closes = longMoment(lastMoment(notice), lang);
	const facts = [
		{
			label: say(words.kind),
			value: say(kindWords[kind]),
			...(reference && { note: `${say(words.number)} ${reference}` }),
		},
		{
			label: say(words.published),
			value: day(date),
			note: latest && fill(say(correctionWords.corrected), { date: day(latest.date) }),
		},
		isOpen
			? { label: say(words.closes), value: closes, note: leftWords(daysLeft, lang) }
			: { label: say(words.closed), value: closes },
		...(opens ? [{ label: say(words.opens), value: day(opens) }] : []),
		...(["estimate", "earnestMoney", "fee"] as const).flatMap((name) => {
			const value = notice[name];
			return value ? [{ label: say(words[name]), value }] : [];
		}),
	];
	return (
		<>
			<PageBoard page="notices" title={title} />
			<div className={`wrap section stack ${styles.one}`}>
				<Note tone={isOpen ? "good" : "look"}>
					<p>{fill(say(isOpen ? words.isOpen : words.isClosed), { date: closes })}</p>
				</Note>
				<Facts facts={facts} />
				{latest ? <Corrections corrections={corrections} /> : null}
				<section aria-labelledby="about">
					<h2 id="about">{say(words.about)}</h2>
					<p>{notice.summary}</p>
				</section>
				{files.length > 0 ? (
					<section aria-labelledby="files">
						<h2 id="files">{say(words.files)}</h2>
						<DocumentList documents={files} label={say(words.files)} />
					</section>
				) : null}
				{documents ? (
					<section aria-labelledby="documents">
						<h2 id="documents">{say(words.documents)}</h2>
						<p>{documents}</p>
					</section>
				) : null}
				{portal && isOpen ? <Apply apply={{ portal, label: say(words.answer) }} /> : null}
				<div className="link-row">
					{portal && !isOpen ? <ExternalLink address={portal.address}>{portal.name}</ExternalLink> : null}
					{isOpen ? <CalendarLink /> : null}
					<PageLink page="notices">{say(words.allNotices)}</PageLink>
				</div>
				<Note>
					<p>{note}</p>
				</Note>
			</div>
		</>
	);
}
