import type { ComponentProps } from "react";
import styles from "./row-button.module.css";

type Props = ComponentProps<"button"> & { look?: "usual" | "delete" };

/** An action on one row of a register: an icon and a word, no border. */
export function RowButton({ look = "usual", ...rest }: Props) {
	return (
		<button
			type="button"
			className={look === "delete" ? `${styles.button} ${styles.delete}` : styles.button}
			{...rest}
		/>
	);
}
