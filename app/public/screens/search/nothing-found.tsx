import { pageByName } from "#contract/pages.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import styles from "./search.module.css";
import { searchWords as words } from "./words.ts";

const lists = ["aToZ", "siteMap"] as const;

/** Says what to do next: no dead ends. */
export function NothingFound() {
	const say = useSay();
	const { council } = useSite();
	return (
		<section aria-labelledby="what-now">
			<h2 id="what-now">{say(words.whatNow)}</h2>
			<ul className={styles.ways}>
				<li>{say(words.spelling)}</li>
				<li>{say(words.otherWord)}</li>
				{lists.map((page) => (
					<li key={page}>
						{say(words.lookThrough)} <PageLink page={page}>{say(pageByName(page).title)}</PageLink>
					</li>
				))}
				<li>
					{say(words.call)} <a href={dialled(council.helpline)}>{council.helpline}</a>
				</li>
			</ul>
		</section>
	);
}
