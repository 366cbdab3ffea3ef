import { useLocation } from "react-router";
import { fill } from "#contract/language.ts";
import { longDate } from "../dates.ts";
import { useLang, useSay } from "../language.ts";
import { words } from "../words.ts";
import styles from "./last-updated.module.css";
import { useSite } from "./site-data.ts";

/** When the content was last gone through, and a letter to its keeper with the page filled in (good-pages.md). */
export function LastUpdated() {
	const say = useSay();
	const lang = useLang();
	const { council, publicUrl } = useSite();
	const { pathname } = useLocation();
	const letter = new URLSearchParams({
		subject: `${say(words.anythingWrong)} ${pathname}`,
		body: `${publicUrl}${pathname}\n\n`,
	});
	return (
		<aside className={styles.row} aria-label={say(words.aboutThisPage)}>
			<div className="wrap">
				<span>{fill(say(words.lastUpdated), { date: longDate(council.updated, lang) })}</span>
				<a href={`mailto:${council.webInformationManager.email}?${String(letter).replaceAll("+", "%20")}`}>
					{say(words.anythingWrong)}
				</a>
			</div>
		</aside>
	);
}
