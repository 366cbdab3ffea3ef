import { useId } from "react";
import type { Reply } from "#contract/api.ts";
import { moveOf } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../../navigation/link.tsx";
import { Button, buttonClass } from "../../../../parts/button/button.tsx";
import { say as sayToast } from "../../../../parts/toast/say.tsx";
import { momentInWords } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { useFetched } from "../../../desk/data/fetched.ts";
import { useAct } from "../../../desk/data/use-act.ts";
import { CaseLink, useNames } from "../../../parts/complaints/names.tsx";
import { caseAddress } from "../../../parts/complaints/wanted.ts";
import { complaintWords } from "../../../parts/complaints/words.ts";
import { Dots } from "../../../parts/dots.tsx";
import { newId } from "../../../parts/new-id.ts";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

/** A few complaints of the last day on which something was done, of which whoever heads or assigns says whether they are really done. */
export function LookAgain() {
	const say = useSay();
	const id = useId();
	const lang = useLang();
	const { data } = useFetched("lookAgain", {});
	const { data: choices } = useFetched("complaintChoices", data?.rows.length ? {} : undefined);
	const names = useNames(choices);
	if (!data?.rows.length) return null;
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id} tabIndex={-1}>
				{fill(say(words.lookAgain), { day: momentInWords(data.day, lang) })}
			</h2>
			<ul className={styles.again}>
				{data.rows.map((row) => (
					<Done key={row.id} of={row} names={names} />
				))}
			</ul>
		</section>
	);
}

interface Props {
	of: Reply<"lookAgain">["rows"][number];
	names: ReturnType<typeof useNames>;
}

function Done({ of: row, names }: Props) {
	const say = useSay();
	const { id, version, lang, department, isSample, said, photo } = row;
	const move = useAct("moveComplaint", "contentUnchanged", { says: () => {} });
	const numbered = <span className="visually-hidden">: {id}</span>;
	return (
		<li className={`cluster ${styles.due}`}>
			<div>
				<b>{names.category(row.category)}</b> <CaseLink id={id} />
				<Dots of={names.where(row)} />
				{said ? <q lang={lang}>{said}</q> : null}
				<Dots
					className="quiet"
					of={[say(departmentNames[department]), isSample && say(complaintWords.sample)]}
				/>
			</div>
			{photo ? <img src={photo} alt={say(words.proof)} loading="lazy" /> : null}
			<div className="cluster">
				<Button
					look="line"
					busy={move.busy}
					onClick={async ({ currentTarget }) => {
						const heading = currentTarget.closest("section")?.querySelector("h2");
						if (!(await move.act({ move: "check", id: newId(), version }, { id }))) return;
						sayToast("success", say(moveOf("check").done));
						heading?.focus();
					}}
				>
					{say(words.check)}
					{numbered}
				</Button>
				<Link to={caseAddress(id, "")} className={buttonClass("line")}>
					{say(words.reopen)}
					{numbered}
				</Link>
			</div>
		</li>
	);
}
