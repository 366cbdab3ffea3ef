import type { ComponentProps } from "react";
import styles from "./row-button.module.css";

type Props = ComponentProps<"button"> & { look?: "usual" | "delete" };

/** What can be done with one row of a register: an icon and a word, no frame. */
export function RowButton({ look = "usual", ...rest }: Props) {
	return (
		<button
			type="button"
			className={look === "delete" ? `${styles.button} ${styles.delete}` : styles.button}
			{...rest}
		/>
	);
}
