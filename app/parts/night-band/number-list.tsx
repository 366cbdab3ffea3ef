import type { Read } from "#contract/content/kinds.ts";
import styles from "./number-list.module.css";

export function NumberList({ helplines }: { helplines: Read<"helplines"> }) {
	return (
		<ul className={`flow ${styles.list}`}>
			{helplines.map(({ key, number, name, note }) => (
				<li key={key}>
					<a href={`tel:${number.replaceAll(" ", "")}`}>
						<b>{number}</b>
						<span>{name}</span>
						{note ? <small>{note}</small> : null}
					</a>
				</li>
			))}
		</ul>
	);
}
