import type { ReactNode } from "react";
import { useSay } from "../../../words/language.ts";
import styles from "./directory-section.module.css";
import type { Section } from "./sections.ts";
import { directoryWords as words } from "./words.ts";

interface Props {
	section: Section;
	open: boolean;
	count: number;
	lead: string;
	children: ReactNode;
}

/** One of the three sections: + when it is closed, − when it is open; they share a name, so one is open at a time (§2.8). */
export function DirectorySection({ section, open, count, lead, children }: Props) {
	const say = useSay();
	return (
		<details name="directory" data-section={section} open={open} className={styles.section}>
			<summary>
				<h2>{say(words[section])}</h2>
				<span className={styles.count}>{count}</span>
				<span className={`quiet measure ${styles.lead}`}>{lead}</span>
				<span aria-hidden="true" className={styles.plus}>
					+
				</span>
				<span aria-hidden="true" className={styles.minus}>
					−
				</span>
			</summary>
			<div className={styles.body}>{children}</div>
		</details>
	);
}
