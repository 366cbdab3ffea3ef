import skyline from "../look/marks/skyline.svg?url";
import styles from "./skyline.module.css";

/** The town in one colour, rising from the page into the night of the footer. */
export function Skyline() {
	return (
		<svg className={styles.skyline} viewBox="0 0 1600 60" preserveAspectRatio="none" aria-hidden="true">
			<use href={`${skyline}#skyline`} />
		</svg>
	);
}
