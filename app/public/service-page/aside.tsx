import { Icon } from "../../parts/icon/icon.tsx";
import { MailLink } from "../../parts/link/mail-link.tsx";
import { OpenNow } from "../../parts/open-now/open-now.tsx";
import { useSay } from "../../words/language.ts";
import type { Office } from "./read-service.ts";
import type { ServiceSection } from "./sections.tsx";
import styles from "./service-page.module.css";
import { words } from "./words.ts";

/** Links to the sections of the page; left out on phones, where the sections follow at once. */
export function Contents({ sections }: { sections: readonly Pick<ServiceSection, "id" | "title">[] }) {
	const say = useSay();
	return (
		<nav className={styles.contents} aria-labelledby="contents-title">
			<h2 id="contents-title">{say(words.onThisPage)}</h2>
			<ol className={styles.links}>
				{sections.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

export function Counter({ office }: { office: Office }) {
	const say = useSay();
	return (
		<section className={styles.counter} aria-labelledby="counter-title">
			<h2 id="counter-title">{say(words.atTheOffice)}</h2>
			<ul className={`tap ${styles.office}`}>
				<li>
					<Icon name="map" />
					<span>{office.address}</span>
				</li>
				<li>
					<Icon name="clock" />
					<span>
						{office.hours}
						<OpenNow />
						<small>{office.holidays}</small>
					</span>
				</li>
				<li>
					<Icon name="phone" />
					<a href={`tel:${office.helpline.replace(/[^\d+]/g, "")}`}>{office.helpline}</a>
				</li>
				<li>
					<Icon name="mail" />
					<MailLink address={office.email} />
				</li>
			</ul>
		</section>
	);
}
