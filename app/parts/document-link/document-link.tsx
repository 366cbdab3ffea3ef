import type { DocumentLink as Document } from "#contract/content/kinds.ts";
import { useLang } from "../../words/language.ts";
import { Icon } from "../icon/icon.tsx";
import { documentFacts } from "./document-facts.ts";
import styles from "./document-link.module.css";

interface Props {
	documents: readonly Document[];
	label: string;
}

/** Documents (PDF) as links that say what a reader will get; the words stand inside the link, so that they are heard with it. */
export function DocumentList({ documents, label }: Props) {
	const lang = useLang();
	return (
		<ul className="tap" aria-label={label}>
			{documents.map((document) => (
				<li key={document.id}>
					<a href={document.file.href} type="application/pdf" className={styles.link}>
						<Icon name="doc" />
						<span>
							<b>{document.title}</b>
							<small>{documentFacts(document, lang)}</small>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
