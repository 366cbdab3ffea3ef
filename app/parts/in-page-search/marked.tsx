import { Fragment } from "react";
import styles from "./in-page-search.module.css";
import { cutAtMatches } from "./matches.ts";

/** A text with what was searched for marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
	let at = 0;
	return cutAtMatches(text, typed).map((piece, index) => {
		const key = at;
		at += piece.length || 0.5;
		return index % 2 === 1 ? (
			<mark key={key} className={styles.mark}>
				{piece}
			</mark>
		) : (
			<Fragment key={key}>{piece}</Fragment>
		);
	});
}
