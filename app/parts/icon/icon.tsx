import styles from "./icon.module.css";
import drawings from "./icons.svg?url";

/** An icon beside a word, which says all of it. The town folder uses the names too; contract/content/icon-names.ts lists them. */
export function Icon({ name }: { name: string }) {
	return (
		<svg className={styles.icon} aria-hidden="true">
			<use href={`${drawings}#${name}`} />
		</svg>
	);
}
