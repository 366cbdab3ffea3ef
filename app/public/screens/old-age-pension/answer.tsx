import type { Read } from "#contract/content/kinds.ts";
import type { PensionSchemeKey } from "#contract/content/pension-rules.ts";
import { type Reading, verdictOn } from "#contract/eligibility.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { ContentLink } from "../../../parts/link/content-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./check.module.css";
import { type SchemeTitles, schemeSearch } from "./chosen-scheme.ts";
import { words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	reading: Reading;
	titles: SchemeTitles;
	chosen: PensionSchemeKey;
	eligibility: Read<"eligibility">;
}

/** Eligible or not, why not, and what instead; names the other schemes that fit. */
export function Answer({ reading, titles, chosen, eligibility }: Props) {
	const say = useSay();
	const page = pagePath("oldAgePension", useLang());
	if (reading.state !== "answered") return null;
	const { refusals, others } = verdictOn(chosen, reading.answers);
	const fitting = others.filter((key) => titles[key]);
	return (
		<>
			{refusals.length === 0 ? (
				<Note tone="good">
					<h3>{eligibility.eligible[chosen].title}</h3>
					<p>{eligibility.eligible[chosen].text}</p>
				</Note>
			) : (
				<Note tone="bad">
					<h3>{fill(say(words.notThisOne), { scheme: titles[chosen] ?? "" })}</h3>
					<ul className="stack measure">
						{refusals.map((name) => {
							const { why, instead, link } = eligibility.refusals[name];
							return (
								<li key={name}>
									<p>
										<strong>{why}</strong>
									</p>
									<p>
										{say(words.whatInstead)} {instead}
									</p>
									{link ? <ContentLink to={link} className={styles.link} /> : null}
								</li>
							);
						})}
					</ul>
				</Note>
			)}
			{refusals.length === 0 && fitting.length > 0 ? <p>{say(words.alsoFits)}</p> : null}
			{fitting.map((key) => (
				<Note key={key} tone="good">
					<h3>{eligibility.eligible[key].title}</h3>
					<p>{eligibility.eligible[key].text}</p>
					<p className={styles.other}>
						<Link
							to={`${page}${schemeSearch(key)}#scheme-title`}
							preserveScroll
							className={buttonClass("line")}
						>
							{fill(say(words.seeScheme), { scheme: titles[key] ?? "" })}
						</Link>
					</p>
				</Note>
			))}
		</>
	);
}
