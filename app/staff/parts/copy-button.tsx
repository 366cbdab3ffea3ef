import type { Text } from "#contract/language.ts";
import { Button } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { say as sayToast } from "../../parts/toast/say.tsx";
import { useSay } from "../../words/language.ts";
import { staffWords as words } from "./words.ts";

/** @param copied the toast */
export function CopyButton({ text, copied }: { text: string; copied: Text }) {
	const say = useSay();

	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			sayToast("success", say(copied));
		} catch {
			sayToast("error", say(words.copyFailed));
		}
	}

	return (
		<Button look="line" onClick={copy}>
			<Icon name="copy" />
			{say(words.copy)}
		</Button>
	);
}
