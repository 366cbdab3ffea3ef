import { useState } from "react";
import { callByName } from "#contract/api.ts";
import { indianDay } from "#contract/moments.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { peopleFilter } from "../../parts/people-wanted.ts";
import { saveAsFile } from "../../parts/save-as-file.ts";
import type { Refused } from "./selection-bar.tsx";
import { manageUsersWords as words } from "./words.ts";

/** Takes what is found along as a file. The server makes it: so many phone numbers leave a line in the audit log. */
export function DownloadUsers({ refused, className }: { refused: Refused; className: string | undefined }) {
	const say = useSay();
	const lang = useLang();
	const [params] = useSearchParams();
	const [busy, setBusy] = useState(false);

	async function download() {
		if (busy) return;
		refused.clear();
		setBusy(true);
		const answer = await call("exportUsers", peopleFilter(params), lang);
		setBusy(false);
		if (isRefusal(answer)) refused.refuse(answer, "usersNotExported", download);
		else saveAsFile(`${callByName("exportUsers").file}-${indianDay(Date.now())}.csv`, answer);
	}

	return (
		<Button look="line" busy={busy} onClick={download} className={className}>
			{say(words.download)}
		</Button>
	);
}
