import { useState } from "react";
import { Button } from "../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useAddress } from "../../desk/list/use-address.ts";
import { peopleFilter } from "../../parts/people-wanted.ts";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import type { useAlert } from "../../parts/use-alert.ts";
import { manageUsersWords as words } from "./words.ts";

export type Refused = Pick<ReturnType<typeof useAlert>, "refuse" | "clear">;

/** Takes what is found along as a file. The server makes it: so many phone numbers leave a line in the audit log. */
export function DownloadUsers({ refused }: { refused: Refused }) {
	const say = useSay();
	const lang = useLang();
	const { asked } = useAddress("manageUsers");
	const [busy, setBusy] = useState(false);

	async function download() {
		if (busy) return;
		refused.clear();
		setBusy(true);
		const refusal = await saveCallAsFile("exportUsers", peopleFilter(asked), lang);
		setBusy(false);
		if (refusal) refused.refuse(refusal, "usersNotExported", download);
	}

	return (
		<Button look="line" busy={busy} onClick={download}>
			{say(words.download)}
		</Button>
	);
}
