import { Fragment, type Ref } from "react";
import type { Reply } from "#contract/api.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useLang, useSay } from "../../../words/language.ts";
import { Dots } from "../dots.tsx";
import { Clock } from "./clock.tsx";
import { clockWords } from "./clock-words.ts";
import styles from "./complaint-rows.module.css";
import { useNames } from "./names.tsx";
import { caseAddress } from "./wanted.ts";
import { cameBack, rowWords, statesOf, complaintWords as words } from "./words.ts";

type Row = Reply<"complaints">["rows"][number];

interface Props {
	rows: readonly Row[];
	choices: Reply<"complaintChoices"> | undefined;
	/** Search part of the list's address, which its cases keep. */
	list: string;
	/** Number of the complaint that is open beside it; empty if none is. */
	current?: string;
	ref?: Ref<HTMLOListElement>;
}

/** The complaints of a list; department, and that one is a sample, are said only if they differ in it. */
export function ComplaintRows({ rows, ref, ...rest }: Props) {
	const say = useSay();
	const isMixed = (of: "department" | "isSample") => new Set(rows.map((row) => row[of])).size > 1;
	const beside = rest.current === undefined ? "" : styles.beside;
	return (
		<ol ref={ref} className={`${styles.rows} ${beside}`} aria-label={say(rowWords.list)}>
			{rows.map((row) => (
				<ComplaintRow key={row.id} {...rest} row={row} isMixed={isMixed} />
			))}
		</ol>
	);
}

interface RowProps extends Omit<Props, "rows" | "ref"> {
	row: Row;
	isMixed: (of: "department" | "isSample") => boolean;
}

function ComplaintRow({ row, choices, list, current, isMixed }: RowProps) {
	const say = useSay();
	const lang = useLang();
	const names = useNames(choices);
	const [state, ...others] = statesOf(row).map((each) => <b key={each.en}>{say(each)}</b>);
	const more = [
		isMixed("department") && say(departmentNames[row.department]),
		row.reopened > 0 && !cameBack(row) && say(rowWords.reopened),
		row.reporters > 1 && fill(say(rowWords.reporters), { count: row.reporters }),
		row.photos > 0 && fill(say(rowWords.photos), { count: row.photos }),
		row.person,
		row.isSample && isMixed("isSample") && say(words.sample),
		<span key="age" data-age="">
			{clockWords(row, Date.now(), lang).age}
		</span>,
	];
	return (
		<li>
			<Icon name={names.icon(row.category)} />
			<div className={styles.what}>
				<Link
					to={caseAddress(row.id, list)}
					className={stretched.link}
					aria-current={row.id === current ? "true" : undefined}
				>
					<b>{names.category(row.category)}</b> <span className={styles.number}>{row.id}</span>
				</Link>
				<Dots of={names.where(row)} />
			</div>
			<div className={styles.state} {...(cameBack(row) && { "data-back": "" })}>
				<Dots
					of={[
						<Fragment key="state">
							{state} {row.level > 0 ? <LevelSign isExecutive={row.level > 1} /> : null}
						</Fragment>,
						...others,
						...more,
					]}
				/>
			</div>
			<Clock of={row} />
			{row.photo === null ? null : <img src={row.photo} alt="" loading="lazy" />}
		</li>
	);
}

/** A short word for whose level a complaint has reached, which is said in full by its title. */
function LevelSign({ isExecutive }: { isExecutive: boolean }) {
	const say = useSay();
	const title = say(isExecutive ? words.level2 : words.level1);
	return (
		<span className="tag" title={title}>
			<span aria-hidden="true">{say(isExecutive ? words.sign2 : words.sign1)}</span>
			<span className="visually-hidden">{title}</span>
		</span>
	);
}
