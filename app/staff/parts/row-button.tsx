import { Icon } from "../../parts/icon/icon.tsx";
import styles from "./row-button.module.css";

interface Props {
	icon: string;
	label: string;
	/** Whose row it is, for those who hear the button without its row. */
	of: string;
	look?: "usual" | "delete";
	/** Where it can't be done now; a sentence beside it says why. */
	disabled?: boolean;
	onClick: () => void;
}

/** An action on one row of a register: a quiet icon, on a phone with its word. */
export function RowButton({ icon, label, of, look = "usual", disabled, onClick }: Props) {
	return (
		<button
			type="button"
			className={look === "delete" ? `${styles.button} ${styles.delete}` : styles.button}
			title={label}
			disabled={disabled}
			onClick={onClick}
		>
			<Icon name={icon} />
			<span className={styles.label}>{label}</span>
			<span className="visually-hidden"> {of}</span>
		</button>
	);
}
