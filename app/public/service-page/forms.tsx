import { ExternalLink } from "../../parts/link/external-link.tsx";
import { useSay } from "../../words/language.ts";
import type { Service } from "./read-service.ts";
import styles from "./service-page.module.css";
import { words } from "./words.ts";

/** A form by its name, with a link to it or a note that the counter has it. */
export function Forms({ forms }: { forms: NonNullable<Service["forms"]> }) {
	const say = useSay();
	return (
		<ul className={styles.forms}>
			{forms.map(({ title, text, portal }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
					{portal ? (
						<ExternalLink address={portal.address}>{portal.name}</ExternalLink>
					) : (
						<p>{say(words.askAtTheCounter)}</p>
					)}
				</li>
			))}
		</ul>
	);
}
