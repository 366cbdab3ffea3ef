import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./toast.module.css";

export type ToastKind = "blank" | "error" | "success" | "loading";

const icons = { error: "alert", success: "check", loading: "spinner" } as const;

interface Props {
	kind: ToastKind;
	words: string;
	more?: ReactNode;
	/** Nothing was done: a clock and ink in place of the tick and its green. */
	isSoon?: boolean;
}

export function ToastBody({ kind, words, more, isSoon = false }: Props) {
	return (
		<div className={`${styles.toast} ${isSoon ? "cap-other" : styles[kind]}`}>
			{kind === "blank" ? null : <Icon name={isSoon ? "clock" : icons[kind]} />}
			<div>
				<p>{words}</p>
				{more}
			</div>
		</div>
	);
}
