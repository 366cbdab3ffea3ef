import type { ReactNode } from "react";
import type { DocumentLink } from "#contract/content/kinds.ts";
import { PageBoard } from "../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../parts/reviewed/reviewed.tsx";
import { Contents } from "../service-page/aside.tsx";
import styles from "./reading-page.module.css";
import { type ReadingSection, SectionBody } from "./section-body.tsx";

interface ReadingContent {
	readonly lead: string;
	readonly owner: string;
	readonly reviewed: string;
	readonly sections: readonly ReadingSection[];
}

interface Props {
	page: string;
	content: ReadingContent;
	/** Every document of the council, for sections that show all of a kind. */
	documents: readonly DocumentLink[];
	/** Whom to ask about this page. */
	aside: ReactNode;
}

/** A page of text: its contents, then the sections, each with its own fragment (`#privacy`). */
export function ReadingPage({ page, content, documents, aside }: Props) {
	const { lead, owner, reviewed, sections } = content;
	return (
		<>
			<PageBoard page={page} lead={lead} />
			<div className={`wrap section ${styles.columns}`}>
				<div className={styles.contents}>
					<Contents sections={sections} />
				</div>
				<div className={styles.main}>
					{sections.map(({ id, ...section }) => (
						<section key={id} id={id} aria-labelledby={`${id}-title`}>
							<h2 id={`${id}-title`}>{section.title}</h2>
							<SectionBody section={section} documents={documents} />
						</section>
					))}
				</div>
				<div className={styles.aside}>{aside}</div>
			</div>
			<Reviewed owner={owner} reviewed={reviewed} />
		</>
	);
}
