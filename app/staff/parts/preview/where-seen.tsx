import { useEffect, useId, useState } from "react";
import { isRefusal } from "../../../api-client.ts";
import { useSay } from "../../../words/language.ts";
import { type Made, makePreview, type Previewed } from "./make-preview.ts";
import styles from "./preview.module.css";
import { SeenPages } from "./seen-pages.tsx";
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
