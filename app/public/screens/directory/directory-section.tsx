import type { ReactNode } from "react";
import { useSay } from "../../../words/language.ts";
import styles from "./directory-section.module.css";
import type { Section } from "./sections.ts";
import { directoryWords as words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	section: Section;
	open: boolean;
	lead: string;
	children: ReactNode;
}

/** One of the three sections: + when it is closed, − when it is open; they share a name, so one is open at a time (§2.8). */
export function DirectorySection({ section, open, lead, children }: Props) {
	const say = useSay();
	return (
		<details name="directory" data-section={section} open={open} className={styles.section}>
			<summary>
				<h2>{say(words[section])}</h2>
				<span aria-hidden="true" className={styles.plus}>
					+
				</span>
				<span aria-hidden="true" className={styles.minus}>
					−
				</span>
			</summary>
			<div className={styles.body}>
				<p className="measure lead">{lead}</p>
				{children}
			</div>
		</details>
	);
}
