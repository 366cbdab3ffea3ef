import { officialLanguage } from "#contract/language.ts";
import { lastMoment } from "#contract/notices.ts";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { dayOfMonth, longMoment, monthAndYear } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { words as shared } from "../../../words/words.ts";
import { archiveColumns } from "./archive-columns.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { leftWords } from "./left-words.ts";
import styles from "./notices.module.css";
import type { Notice } from "./read-notices.ts";
import { kindWords, noticesWords as words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	readonly notices: readonly Notice[];
	readonly typed: string;
	/** Says whether no notice is open; not on later pages. */
	readonly tellsNone: boolean;
}

export function NoticeSections({ notices, typed, tellsNone }: Props) {
	const say = useSay();
	const lang = useLang();
	const open = notices.filter(({ isOpen }) => isOpen);
	const closed = notices.filter(({ isOpen }) => !isOpen);
	return (
		<>
			{open.length > 0 || tellsNone ? (
				<section aria-labelledby="open" className={styles.openNow}>
					<SectionHead id="open" title={say(words.open)} />
					{open.length === 0 ? <p className={styles.none}>{say(shared.noNotices)}</p> : null}
					<ul className={styles.open}>
						{open.map((notice) => (
							<OpenNotice key={notice.id} notice={notice} typed={typed} />
						))}
					</ul>
					<p className="tap">
						<CalendarLink />
					</p>
				</section>
			) : null}
			{closed.length > 0 ? (
				<section aria-labelledby="archive" className={styles.archive}>
					<SectionHead id="archive" title={say(words.archive)} />
					<p className="lead">{say(words.archiveText)}</p>
					<Register caption={say(words.archive)} columns={archiveColumns(lang, typed)} rows={closed} />
				</section>
			) : null}
		</>
	);
}

function OpenNotice({ notice, typed }: { notice: Notice; typed: string }) {
	const say = useSay();
	const lang = useLang();
	const { id, title, date, daysLeft, kind, isNew, isCorrected, reference } = notice;
	const closes = lastMoment(notice);
	return (
		<li>
			<time dateTime={date}>
				{dayOfMonth(date)} <small>{monthAndYear(date, lang)}</small>
			</time>
			<div>
				<h3>
					<PageLink page="notices" search={`?notice=${id}`}>
						<Marked text={title[lang]} typed={typed} />
					</PageLink>
				</h3>
				{lang === officialLanguage ? null : (
					<p lang={officialLanguage} className={styles.official}>
						<Marked text={title[officialLanguage]} typed={typed} />
					</p>
				)}
				<p className={`cluster quiet ${styles.more}`}>
					{isNew ? <b>{say(shared.new)}</b> : null}
					{isCorrected ? <b className={styles.corrected}>{say(words.corrected)}</b> : null}
					<span>
						{say(kindWords[kind])}
						{reference ? ` · ${say(words.number)} ${reference}` : null}
					</span>
					<span>
						{say(words.closesOn)} <time dateTime={closes}>{longMoment(closes, lang)}</time>,{" "}
						<strong>{leftWords(daysLeft, lang)}</strong>
					</span>
				</p>
			</div>
		</li>
	);
}
