import { filePath } from "#contract/files.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./directory.module.css";
import { directoryWords as words } from "./words.ts";

const labels = {
	officerCards: words.cards,
	employeesCsv: words.download,
	contractorsCsv: words.download,
};

export function Download({ file }: { file: keyof typeof labels }) {
	const say = useSay();
	const lang = useLang();
	return (
		<a href={filePath(file, lang)} download className={styles.download} data-screen-only="">
			{say(labels[file])}
		</a>
	);
}
