import { useEffect } from "react";
import { useLocation } from "../../navigation/navigation.ts";
import { useLang } from "../../words/language.ts";
import { keepPages } from "./keep.ts";
import styles from "./kept-notice.module.css";

/**
 * Where a page from memory says so and how old it is: empty and hidden here, filled by the worker in the bytes that it keeps.
 * It goes when the reader goes on, for what comes then may be fresh.
 */
export function KeptNotice() {
	const { pathname } = useLocation();
	const lang = useLang();

	useEffect(() => {
		const idle = window.requestIdleCallback ?? setTimeout;
		idle(() => keepPages(lang));
	}, [lang]);

	return (
		<p
			key={pathname}
			id="kept"
			className={styles.kept}
			data-live=""
			suppressHydrationWarning
			hidden
			// biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; it tells React to leave alone what the worker wrote
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}
