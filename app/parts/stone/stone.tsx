import { Link } from "../../navigation/link.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./stone.module.css";

interface Props {
	href: string;
	icon: string;
	label: string;
	figure: string;
	unit: string;
	/** The cap's colour: the kind of task. */
	colour: string;
}

export function Stone({ href, icon, label, figure, unit, colour }: Props) {
	return (
		<Link to={href} className={`${styles.stone} cap-${colour}`}>
			<span className={styles.cap}>
				<Icon name={icon} />
			</span>
			<b>{label}</b>
			<span className={styles.figure}>
				{figure} <small>{unit}</small>
			</span>
		</Link>
	);
}
