import styles from "./cached-notice.module.css";

/** Says that a page came from the service worker's cache and how old it is; hidden otherwise (frame/loader.inline.js). */
export function CachedNotice() {
	return <p id="cached-notice" className={styles.notice} hidden role="status" />;
}
