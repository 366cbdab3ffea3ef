import type { Read } from "#contract/content/kinds.ts";
import { Icon } from "../icon/icon.tsx";
import { ContentLink } from "../link/content-link.tsx";
import { WithPhones } from "../link/with-phones.tsx";
import styles from "./contact-ways.module.css";

export type Way = NonNullable<Read<"birthCertificatePage">["otherWays"]>[number];

export function WayLinks({ way }: { way: Way }) {
	return (
		<>
			{way.phone ? <a href={`tel:${way.phone.replace(/[^\d+]/g, "")}`}>{way.phone}</a> : null}
			{way.email ? <a href={`mailto:${way.email}`}>{way.email}</a> : null}
			{way.link ? <ContentLink to={way.link} /> : null}
		</>
	);
}

export function ContactWays({ ways }: { ways: readonly Way[] }) {
	return (
		<ul className={`flow ${styles.ways}`}>
			{ways.map((way) => (
				<li key={way.title}>
					<Icon name={way.icon} />
					<div>
						<h3>{way.title}</h3>
						<p className="quiet">
							<WithPhones text={way.text} />
						</p>
						<WayLinks way={way} />
					</div>
				</li>
			))}
		</ul>
	);
}
