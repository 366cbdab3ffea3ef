import { fill } from "#contract/language.ts";
import { dayOfMonth, monthAndYear } from "../../dates.ts";
import { useLang, useSay } from "../../language.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { MovingList } from "../../parts/moving-list/moving-list.tsx";
import { Pause } from "../../parts/pause/pause.tsx";
import { words } from "../../words.ts";
import styles from "./notice-panel.module.css";

export interface Notice {
	readonly id: number;
	readonly title: string;
	readonly date: string;
	readonly address: string;
}

/** "News & Notices" (§2.3): NEW badge, Hindi title and date, each to the e-tender portal; upwards in 20 s, stoppable. */
export function NoticePanel({ notices, portal }: { notices: readonly Notice[]; portal: string | undefined }) {
	const say = useSay();
	const lang = useLang();
	return (
		<section className={styles.panel} aria-labelledby="notices-title">
			<header>
				<h2 id="notices-title">{say(words.newsAndNotices)}</h2>
				<Pause />
			</header>
			{notices.length === 0 ? (
				<p className={styles.none}>{say(words.noNotices)}</p>
			) : (
				<MovingList way="up-20s" label={say(words.newsAndNotices)} className={styles.window}>
					{(tabIndex) =>
						notices.map((notice) => (
							<li key={notice.id}>
								<a
									href={notice.address}
									target="_blank"
									rel="noopener noreferrer"
									tabIndex={tabIndex}
									className={styles.notice}
								>
									<time dateTime={notice.date}>
										{dayOfMonth(notice.date)} <small>{monthAndYear(notice.date, lang)}</small>
									</time>
									<span lang="hi">{notice.title}</span>
									<span className={styles.more}>
										<b>{say(words.new)}</b>
										{say(words.eTenderPortal)} <Icon name="ext" />
										<span className="visually-hidden">{say(words.opensInNewTab)}</span>
									</span>
								</a>
							</li>
						))
					}
				</MovingList>
			)}
			{portal ? (
				<ExternalLink address={portal} className={styles.all}>
					{fill(say(words.allNotices), { count: notices.length })}
				</ExternalLink>
			) : null}
		</section>
	);
}
