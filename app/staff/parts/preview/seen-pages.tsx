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

/** The pages on which readers will see a row, as links that show them so. */
export function SeenPages({ row, made: { ticket, pages } }: Props) {
	const say = useSay();
	const lang = useLang();
	if (pages.length === 0) return <p>{say(words.nowhere)}</p>;
	const more = pages.length - previews.pagesNamed;
	return (
		<ul className={styles.pages}>
			{pages.slice(0, previews.pagesNamed).map(({ title, path }) => (
				<li key={path.en}>
					<a href={previewAddress(path[lang], ticket)} target="_blank" rel="noreferrer">
						{title[lang]}
						{/* A place on a page has the name of what stands there. */}
						{/[?#]/.test(path.en) ? `: ${headline(row, lang)}` : null}
					</a>
				</li>
			))}
			{more > 0 ? <li>{fill(say(words.morePages), { count: more })}</li> : null}
		</ul>
	);
}
