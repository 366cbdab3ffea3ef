import { language, officialFirst, otherLanguages } from "#contract/language.ts";
import { topBarButtons } from "#contract/navigation.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/navigation.ts";
import { Preferences } from "../../parts/preferences/preferences.tsx";
import { useSite } from "../../parts/site-data.ts";
import { usePages } from "../../parts/site-pages.ts";
import { useLang, useSay } from "../../words/language.ts";
import { MenuLink } from "./menu-link.tsx";
import styles from "./top-bar.module.css";
import { frameWords } from "./words.ts";

const icons = ["phone", "mail"];

/** Council name in both scripts, language, text size, contrast, HelpLine and Email us (§2.1; requirements, The shared frame). */
export function TopBar() {
	const say = useSay();
	const { names } = useSite();
	return (
		<section className={styles.bar} aria-label={say(frameWords.topBar)}>
			<div className={`wrap cluster ${styles.row}`}>
				<p className={`row ${styles.names}`}>
					{officialFirst.map((lang) => (
						<span key={lang} lang={lang}>
							{names[lang]}
						</span>
					))}
				</p>
				<LanguageSwitch />
				<Preferences />
				{topBarButtons.map((entry, index) => (
					<MenuLink key={entry.label.en} entry={entry} icon={icons[index]} className={styles.contact} />
				))}
			</div>
		</section>
	);
}

/** Links to the same page in each other language, named in that language, with its search parameters. */
function LanguageSwitch() {
	const lang = useLang();
	const { pathname, search } = useLocation();
	const pages = usePages();
	const page = pages.atPath(pathname)?.page.name ?? "home";
	return otherLanguages(lang).map((other) => (
		<Link
			key={other}
			to={pages.path(page, other) + (page === "home" ? "" : search)}
			// The reader continues in the other language at the same scroll position.
			preserveScroll
			lang={other}
			hrefLang={other}
			className={styles.language}
		>
			{language(other).name}
		</Link>
	));
}
