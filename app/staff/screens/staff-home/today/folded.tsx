import type { ReactNode } from "react";
import styles from "./staff-today.module.css";

interface Props {
	title: string;
	heading?: "h2" | "h3";
	count?: number;
	/** The most important of what is folded. */
	says?: string;
	open?: boolean;
	children: ReactNode;
}

/** A part of the first screen that is one line until it is opened. */
export function Folded({ title, heading: Heading = "h2", count, says, open, children }: Props) {
	return (
		<details className={styles.folded} open={open}>
			<summary>
				<Heading>
					{title} {count === undefined ? null : <span className={styles.count}>{count}</span>}
				</Heading>{" "}
				<span className="quiet">{says}</span>
			</summary>
			{children}
		</details>
	);
}
