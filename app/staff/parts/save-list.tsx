import type { Lang } from "#contract/language.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import type { Refusal } from "../../api-client.ts";
import { Button } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { useLang, useSay } from "../../words/language.ts";
import { AlertLine } from "./alert-line.tsx";
import { useSubmit } from "./use-submit.ts";
import { staffWords as words } from "./words.ts";

interface Props {
	save: (lang: Lang) => Promise<Refusal | undefined>;
	failed: OutcomeName;
}

export function SaveList({ save, failed }: Props) {
	const say = useSay();
	const lang = useLang();
	const saving = useSubmit({ call: async () => (await save(lang)) ?? {}, otherwise: failed });

	return (
		<div>
			<Button look="line" busy={saving.busy} onClick={saving.send}>
				<Icon name="down" />
				{say(saving.busy ? words.savingList : words.saveList)}
			</Button>
			<AlertLine alert={saving.alert.alert} />
		</div>
	);
}
