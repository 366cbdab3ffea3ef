import { useSay } from "../../../words/language.ts";
import styles from "./second-part.module.css";
import { servicesWords as words } from "./words.ts";

export function SecondPart({ hasConnection }: { hasConnection: boolean }) {
	const say = useSay();
	const parts = [
		["about-title", words.about],
		["duties-title", words.duties],
		["water-title", words.waterWork],
		...(hasConnection ? ([["connection-title", words.connection]] as const) : []),
	] as const;
	return (
		<nav className={`wrap ${styles.parts}`} aria-labelledby="more-title" data-screen-only="">
			<h2 id="more-title">{say(words.more)}</h2>
			<ol className={`stack ${styles.list}`}>
				{parts.map(([id, title]) => (
					<li key={id}>
						<a href={`#${id}`}>{say(title)}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
