import type { Lang } from "#contract/language.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { OpenNow } from "../../parts/open-now/open-now.tsx";
import type { SlipFact } from "../../parts/page-board/slip.tsx";
import { useSite } from "../../parts/site-data.ts";
import { useSay } from "../../words/language.ts";
import { words as shared } from "../../words/words.ts";
import styles from "./glance.module.css";
import type { Service } from "./read-service.ts";
import type { ServiceSection } from "./sections.tsx";
import page from "./service-page.module.css";
import { words } from "./words.ts";

interface Props {
	facts: NonNullable<Service["atAGlance"]>;
	/** Count of papers to bring; undefined on pages without any. */
	papers: number | undefined;
	sections: readonly Pick<ServiceSection, "id">[];
}

/** Fee, time and number of papers: what a citizen wants to know before reading on, each a link to the section that says more. */
export function factsAtAGlance({ facts, papers, sections }: Props, lang: Lang): readonly SlipFact[] {
	const placeOf = (id: string) => (sections.some((section) => section.id === id) ? `#${id}` : undefined);
	return [
		{ to: placeOf("fee-and-time"), label: words.fee[lang], value: facts.fee },
		{ to: placeOf("fee-and-time"), label: facts.label ?? words.time[lang], value: facts.time },
		...(papers ? [{ to: placeOf("documents"), label: words.papers[lang], value: String(papers) }] : []),
	];
}

/** The same on a phone, below the button; a wide screen has them on the board's slip. */
export function Glance({ facts }: { facts: readonly SlipFact[] }) {
	const say = useSay();
	const { openNow } = useSite();
	return (
		<ul className={styles.glance} aria-label={say(shared.atAGlance)}>
			{facts.map(({ to, label, value }) => {
				const cell = (
					<>
						<span>{label}</span> <b>{value}</b>
					</>
				);
				return <li key={label}>{to ? <a href={to}>{cell}</a> : cell}</li>;
			})}
			{openNow ? (
				<li className={styles.office}>
					<OpenNow />
				</li>
			) : null}
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
