import { fill } from "#contract/language.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { useSite } from "../../parts/site-data.ts";
import { usePages } from "../../parts/site-pages.ts";
import { longDate } from "../../words/dates.ts";
import { useLang, useSay } from "../../words/language.ts";
import styles from "./last-updated.module.css";
import { PrintHead } from "./print-head.tsx";
import { frameWords } from "./words.ts";

/** When the content was last reviewed, and an e-mail link to its editor with the page filled in (requirements, Good pages). */
export function LastUpdated() {
	const say = useSay();
	const lang = useLang();
	const { council, publicUrl } = useSite();
	const { pathname } = useLocation();
	const page = usePages().atPath(pathname)?.page;
	// All unknown addresses share one cached page, so the e-mail can't name one.
	const letter = new URLSearchParams(
		page
			? { subject: `${say(frameWords.anythingWrong)} ${pathname}`, body: `${publicUrl}${pathname}\n\n` }
			: { subject: say(frameWords.anythingWrong) },
	);
	return (
		<aside className={`tap small ${styles.row}`} aria-label={say(frameWords.aboutThisPage)}>
			<div className="wrap">
				<span>{fill(say(frameWords.lastUpdated), { date: longDate(council.updated, lang) })}</span>
				{page ? <PrintHead page={page.name} /> : null}
				<a href={`mailto:${council.webInformationManager.email}?${String(letter).replaceAll("+", "%20")}`}>
					{say(frameWords.anythingWrong)}
				</a>
			</div>
		</aside>
	);
}
