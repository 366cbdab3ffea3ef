import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./note.module.css";

/** good: it works, you can · look: mind this · bad: it doesn't, you can't · plain: by the way. */
export type NoteTone = "good" | "look" | "bad" | "plain";

const icons: Readonly<Record<NoteTone, string>> = {
	good: "check",
	look: "alert",
	bad: "alert",
	plain: "info",
};

interface Props {
	tone?: NoteTone;
	icon?: string;
	/** Only for a note that appears while a person is on the page. */
	role?: "alert" | "status";
	children: ReactNode;
}

/** A remark beside the text, whose colour and icon say nothing that its words don't. */
export function Note({ tone = "plain", icon = icons[tone], role, children }: Props) {
	return (
		<div className={[styles.note, styles[tone]].filter(Boolean).join(" ")} role={role}>
			<Icon name={icon} />
			<div>{children}</div>
		</div>
	);
}
