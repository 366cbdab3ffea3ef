import type { ReactNode } from "react";
import styles from "./accordion.module.css";

interface Item {
	readonly title: string;
	readonly body: ReactNode;
}

interface Props {
	items: readonly Item[];
	/** With a name, opening one closes the others (§2.12, §4): the browser does it. */
	name?: string;
}

/** Questions that open to their answers: native, so no script; paper shows all answers. */
export function Accordion({ items, name }: Props) {
	return (
		<div className={styles.accordion}>
			{items.map(({ title, body }) => (
				<details key={title} name={name}>
					<summary>{title}</summary>
					<div className={styles.body}>{body}</div>
				</details>
			))}
		</div>
	);
}
