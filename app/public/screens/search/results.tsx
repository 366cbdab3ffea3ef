import { type Answer, type Found, perhapsWords, type SearchGroup, searchGroups } from "#contract/search.ts";
import { search as limits } from "#contract/site/limits.ts";
import { Link } from "../../../navigation/link.tsx";
import { MarkedCut } from "../../../parts/in-page-search/marked.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./search.module.css";
import { searchWords as words } from "./words.ts";

type Facts = Readonly<Record<string, string | undefined>>;

/** The best results first, of whatever kind; then the others by kind, and what perhaps is meant. */
export function Results({ answer: { found, perhaps }, facts }: { answer: Answer; facts: Facts }) {
	const say = useSay();
	const best = found.slice(0, limits.best);
	const others = found.slice(limits.best);
	const groups = (Object.keys(searchGroups) as SearchGroup[])
		.map((group) => ({ group, results: others.filter((result) => result.group === group) }))
		.filter(({ results }) => results.length > 0);
	return (
		<div className={`stack ${styles.results}`}>
			{best.length > 0 ? (
				<section aria-labelledby="best">
					<h2 id="best">{say(words.bestMatches)}</h2>
					<ResultList results={best} facts={facts} tellsGroup />
				</section>
			) : null}
			{groups.map(({ group, results }) => (
				<section key={group} aria-labelledby={`found-${group}`}>
					<h2 id={`found-${group}`}>{say(searchGroups[group])}</h2>
					<ResultList results={results} facts={facts} />
				</section>
			))}
			{perhaps.length > 0 ? (
				<section aria-labelledby="perhaps">
					<h2 id="perhaps">{say(perhapsWords)}</h2>
					<ResultList results={perhaps} facts={facts} tellsGroup />
				</section>
			) : null}
		</div>
	);
}

function ResultList({
	results,
	facts,
	tellsGroup = false,
}: {
	results: readonly Found[];
	facts: Facts;
	tellsGroup?: boolean;
}) {
	const say = useSay();
	return (
		<ul className={styles.list}>
			{results.map((result) => (
				<li key={result.href + result.title.join("")}>
					<h3>
						<Link to={result.href}>
							<MarkedCut cut={result.title} />
						</Link>
						{facts[result.href] ? <b>{facts[result.href]}</b> : null}
						{tellsGroup ? <small>{say(searchGroups[result.group])}</small> : null}
					</h3>
					{result.other ? (
						<p lang={result.other.lang} className={styles.other}>
							<MarkedCut cut={result.other.title} />
						</p>
					) : null}
					<p>
						<MarkedCut cut={result.passage} />
					</p>
				</li>
			))}
		</ul>
	);
}
