import type { ReactNode } from "react";
import { HelpButton } from "../help/help-button.tsx";
import styles from "./screen-head.module.css";

interface Props {
	title: string;
	lead?: string;
	children?: ReactNode;
}

export function ScreenHead({ title, lead, children }: Props) {
	return (
		<div className={`cluster ${styles.head}`}>
			<div>
				<h1 tabIndex={-1}>{title}</h1>
				{lead ? <p>{lead}</p> : null}
			</div>
			<div className="cluster">
				{children}
				<HelpButton />
			</div>
		</div>
	);
}
