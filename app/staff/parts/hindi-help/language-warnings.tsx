import { useEffect, useState } from "react";
import { languageWarnings } from "#contract/content/language-warnings.ts";
import { hindiHelp } from "#contract/content/limits.ts";
import type { Text } from "#contract/language.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./hindi-help.module.css";
import { hindiWords as words } from "./words.ts";

/** Warnings about a text in two languages; they refuse nothing, and wait until typing ends. */
export function LanguageWarnings({ text: { en, hi } }: { text: Text }) {
	const say = useSay();
	const lang = useLang();
	const [warnings, setWarnings] = useState<readonly Text[]>([]);
	useEffect(() => {
		const waiting = setTimeout(() => setWarnings(languageWarnings({ en, hi })), hindiHelp.warningPause);
		return () => clearTimeout(waiting);
	}, [en, hi]);
	return (
		<div className={styles.warnings} role="status">
			{warnings.length > 0 ? (
				<>
					<p>{say(words.warnings)}</p>
					<ul>
						{warnings.map((warning) => (
							<li key={warning.en}>{warning[lang]}</li>
						))}
					</ul>
				</>
			) : null}
		</div>
	);
}
