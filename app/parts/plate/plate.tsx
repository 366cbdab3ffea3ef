import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./plate.module.css";

export function Plate(props: { icon: string; title: ReactNode; colour: string; children: ReactNode }) {
	return (
		<article className={`stack ${styles.plate} cap-${props.colour}`}>
			<Icon name={props.icon} />
			<h3>{props.title}</h3>
			{props.children}
		</article>
	);
}
