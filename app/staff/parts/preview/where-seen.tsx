import { useEffect, useId, useState } from "react";
import { previews } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import { previewAddress } from "#contract/preview.ts";
import { isRefusal } from "../../../api-client.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { headline } from "../rows.ts";
import { type Made, makePreview, type Previewed } from "./make-preview.ts";
import styles from "./preview.module.css";
import { previewWords as words } from "./words.ts";

/** Pages that show a row, for its reviewer; give it a key for each row. */
export function WhereSeen(previewed: Previewed) {
	const say = useSay();
	const id = useId();
	const [made, setMade] = useState<Made>();
	const [hasFailed, setHasFailed] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same row is another object in each rendering, and a ticket is made once
	useEffect(() => {
		let isLeft = false;
		makePreview(previewed, { allPages: true }).then((answer) => {
			if (isLeft) return;
			if (isRefusal(answer)) setHasFailed(true);
			else setMade(answer);
		});
		return () => {
			isLeft = true;
		};
	}, []);
	return (
		<section className={styles.where} aria-labelledby={id}>
			<h3 id={id}>{say(words.seenOn)}</h3>
			<div aria-live="polite">
				{made ? (
					<SeenPages made={made} row={previewed.row} />
				) : (
					<p>{say(hasFailed ? words.failed : words.looking)}</p>
				)}
			</div>
		</section>
	);
}

interface Props extends Pick<Previewed, "row"> {
	made: Made;
}

function SeenPages({ row, made: { ticket, pages } }: Props) {
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
