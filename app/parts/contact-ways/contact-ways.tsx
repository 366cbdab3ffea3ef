import type { Read } from "#contract/content/kinds.ts";
import { Icon } from "../icon/icon.tsx";
import { ContentLink } from "../link/content-link.tsx";
import styles from "./contact-ways.module.css";

/** A way to reach a person: what to dial or write to, or a page to go to. */
export type Way = NonNullable<Read<"birthCertificatePage">["otherWays"]>[number];

/** What there is to touch: the number, the address, the page. */
export function WayLinks({ way }: { way: Way }) {
	return (
		<>
			{way.phone ? <a href={`tel:${way.phone.replace(/[^\d+]/g, "")}`}>{way.phone}</a> : null}
			{way.email ? <a href={`mailto:${way.email}`}>{way.email}</a> : null}
			{way.link ? <ContentLink to={way.link} /> : null}
		</>
	);
}

/** Other ways than the portal: counter, phone, letter; each with what to touch. */
export function ContactWays({ ways }: { ways: readonly Way[] }) {
	return (
		<ul className={styles.ways}>
			{ways.map((way) => (
				<li key={way.title}>
					<Icon name={way.icon} />
					<div>
						<h3>{way.title}</h3>
						<p>{way.text}</p>
						<WayLinks way={way} />
					</div>
				</li>
			))}
		</ul>
	);
}
