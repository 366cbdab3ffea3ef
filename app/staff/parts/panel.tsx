import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface Props {
	title: string;
	/** What stands at the end of the head: a link to what belongs to it. */
	action?: ReactNode;
	children: ReactNode;
}

/** A white sheet on the staff area's ground, with its head. */
export function Panel({ title, action, children }: Props) {
	return (
		<section className={styles.panel}>
			<div className={styles.head}>
				<h2>{title}</h2>
				{action}
			</div>
			<div className={styles.body}>{children}</div>
		</section>
	);
}
