import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface Props {
	title: string;
	action?: ReactNode;
	children: ReactNode;
}

export function Panel({ title, action, children }: Props) {
	return (
		<section className={styles.panel}>
			<div className={`cluster ${styles.head}`}>
				<h2>{title}</h2>
				{action}
			</div>
			<div className={`stack ${styles.body}`}>{children}</div>
		</section>
	);
}
