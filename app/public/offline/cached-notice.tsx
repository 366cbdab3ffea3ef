import styles from "./cached-notice.module.css";

/** Where a page from the worker's cache says so and how old it is: empty until the worker says it (frame/loader.inline.js). */
export function CachedNotice() {
	return <p id="cached-notice" className={styles.notice} hidden role="status" />;
}
