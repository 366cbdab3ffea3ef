import type { ReactNode } from "react";
import type { DocumentLink } from "#contract/content/kinds.ts";
import { Accordion } from "../../parts/accordion/accordion.tsx";
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
	documents: readonly DocumentLink[];
	aside: ReactNode;
	/** For a page that is looked up rather than read: its sections open one by one, and are their own contents. */
	folded?: boolean;
}

/** A page of text: its contents, then the sections, each with its own fragment (`#privacy`). */
export function ReadingPage({ page, content, documents, aside, folded = false }: Props) {
	const { lead, owner, reviewed, sections } = content;
	return (
		<>
			<PageBoard page={page} lead={lead} />
			<div className={`wrap section ${styles.columns}`}>
				<div className={folded ? `${styles.contents} ${styles.wide}` : styles.contents}>
					<Contents sections={sections} />
				</div>
				<div className={`stack ${styles.main}`}>
					{folded ? (
						<Accordion
							items={sections.map(({ id, ...section }) => ({
								id,
								title: section.title,
								body: <SectionBody section={section} documents={documents} />,
							}))}
						/>
					) : (
						sections.map(({ id, ...section }) => (
							<section key={id} id={id} aria-labelledby={`${id}-title`}>
								<h2 id={`${id}-title`}>{section.title}</h2>
								<SectionBody section={section} documents={documents} />
							</section>
						))
					)}
				</div>
				<div className={styles.aside}>{aside}</div>
			</div>
			<Reviewed owner={owner} reviewed={reviewed} />
		</>
	);
}
