import { filePath } from "#contract/files.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./open-data.module.css";
import { openDataWords as words } from "./words.ts";

const feeds = [
	{ file: "feed", title: words.feed, note: words.feedNote },
	{ file: "calendar", title: words.calendar, note: words.calendarNote },
	{ file: "complaintFeed", title: words.complaints, note: words.complaintsNote },
	{ file: "officeCard", title: words.officeCard, note: words.officeCardNote },
	{ file: "officerCards", title: words.officerCards, note: words.officerCardsNote },
] as const;

export function Feeds() {
	const say = useSay();
	const lang = useLang();
	return (
		<ul className={`tap stack ${styles.feeds}`}>
			{feeds.map(({ file, title, note }) => (
				<li key={file}>
					<h3>
						<a href={filePath(file, lang)}>{say(title)}</a>
					</h3>
					<p className="quiet">{say(note)}</p>
				</li>
			))}
		</ul>
	);
}
