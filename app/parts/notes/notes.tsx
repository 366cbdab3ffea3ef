import type { PageLink, Portal } from "#contract/content/kinds.ts";
import { ContentLink } from "../link/content-link.tsx";
import { WithPhones } from "../link/with-phones.tsx";
import { Note } from "../note/note.tsx";
import styles from "./notes.module.css";

interface Remark {
	readonly title: string;
	readonly text: string;
	readonly link?: Portal | PageLink | undefined;
}

export function Notes({ notes }: { notes: readonly Remark[] }) {
	return (
		<div className={`flow ${styles.notes}`}>
			{notes.map(({ title, text, link }) => (
				<Note key={title}>
					<h2>{title}</h2>
					<p>
						<WithPhones text={text} />
					</p>
					{link ? <ContentLink to={link} className={styles.link} /> : null}
				</Note>
			))}
		</div>
	);
}
