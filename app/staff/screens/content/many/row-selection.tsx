import { useState } from "react";
import type { DeskKind } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { useAct } from "../../../desk/data/use-act.ts";
import { Confirm } from "../../../parts/confirm.tsx";
import { Selected } from "../../../parts/selection/select.tsx";
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
	rows: ReadonlyMap<string, Chosen>;
	removal: "takeOff" | "proposeOff";
	mayUndo: boolean;
}

export function RowSelection({ kind, selection, rows: shown, removal, mayUndo }: Props) {
	const { chosen, clear } = selection;
	const say = useSay();
	const lang = useLang();
	const [asks, setAsks] = useState(false);
	const rows = [...chosen.values()].map((each) => shown.get(each.id) ?? each);
	const publish = useAct("publishRows", "contentUnchanged", {
		says: ({ message, undo }) => sayDone(kind, { message, undo: mayUndo ? undo : [] }),
		onDone: clear,
	});

	const doing = contentWords[removal];
	return (
		<>
			<Selected selection={selection}>
				<Button look="line" onClick={() => setAsks(true)}>
					{say(doing)}
				</Button>
			</Selected>
			{!asks ? null : removal === "proposeOff" ? (
				<ProposeOff kind={kind} shown={rows} onSent={clear} onClose={() => setAsks(false)} />
			) : (
				<Confirm
					title={say(doing)}
					question={fill(say(words.takeOffAll), { count: rows.length })}
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
