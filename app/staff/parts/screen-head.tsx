import type { ReactNode } from "react";
import { HelpButton } from "../help/help-button.tsx";
import styles from "./screen-head.module.css";

interface Props {
	title: string;
	/** One sentence on the purpose of the screen. */
	lead?: string;
	/** Actions for the whole screen. */
	children?: ReactNode;
}

/** The name of a staff screen, its only h1. */
export function ScreenHead({ title, lead, children }: Props) {
	return (
		<div className={styles.head}>
			<div>
				<h1 tabIndex={-1}>{title}</h1>
				{lead ? <p>{lead}</p> : null}
			</div>
			<div className={styles.actions}>
				{children}
				<HelpButton />
			</div>
		</div>
	);
}
