import { useState } from "react";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { peopleFilter } from "../../parts/people-wanted.ts";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import type { Refused } from "./selection-bar.tsx";
import { manageUsersWords as words } from "./words.ts";

/** Takes what is found along as a file. The server makes it: so many phone numbers leave a line in the audit log. */
export function DownloadUsers({ refused }: { refused: Refused }) {
	const say = useSay();
	const lang = useLang();
	const [params] = useSearchParams();
	const [busy, setBusy] = useState(false);

	async function download() {
		if (busy) return;
		refused.clear();
		setBusy(true);
		const refusal = await saveCallAsFile("exportUsers", peopleFilter(params), lang);
		setBusy(false);
		if (refusal) refused.refuse(refusal, "usersNotExported", download);
	}

	return (
		<Button look="line" busy={busy} onClick={download}>
			{say(words.download)}
		</Button>
	);
}
