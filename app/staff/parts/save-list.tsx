import { useState } from "react";
import type { Lang } from "#contract/language.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import type { Refusal } from "../../api-client.ts";
import { Button } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { useLang, useSay } from "../../words/language.ts";
import { AlertLine } from "./alert-line.tsx";
import { useAlert } from "./use-alert.ts";
import { staffWords as words } from "./words.ts";

interface Props {
	save: (lang: Lang) => Promise<Refusal | undefined>;
	failed: OutcomeName;
}

/** Saves all pages of a list as a file. */
export function SaveList({ save, failed }: Props) {
	const say = useSay();
	const lang = useLang();
	const alert = useAlert();
	const [busy, setBusy] = useState(false);

	async function press() {
		if (busy) return;
		alert.clear();
		setBusy(true);
		const refusal = await save(lang);
		setBusy(false);
		if (refusal) alert.refuse(refusal, failed, press);
	}

	return (
		<div>
			<Button look="line" busy={busy} onClick={press}>
				<Icon name="down" />
				{say(busy ? words.savingList : words.saveList)}
			</Button>
			<AlertLine alert={alert.alert} />
		</div>
	);
}
