import styles from "./icon.module.css";
import drawings from "./icons.svg?url";

/**
 * A drawing beside a word. It says nothing by itself: the word does.
 *
 * @param name one of `iconNames`; the town folder names them too, and a test holds each of its names against that list
 */
export function Icon({ name }: { name: string }) {
	return (
		<svg className={styles.icon} aria-hidden="true">
			<use href={`${drawings}#${name}`} />
		</svg>
	);
}
