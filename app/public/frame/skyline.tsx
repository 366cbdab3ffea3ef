import drawings from "../../parts/icon/icons.svg?url";
import styles from "./skyline.module.css";

/** The town in one colour, rising from the page into the night of the footer. */
export function Skyline() {
	return (
		<svg className={styles.skyline} aria-hidden="true">
			{/* Among the icons: in a file of its own it would be one more request before the first sight. */}
			<use href={`${drawings}#skyline`} />
		</svg>
	);
}
