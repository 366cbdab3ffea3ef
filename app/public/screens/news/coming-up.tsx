import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { dayOfMonth, monthAndYear } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./coming-up.module.css";
import { newsWords as words } from "./words.ts";

export interface Coming {
	readonly date: string;
	/** A notice holds until its day; on a holiday the office is closed. */
	readonly kind: "until" | "closed";
	readonly title: string;
	readonly href?: string;
}

/** Coming days, the nearest first, and a calendar file of them. */
export function ComingUp({ coming, calendar }: { coming: readonly Coming[]; calendar: string }) {
	const say = useSay();
	const lang = useLang();
	if (coming.length === 0) return null;
	return (
		<section className={`section-chuna ${styles.band}`} aria-labelledby="coming-up">
			<div className={`wrap stack ${styles.coming}`}>
				<h2 id="coming-up">{say(words.comingUp)}</h2>
				<ul>
					{coming.map(({ date, kind, title, href }) => (
						<li key={date + title}>
							<time dateTime={date}>
								{dayOfMonth(date)} <small>{monthAndYear(date, lang)}</small>
							</time>
							<p className="tap">
								<small>{say(words[kind])}</small>
								{href ? <Link to={href}>{title}</Link> : <b>{title}</b>}
							</p>
						</li>
					))}
				</ul>
				<p className="tap" data-screen-only="">
					<Icon name="cal" /> <a href={calendar}>{say(words.calendar)}</a>
				</p>
			</div>
		</section>
	);
}
