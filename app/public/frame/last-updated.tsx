import { fill, type Text } from "#contract/language.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useSite } from "../../parts/site-data.ts";
import { usePages } from "../../parts/site-pages.ts";
import { longDate } from "../../words/dates.ts";
import { useLang, useSay } from "../../words/language.ts";
import styles from "./last-updated.module.css";
import { PrintHead } from "./print-head.tsx";
import { frameWords } from "./words.ts";

/** Stands here alone, as the titles of pages are in every page's script. */
const isAnythingWrong: Text = { en: "Is anything wrong with this page?", hi: "क्या इस पृष्ठ पर कुछ ग़लत है?" };

/** Day of the content's last review, and a link to say what is wrong with the page (requirements, Good pages). */
export function LastUpdated() {
	const say = useSay();
	const lang = useLang();
	const pages = usePages();
	const { council } = useSite();
	const { pathname } = useLocation();
	const page = pages.atPath(pathname)?.page;
	return (
		<aside className={`tap small ${styles.row}`} aria-label={say(frameWords.aboutThisPage)}>
			<div className="wrap">
				<span>{fill(say(frameWords.lastUpdated), { date: longDate(council.updated, lang) })}</span>
				{page ? <PrintHead page={page.name} /> : null}
				{/* All unknown addresses share one cached page, so the form can't name one. */}
				<PageLink page="feedback" search={page && `?page=${pathname}`}>
					{say(isAnythingWrong)}
				</PageLink>
			</div>
		</aside>
	);
}
