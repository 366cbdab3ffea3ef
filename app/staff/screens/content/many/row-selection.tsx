import { useState } from "react";
import type { DeskKind } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { useAct } from "../../../desk/data/use-act.ts";
import { Confirm } from "../../../parts/confirm.tsx";
import styles from "../../../parts/selection/selection.module.css";
import type { Selection } from "../../../parts/selection/use-selection.ts";
import { selectWords } from "../../../parts/selection/words.ts";
import { sayDone } from "../../../parts/undo/undo.tsx";
import { namesOf, offOf, ProposeOff, type Shown } from "../propose-off.tsx";
import { contentWords } from "../words.ts";
import { manyWords as words } from "./words.ts";

export type Chosen = Shown & { readonly id: string; readonly name: string };

interface Props {
	kind: DeskKind;
	selection: Selection<Chosen>;
	/** Rows of the page in their present state. */
	rows: ReadonlyMap<string, Chosen>;
	removal: "takeOff" | "proposeOff";
	mayUndo: boolean;
}

/** Takes the selected rows off after a question, or proposes it; all or none. */
export function RowSelection({ kind, selection: { chosen, clear }, rows: shown, removal, mayUndo }: Props) {
	const say = useSay();
	const lang = useLang();
	const [asks, setAsks] = useState(false);
	const rows = [...chosen.values()].map((each) => shown.get(each.id) ?? each);
	const count = rows.length;
	const selected = fill(say(selectWords.selected), { count });

	const publish = useAct("publishRows", "contentUnchanged", {
		says: ({ message, undo }) => sayDone(kind, { message, undo: mayUndo ? undo : [] }),
		onDone: clear,
	});

	const doing = contentWords[removal];
	return (
		<>
			<p role="status" className="visually-hidden">
				{count > 0 ? selected : ""}
			</p>
			{count > 0 ? (
				<fieldset className={`cluster ${styles.bar}`}>
					<legend className="visually-hidden">{selected}</legend>
					<b aria-hidden="true">{selected}</b>
					<Button look="line" onClick={() => setAsks(true)}>
						{say(doing)}
					</Button>
					<button type="button" className={styles.clear} onClick={clear}>
						{say(selectWords.clear)}
					</button>
				</fieldset>
			) : null}
			{!asks ? null : removal === "proposeOff" ? (
				<ProposeOff kind={kind} shown={rows} onSent={clear} onClose={() => setAsks(false)} />
			) : (
				<Confirm
					title={say(doing)}
					question={fill(say(words.takeOffAll), { count })}
					labels={{ keep: contentWords.keep, act: contentWords.takeOff, acting: contentWords.takingOff }}
					onAct={() => publish.act({ rows: offOf(rows) }, { kind })}
					onClose={() => setAsks(false)}
				>
					<p>{namesOf(rows, lang)}</p>
					<p>{say(selectWords.allOrNone)}</p>
				</Confirm>
			)}
		</>
	);
}
