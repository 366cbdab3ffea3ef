import type { Portal, Read } from "#contract/content/kinds.ts";
import { useSay } from "../../language.ts";
import { dialled } from "../../numbers.ts";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { SectionHead } from "../../parts/section-head/section-head.tsx";
import { words as shared } from "../../words.ts";
import styles from "./office.module.css";
import { contactWords as words } from "./words.ts";

interface Props {
	office: {
		readonly address: string;
		readonly hours: string;
		readonly holidays: string;
		readonly map: Portal;
		readonly visit: readonly string[];
	};
	webManager: Read<"council">["webInformationManager"];
}

/** Where the office is, when it is open, what to bring; and who answers for the website, whom GIGW wants named. */
export function Office({ office, webManager }: Props) {
	const say = useSay();
	return (
		<div className={`wrap section ${styles.columns}`}>
			<section aria-labelledby="office">
				<SectionHead id="office" title={say(words.office)} />
				<dl className={styles.facts}>
					<div>
						<dt>{say(words.address)}</dt>
						<dd>{office.address}</dd>
					</div>
					<div>
						<dt>{say(words.hours)}</dt>
						<dd>{office.hours}</dd>
					</div>
					<div>
						<dt>{say(words.closed)}</dt>
						<dd>{office.holidays}</dd>
					</div>
					<div>
						<dt>{say(words.map)}</dt>
						<dd className={styles.links}>
							<ExternalLink address={office.map.address}>{say(shared.openTheMap)}</ExternalLink>
							<PageLink page="reach">{say(words.howToReach)}</PageLink>
						</dd>
					</div>
				</dl>
				{office.visit.map((text) => (
					<p key={text} className={styles.visit}>
						{text}
					</p>
				))}
			</section>
			<section aria-labelledby="web-manager" className={styles.manager}>
				<h2 id="web-manager">{say(words.webManager)}</h2>
				<p>
					<b>{webManager.name}</b>
				</p>
				<p>{say(words.webManagerText)}</p>
				<p className={styles.links}>
					<a href={dialled(webManager.phone)}>{webManager.phone}</a>
					<a href={`mailto:${webManager.email}`}>{webManager.email}</a>
				</p>
			</section>
		</div>
	);
}
