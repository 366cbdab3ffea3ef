import type { DocumentLink } from "#contract/content/kinds.ts";
import { type Passage, PassageBody } from "./passage.tsx";
import styles from "./section-body.module.css";

export interface ReadingSection extends Passage {
	readonly id: string;
	readonly parts?: readonly Passage[] | undefined;
}

interface Props {
	section: Passage & Pick<ReadingSection, "parts">;
	/** Every document of the council, for sections that show all of a kind. */
	documents: readonly DocumentLink[];
}

export function SectionBody({ section, documents }: Props) {
	const { parts = [], ...passage } = section;
	return (
		<div className={styles.body}>
			<PassageBody passage={passage} documents={documents} />
			{parts.map((part) => (
				<div key={part.title} className={styles.part}>
					<h3>{part.title}</h3>
					<PassageBody passage={part} documents={documents} />
				</div>
			))}
		</div>
	);
}
