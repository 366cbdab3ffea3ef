import { Link } from "../../navigation/link.tsx";
import type { To } from "../../navigation/navigation.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import styles from "./row-button.module.css";

interface LabelProps {
	icon: string;
	label: string;
	/** Whose row it is, for those who hear the button without its row. */
	of: string;
}

interface Props extends LabelProps {
	look?: "usual" | "delete";
	/** Where it can't be done now; a sentence beside it says why. */
	disabled?: boolean;
	onClick: () => void;
}

/** An action on one row of a register: a quiet icon with its word. */
export function RowButton({ icon, label, of, look = "usual", disabled, onClick }: Props) {
	return (
		<button
			type="button"
			className={look === "delete" ? `${styles.button} ${styles.delete}` : styles.button}
			disabled={disabled}
			onClick={onClick}
		>
			<Label icon={icon} label={label} of={of} />
		</button>
	);
}

/** The same as a link, to what has an address of its own. */
export function RowLink({ to, id, ...label }: LabelProps & { to: To; id: string }) {
	return (
		<Link to={to} id={id} className={styles.button}>
			<Label {...label} />
		</Link>
	);
}

function Label({ icon, label, of }: LabelProps) {
	return (
		<>
			<Icon name={icon} />
			<span>{label}</span>
			<span className="visually-hidden"> {of}</span>
		</>
	);
}
