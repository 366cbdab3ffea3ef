import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface Props {
	id?: string;
	title: string;
	action?: ReactNode;
	children: ReactNode;
}

export function Panel({ id, title, action, children }: Props) {
	return (
		<section id={id} className={styles.panel}>
			<div className={`cluster ${styles.head}`}>
				<h2>{title}</h2>
				{action}
			</div>
			<div className={`stack ${styles.body}`}>{children}</div>
		</section>
	);
}
