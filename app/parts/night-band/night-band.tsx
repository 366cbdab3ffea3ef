import type { ReactNode } from "react";
import styles from "./night-band.module.css";

interface Props {
	id: string;
	title: string;
	text?: ReactNode;
	children: ReactNode;
}

export function NightBand({ id, title, text, children }: Props) {
	return (
		<section className={styles.band} aria-labelledby={id}>
			<div className={`wrap stack ${styles.columns}`}>
				<div className={`stack measure ${styles.words}`}>
					<h2 id={id}>{title}</h2>
					{typeof text === "string" ? <p>{text}</p> : text}
				</div>
				<div>{children}</div>
			</div>
		</section>
	);
}
