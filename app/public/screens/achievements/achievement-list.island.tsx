import type { Read } from "#contract/content/kinds.ts";
import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import { useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./achievements.module.css";
import { achievementsWords as words } from "./words.ts";
import "../../../look/columns.css";

export default function AchievementList({ achievements }: { achievements: Read<"achievements"> }) {
	const say = useSay();
	const search = useSearchText();
	const found = achievements.filter(({ title, description }) => matches(search.typed, title, description));
	const counts = { found: found.length, count: achievements.length };
	return (
		<>
			<InPageSearch
				label={say(words.search)}
				placeholder={say(words.placeholder)}
				search={search}
				count={fill(say(found.length === achievements.length ? words.count : words.found), counts)}
			/>
			{found.length === 0 ? <p className={styles.none}>{say(siteOutcomes.noAchievements.words)}</p> : null}
			<h2 className="visually-hidden">{say(words.list)}</h2>
			<ul className={`stack ${styles.list}`}>
				{found.map(({ id, title, description, image }) => (
					<li key={id}>
						<Picture picture={image} className="photo" />
						<div>
							<h3>
								<Marked text={title} typed={search.typed} />
							</h3>
							<p>
								<Marked text={description} typed={search.typed} />
							</p>
						</div>
					</li>
				))}
			</ul>
		</>
	);
}
