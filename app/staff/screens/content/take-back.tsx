import type { DeskKind } from "#contract/content/desk.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { contentWords as words } from "./words.ts";

/** Withdraws a version that waits or is planned. */
export function TakeBack({ kind, itemKey, number }: { kind: DeskKind; itemKey: string; number: number }) {
	const say = useSay();
	const takeBack = useCall("withdrawContent");
	const taking = useSubmit({
		call: () => takeBack({ key: itemKey, number }, { kind }),
		otherwise: "contentUnchanged",
		refusesByToast: true,
		// The button goes with the note that holds it.
		onDone: () => document.querySelector<HTMLElement>("h1")?.focus(),
	});

	return (
		<p>
			<Button look="line" busy={taking.busy} onClick={taking.send}>
				{say(taking.busy ? words.takingBack : words.takeBack)}
			</Button>
		</p>
	);
}
