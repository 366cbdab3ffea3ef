import type { DeskKind } from "#contract/content/desk.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSay } from "../../../words/language.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { contentWords as words } from "./words.ts";

/** Withdraws a version that waits or is planned. */
export function TakeBack({ kind, itemKey, number }: { kind: DeskKind; itemKey: string; number: number }) {
	const say = useSay();
	const { busy, act } = useAct("withdrawContent", "contentUnchanged", {
		// The button goes with the note that holds it.
		onDone: () => document.querySelector<HTMLElement>("h1")?.focus(),
	});

	return (
		<p>
			<Button look="line" busy={busy} onClick={() => act({ key: itemKey, number }, { kind })}>
				{say(busy ? words.takingBack : words.takeBack)}
			</Button>
		</p>
	);
}
