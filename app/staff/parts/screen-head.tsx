import type { ReactNode } from "react";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSay } from "../../words/language.ts";
import { HelpButton } from "../help/help-button.tsx";
import { useStaffPage } from "../use-staff-page.ts";
import styles from "./screen-head.module.css";

interface Props {
	title?: string;
	lead?: ReactNode;
	/** On a phone its rows are the more, and what is said of it is in its help. */
	isList?: boolean;
	/** Whether what is open below has the larger heading. */
	isSmall?: boolean;
	children?: ReactNode;
}

export function ScreenHead(props: Props) {
	const say = useSay();
	const page = useStaffPage();
	const own = { title: say(pageByName(page).title), lead: say(descriptions[page]) };
	const { title, lead, isList, isSmall, children } = props.title === undefined ? { ...own, ...props } : props;
	const look = isList ? styles.list : isSmall ? styles.small : "";
	return (
		<div className={`cluster ${styles.head} ${look}`}>
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
