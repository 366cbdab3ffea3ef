import { officialLanguage } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { NewTabSign } from "../../../parts/link/new-tab-sign.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { MovingList } from "../../../parts/moving-list/moving-list.tsx";
import { Pause } from "../../../parts/pause/pause.tsx";
import { dayOfMonth, monthAndYear } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { words } from "../../../words/words.ts";
import styles from "./notice-panel.module.css";
import { homeWords } from "./words.ts";

export interface Notice {
	readonly id: number;
	readonly title: string;
	readonly date: string;
	readonly isNew: boolean;
	/** The portal where one responds to the notice; one that only informs links to its own page. */
	readonly address: string | undefined;
}

/** "News & Notices" (§2.3): NEW badge, Hindi title and date, each a link to the e-tender portal; scrolls up in 20 s, with Pause. */
export function NoticePanel({
	notices,
	className,
}: {
	notices: readonly Notice[];
	className?: string | undefined;
}) {
	const say = useSay();
	return (
		<section id="tenders" className={`${styles.panel} ${className ?? ""}`} aria-labelledby="notices-title">
			<header>
				<h2 id="notices-title">{say(homeWords.newsAndNotices)}</h2>
				<Pause iconOnly />
			</header>
			{notices.length === 0 ? (
				<p className={styles.none}>{say(words.noNotices)}</p>
			) : (
				<MovingList way="up-20s" label={say(homeWords.newsAndNotices)} className={styles.window}>
					{(tabIndex) =>
						notices.map((notice) => (
							<li key={notice.id}>
								<NoticeRow notice={notice} tabIndex={tabIndex} />
							</li>
						))
					}
				</MovingList>
			)}
			<PageLink page="notices" className={`row label ${styles.all}`}>
				{say(homeWords.allNotices)} <Icon name="right" />
			</PageLink>
		</section>
	);
}

function NoticeRow({ notice, tabIndex }: { notice: Notice; tabIndex: -1 | undefined }) {
	const say = useSay();
	const lang = useLang();
	const { id, title, date, isNew, address } = notice;
	const body = (
		<>
			<time dateTime={date}>
				{dayOfMonth(date)} <small>{monthAndYear(date, lang)}</small>
			</time>
			<span lang={officialLanguage}>{title}</span>
			<span className={`cluster ${styles.more}`}>
				{isNew ? <b>{say(words.new)}</b> : null}
				{address ? (
					<>
						{say(homeWords.eTenderPortal)}
						<NewTabSign />
					</>
				) : null}
			</span>
		</>
	);
	const link = { tabIndex, className: styles.notice, children: body };
	return address ? (
		<a href={address} target="_blank" rel="noopener noreferrer" {...link} />
	) : (
		<Link to={`${pagePath("notices", lang)}?notice=${id}`} {...link} />
	);
}
