import { Icon } from "../icon/icon.tsx";
import styles from "./conditions.module.css";

export function Conditions({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.conditions}>
			{items.map((item) => (
				<li key={item}>
					<Icon name="check" />
					<span>{item}</span>
				</li>
			))}
		</ul>
	);
}
