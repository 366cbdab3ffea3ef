import { Icon } from "../../parts/icon/icon.tsx";
import { useSay } from "../../words/language.ts";
import styles from "./glance.module.css";
import type { Service } from "./read-service.ts";
import type { ServiceSection } from "./sections.tsx";
import page from "./service-page.module.css";
import { words } from "./words.ts";

interface Props {
	facts: NonNullable<Service["atAGlance"]>;
	/** How many to bring; left out on a page to which nobody brings any. */
	papers: number | undefined;
	/** Those that the page has: a fact leads to its section. */
	sections: readonly Pick<ServiceSection, "id">[];
}

/** Fee, time and number of papers: what a citizen wants to know before reading on, each a link to the section that says more. */
export function Glance({ facts, papers, sections }: Props) {
	const say = useSay();
	const cells = [
		{ to: "fee-and-time", label: words.fee, value: facts.fee },
		{ to: "fee-and-time", label: words.time, value: facts.time },
		...(papers ? [{ to: "documents", label: words.papers, value: String(papers) }] : []),
	];
	return (
		<ul className={styles.glance} aria-label={say(words.atAGlance)}>
			{cells.map(({ to, label, value }) => {
				const cell = (
					<>
						<span>{say(label)}</span> <b>{value}</b>
					</>
				);
				return (
					<li key={label.en}>
						{sections.some(({ id }) => id === to) ? <a href={`#${to}`}>{cell}</a> : cell}
					</li>
				);
			})}
		</ul>
	);
}

/** The contents of the page on a phone, closed; a wide screen has them beside the page. */
export function ContentsOnPhones({ sections }: { sections: readonly ServiceSection[] }) {
	const say = useSay();
	return (
		<details className={styles.contents}>
			<summary>
				{say(words.onThisPage)} <Icon name="down" />
			</summary>
			<ol className={page.links}>
				{sections.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ol>
		</details>
	);
}
