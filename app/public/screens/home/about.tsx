import type { Read } from "#contract/content/kinds.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { longDate } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./about.module.css";
import { homeWords } from "./words.ts";
import "../../../look/columns.css";

type Home = Read<"home">;

/** The About Us box with the council's work, and the NEWS box with its one picture (§2.3). */
export function About({ about, news }: { about: Home["about"]; news: Home["news"] }) {
	const say = useSay();
	const lang = useLang();
	return (
		<div className={`wrap section split ${styles.columns}`}>
			<section aria-labelledby="about-title">
				<SectionHead id="about-title" title={say(homeWords.aboutUs)} />
				<Picture picture={about.picture} className={styles.wide} />
				<p>{about.text}</p>
				<ul className={`stack ${styles.topics}`}>
					{about.topics.map(({ icon, label, page }) => (
						<li key={label}>
							<Link to={page.href}>
								<Icon name={icon} />
								{label}
							</Link>
						</li>
					))}
					<li>
						<PageLink page="introduction">
							<Icon name="right" />
							{say(homeWords.townIntroduction)}
						</PageLink>
					</li>
				</ul>
			</section>
			<section aria-labelledby="news-title" className={styles.news}>
				<SectionHead id="news-title" title={say(homeWords.news)} />
				<Picture picture={news.picture} />
				<h3>
					<Link to={news.page.href} className={stretched.link}>
						{news.title}
					</Link>
				</h3>
				<p className="quiet">
					<time dateTime={news.date}>{longDate(news.date, lang)}</time>
				</p>
			</section>
		</div>
	);
}
