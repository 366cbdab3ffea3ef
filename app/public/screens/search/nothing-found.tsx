import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { usePages } from "../../../parts/site-pages.ts";
import { useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import styles from "./search.module.css";
import { searchWords as words } from "./words.ts";

const lists = ["aToZ", "siteMap"] as const;

/** Says what to do next: no dead ends. */
export function NothingFound() {
	const say = useSay();
	const { council } = useSite();
	const pages = usePages();
	return (
		<section aria-labelledby="what-now">
			<h2 id="what-now">{say(words.whatNow)}</h2>
			<ul className={`stack measure ${styles.ways}`}>
				<li>{say(words.spelling)}</li>
				<li>{say(words.otherWord)}</li>
				{lists.map((page) => (
					<li key={page}>
						{say(words.lookThrough)} <PageLink page={page}>{say(pages.byName(page).title)}</PageLink>
					</li>
				))}
				<li>
					{say(words.call)} <a href={dialled(council.helpline)}>{council.helpline}</a>
				</li>
			</ul>
		</section>
	);
}
