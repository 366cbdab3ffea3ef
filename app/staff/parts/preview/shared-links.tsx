import { useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import lines from "../line-list.module.css";
import { toastRefusal } from "../toast-refusal.tsx";
import { previewWords as words } from "./words.ts";

type Links = Reply<"previewLinks">;

export function SharedLinks({ kind, newest }: { kind: DeskKind; newest: string | undefined }) {
	const say = useSay();
	const lang = useLang();
	const [links, setLinks] = useState<Links>();
	const [busy, setBusy] = useState<string>();
	const summary = useRef<HTMLElement>(null);

	async function look() {
		const answer = await call("previewLinks", undefined, lang, { kind });
		if (isRefusal(answer)) toastRefusal(answer, "linksNotLoaded", lang);
		else setLinks(answer);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is made while they are shown
	useEffect(() => {
		if (newest && links) look();
	}, [newest]);

	async function end(id: string) {
		if (busy) return;
		setBusy(id);
		const answer = await call("endPreviewLink", { id }, lang, { kind });
		setBusy(undefined);
		if (isRefusal(answer)) toastRefusal(answer, "linksNotLoaded", lang);
		else sayToast("success", answer.message);
		// The button has gone with its line.
		summary.current?.focus();
		await look();
	}

	return (
		<details onToggle={({ currentTarget }) => currentTarget.open && look()}>
			<summary ref={summary}>{say(words.links)}</summary>
			{links?.length === 0 ? <p>{say(words.noLinks)}</p> : null}
			<ul className={lines.lines}>
				{links?.map(({ id, name, by, endsAt }) => (
					<li key={id}>
						<span>
							{name}
							<br />
							<span className="quiet">
								{fill(say(words.linkBy), {
									name: by,
									moment: dayAndTime(new Date(endsAt), new Date(), lang),
								})}
							</span>
						</span>
						<Button look="line" busy={busy === id} onClick={() => end(id)}>
							{say(words.endLink)}
							<span className="visually-hidden">: {name}</span>
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}
