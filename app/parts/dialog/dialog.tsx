import type { ReactNode, Ref } from "react";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./dialog.module.css";

interface Props {
	id: string;
	title: string;
	/** Board head for forms, white head for confirms. */
	head?: "board" | "paper";
	/** Makes room for two things side by side, such as a picture and its words. */
	wide?: boolean;
	ref?: Ref<HTMLDialogElement>;
	onClose?: () => void;
	children: ReactNode;
}

/**
 * A native dialog. A button with `command="show-modal" commandfor={id}` opens it without any script; Escape, the backdrop
 * and the close button close it, and the browser gives the focus back.
 */
export function Dialog({ id, title, head = "board", wide = false, ref, onClose, children }: Props) {
	const say = useSay();
	return (
		<dialog
			id={id}
			ref={ref}
			closedby="any"
			className={`${styles.dialog} ${wide ? styles.wide : ""}`}
			aria-labelledby={`${id}-title`}
			onClose={onClose}
		>
			<div className={`row ${styles.head} ${head === "board" ? styles.board : ""}`}>
				<h2 id={`${id}-title`}>{title}</h2>
				<button type="button" command="close" commandfor={id} aria-label={say(words.close)}>
					<Icon name="close" />
				</button>
			</div>
			<div className={`stack ${styles.body}`}>{children}</div>
		</dialog>
	);
}
