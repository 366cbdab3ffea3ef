import { useState } from "react";
import type { DeskKind } from "#contract/content/desk.ts";
import { isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { contentWords as words } from "./words.ts";

/** Takes a version back of which readers have seen nothing yet: it waits for review, or comes at its time. */
export function TakeBack({ kind, itemKey, number }: { kind: DeskKind; itemKey: string; number: number }) {
	const say = useSay();
	const lang = useLang();
	const takeBack = useCall("withdrawContent");
	const [busy, setBusy] = useState(false);

	async function act() {
		setBusy(true);
		const answer = await takeBack({ key: itemKey, number }, { kind });
		setBusy(false);
		if (isRefusal(answer)) return void toastRefusal(answer, "contentUnchanged", lang);
		sayToast("success", answer.message);
		// The button goes with the note that holds it.
		document.querySelector<HTMLElement>("h1")?.focus();
	}

	return (
		<p>
			<Button look="line" busy={busy} onClick={act}>
				{say(busy ? words.takingBack : words.takeBack)}
			</Button>
		</p>
	);
}
