import { type Figures, shareInTime } from "#contract/complaints/figures.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { figuresWords, figureTerms as terms } from "../../complaint/figure-words.ts";
import type { NamedFigures } from "../../complaint/named-figures.ts";
import { takenDays } from "../../complaint/taken-days.ts";
import styles from "./figure-table.module.css";
import { pageWords as words } from "./words.ts";

interface Props {
	caption: string;
	head: string;
	rows: readonly NamedFigures[];
}

export function FigureTable({ caption, head, rows }: Props) {
	const say = useSay();
	const lang = useLang();
	const number = (key: "reported" | "inTime" | "late" | "reopened") => ({
		key,
		label: say(terms[key].label),
		cell: (row: NamedFigures) => grouped(row[key], lang),
	});
	return (
		<div className={styles.table}>
			<Register
				caption={caption}
				columns={[
					{ key: "name", label: head, role: "head", cell: ({ name }) => name },
					number("reported"),
					number("inTime"),
					number("late"),
					number("reopened"),
					{ key: "share", label: say(terms.share.label), cell: (row) => percent(row) ?? say(words.tooFew) },
					{
						key: "days",
						label: say(terms.days.label),
						cell: (row) => takenDays(row, lang) ?? say(figuresWords.noneDone),
					},
				]}
				rows={rows.map((row, index) => ({ ...row, id: index }))}
			/>
		</div>
	);
}

export function percent(figures: Figures): string | undefined {
	const share = shareInTime(figures);
	return share === undefined ? undefined : `${share}%`;
}

/** The greatest share in time first; those too few to be compared last, in the town's order. */
export function ranked(rows: readonly NamedFigures[]): readonly NamedFigures[] {
	const rank = (row: Figures) => shareInTime(row) ?? -1;
	return rows.toSorted((one, other) => rank(other) - rank(one));
}
