import { Fragment } from "react";
import styles from "./in-page-search.module.css";
import { cutAtMatches } from "./matches.ts";

export function Marked({ text, typed }: { text: string; typed: string }) {
	return <MarkedCut cut={cutAtMatches(text, typed)} />;
}

/** A text that is already split: each odd piece is a match. */
export function MarkedCut({ cut }: { cut: readonly string[] }) {
	let at = 0;
	return cut.map((piece, index) => {
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
