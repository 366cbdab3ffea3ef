import { fill, type Lang, language } from "#contract/language.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import type { Kept } from "./draft.ts";
import styles from "./keep.module.css";
import { keepWords as words } from "./words.ts";

/** "10:42:07" in India. */
function timeOf(moment: string, lang: Lang): string {
	return new Date(moment).toLocaleTimeString(language(lang).locale, {
		timeZone: "Asia/Kolkata",
		numberingSystem: "latn",
		hourCycle: "h23",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
	});
}

function inWords(kept: Kept, lang: Lang): string {
	if (kept.where === "nowhere") return "";
	if (kept.where === "refused") return kept.words;
	const time = kept.where === "server" ? timeOf(kept.at, lang) : "";
	return fill(words[kept.where][lang], { time });
}

/** Says whether the words are saved, and who else writes; only problems are read out. */
export function StatusLine({ kept, writing }: { kept: Kept; writing: readonly string[] }) {
	const say = useSay();
	const lang = useLang();
	const said = inWords(kept, lang);
	const isUrgent = kept.where === "tab" || kept.where === "refused";
	return (
		<div className={`flow quiet ${styles.status}`}>
			<p>{isUrgent ? null : said}</p>
			<p role="status">
				{isUrgent ? <span>{said} </span> : null}
				{writing.length > 0 ? fill(say(words.writing), { names: writing.join(say(words.and)) }) : null}
			</p>
		</div>
	);
}
