import { DocumentList } from "../../parts/document-link/document-link.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { useSay } from "../../words/language.ts";
import type { Service } from "./read-service.ts";
import styles from "./service-page.module.css";
import { words } from "./words.ts";

/** A form by its name, with a link to it or a note that the counter has it. */
export function Forms({ forms }: { forms: NonNullable<Service["forms"]> }) {
	const say = useSay();
	return (
		<ul className={`stack ${styles.forms}`}>
			{forms.map(({ title, text, portal, document }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
					{document ? <DocumentList documents={[document]} label={title} /> : null}
					{portal ? <ExternalLink address={portal.address}>{portal.name}</ExternalLink> : null}
					{portal || document ? null : <p>{say(words.askAtTheCounter)}</p>}
				</li>
			))}
		</ul>
	);
}
