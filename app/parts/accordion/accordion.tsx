import type { ReactNode } from "react";
import styles from "./accordion.module.css";

interface Item {
	readonly title: string;
	readonly body: ReactNode;
}

interface Props {
	items: readonly Item[];
	/** With a name only one is open at a time, and a click on the open one closes it (§2.12, §4): the browser sees to both. */
	name?: string;
}

/** Questions that open to their answers; native, so it needs no script, and paper shows all of it. */
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
