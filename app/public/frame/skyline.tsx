import drawings from "../../parts/icon/icons.svg?url";
import styles from "./skyline.module.css";

export function Skyline() {
	return (
		<svg className={styles.skyline} aria-hidden="true">
			{/* In the icon sprite: a file of its own would be one more request before the first paint. */}
			<use href={`${drawings}#skyline`} />
		</svg>
	);
}
