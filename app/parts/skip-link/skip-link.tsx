import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import styles from "./skip-link.module.css";

export function SkipLink() {
	const say = useSay();
	return (
		<a href="#main" className={styles.skip}>
			{say(words.skipToContent)}
		</a>
	);
}
