import { focusSteps } from "#contract/focus.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useLang, useSay } from "../../../words/language.ts";
import { factsOf, isDescribed, nameOf, remarksOn } from "../../parts/upload/file-facts.ts";
import type { ShelfFile } from "../../parts/upload/use-uploads.ts";
import { uploadWords } from "../../parts/upload/words.ts";
import styles from "./media-shelf.module.css";
import { shelfWords as words } from "./words.ts";

export function FileTile({ file, onOpen }: { file: ShelfFile; onOpen: () => void }) {
	const say = useSay();
	const lang = useLang();
	const isOpen = !isDescribed(file) && file.mayDescribe && file.type === "picture";
	const use = file.uses.length > 0 ? words.inUse : file.older.length > 0 ? words.usedBefore : words.notUsed;
	// The sheet says what is wrong with a scan.
	const urgent = { ...file, hasText: null };
	return (
		<li className={`stack ${styles.tile}`}>
			{file.type === "picture" ? (
				<img
					src={`${file.src}&w=320`}
					alt={lang === "hi" ? file.descriptionHi : file.descriptionEn}
					className={styles.thumb}
					data-focus={file.focus && focusSteps(file.focus)}
					loading="lazy"
				/>
			) : (
				<span className={styles.thumb}>
					<Icon name={file.type === "pdf" ? "doc" : "play"} />
				</span>
			)}
			<h3>
				<button type="button" className={stretched.link} onClick={onOpen}>
					{nameOf(file, lang)}
				</button>
			</h3>
			<p className={`quiet ${styles.facts}`}>{factsOf(file, lang)}</p>
			<p className={`tag ${styles.use} ${isOpen ? styles.open : ""}`}>
				{say(isOpen ? uploadWords.toDescribe : use)}
			</p>
			{remarksOn(urgent, lang).map((remark) => (
				<p key={remark} className={`quiet ${styles.facts}`}>
					{remark}
				</p>
			))}
		</li>
	);
}
