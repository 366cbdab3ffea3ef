import { Link } from "react-router";
import { fill } from "#contract/language.ts";
import { longDate } from "../../dates.ts";
import { useLang, useSay } from "../../language.ts";
import type { Service } from "./read-service.ts";
import styles from "./service-page.module.css";
import { words } from "./words.ts";

/** Services that people of this page often need next. */
export function Related({ pages }: { pages: NonNullable<Service["related"]> }) {
	return (
		<section className={styles.related} aria-labelledby="related-title">
			<h2 id="related-title">{useSay()(words.related)}</h2>
			<ul className={styles.links}>
				{pages.map(({ href, title }) => (
					<li key={href}>
						<Link to={href}>{title}</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Who answers for the page, and when it was last read through (good-pages.md, lifecycle). */
export function Owner({ owner, reviewed }: Pick<Service, "owner" | "reviewed">) {
	const say = useSay();
	const lang = useLang();
	return (
		<p className={styles.owner}>
			{fill(say(words.owner), { owner })} {fill(say(words.reviewed), { date: longDate(reviewed, lang) })}
		</p>
	);
}
