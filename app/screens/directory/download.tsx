import { pagePath } from "#contract/pages.ts";
import { useLang, useSay } from "../../language.ts";
import styles from "./directory.module.css";
import { directoryWords as words } from "./words.ts";

/** The whole list as a file for a spreadsheet; a plain link, for it is no page. */
export function Download({ list }: { list: "employees" | "contractors" }) {
	const say = useSay();
	const lang = useLang();
	return (
		<a href={`${pagePath("directory", lang)}/${list}.csv`} download className={styles.download}>
			{say(words.download)}
		</a>
	);
}
