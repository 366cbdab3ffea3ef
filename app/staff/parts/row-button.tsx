import { Link } from "../../navigation/link.tsx";
import type { To } from "../../navigation/navigation.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import styles from "./row-button.module.css";

interface LabelProps {
	icon: string;
	label: string;
	of: string;
}

interface Props extends LabelProps {
	look?: "usual" | "delete";
	/** Disabled with a sentence beside it. */
	disabled?: boolean;
	onClick: () => void;
}

export function RowButton({ icon, label, of, look = "usual", disabled, onClick }: Props) {
	return (
		<button
			type="button"
			className={`press ${styles.button} ${look === "delete" ? styles.delete : ""}`}
			disabled={disabled}
			onClick={onClick}
		>
			<Label icon={icon} label={label} of={of} />
		</button>
	);
}

export function RowLink({ to, id, ...label }: LabelProps & { to: To; id: string }) {
	return (
		<Link to={to} id={id} className={`press ${styles.button}`}>
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
