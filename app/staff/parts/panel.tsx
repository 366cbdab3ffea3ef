import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface Props {
	title: string;
	/** At the end of the head: a related link. */
	action?: ReactNode;
	children: ReactNode;
}

/** A white sheet with a head. */
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
