import { useSite } from "../site-data.ts";
import styles from "./open-now.module.css";

/** Whether the office is open at this minute; nothing where the council doesn't say its hours for programs. On paper it would be wrong an hour later. */
export function OpenNow() {
	const { openNow } = useSite();
	if (!openNow) return null;
	return (
		<strong className={styles.now} data-open-now={openNow.isOpen} data-screen-only="">
			{openNow.words}
		</strong>
	);
}
