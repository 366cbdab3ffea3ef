import { previews } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import { previewAddress } from "#contract/preview.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { headline } from "../rows.ts";
import type { Made, Previewed } from "./make-preview.ts";
import styles from "./preview.module.css";
import { previewWords as words } from "./words.ts";

interface Props extends Pick<Previewed, "row"> {
	made: Made;
}

/** Links to the pages that show a row, with its ticket. */
export function SeenPages({ row, made: { ticket, pages } }: Props) {
	const say = useSay();
	const lang = useLang();
	if (pages.length === 0) return <p>{say(words.nowhere)}</p>;
	const more = pages.length - previews.pagesNamed;
	return (
		<ul className={`flow ${styles.pages}`}>
			{pages.slice(0, previews.pagesNamed).map(({ title, path }) => (
				<li key={path.en}>
					<a href={previewAddress(path[lang], ticket)} target="_blank" rel="noreferrer">
						{title[lang]}
						{/* Names the row for a place on a page. */}
						{/[?#]/.test(path.en) ? `: ${headline(row, lang)}` : null}
					</a>
				</li>
			))}
			{more > 0 ? <li>{fill(say(words.morePages), { count: more })}</li> : null}
		</ul>
	);
}
