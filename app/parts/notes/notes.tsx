import type { PageLink, Portal } from "#contract/content/kinds.ts";
import { ContentLink } from "../link/content-link.tsx";
import { Note } from "../note/note.tsx";
import styles from "./notes.module.css";

interface Remark {
	readonly title: string;
	readonly text: string;
	readonly link?: Portal | PageLink | undefined;
}

/** Remarks under titles of their own, side by side where there is room, each with its way on. */
export function Notes({ notes }: { notes: readonly Remark[] }) {
	return (
		<div className={styles.notes}>
			{notes.map(({ title, text, link }) => (
				<Note key={title}>
					<h2>{title}</h2>
					<p>{text}</p>
					{link ? <ContentLink to={link} className={styles.link} /> : null}
				</Note>
			))}
		</div>
	);
}
