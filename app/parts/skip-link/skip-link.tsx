import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import styles from "./skip-link.module.css";

/** The first stop of the Tab key: skips menus and bars. */
export function SkipLink() {
	const say = useSay();
	return (
		<a href="#main" className={styles.skip}>
			{say(words.skipToContent)}
		</a>
	);
}
