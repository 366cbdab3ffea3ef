import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { deskKinds } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import { seconds } from "#contract/limits.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { publishTimeWords } from "../../parts/publish-time-words.ts";
import { rowName } from "../../parts/rows.ts";
import { selectWords } from "../../parts/selection/words.ts";
import { sayDone } from "../../parts/undo/undo.tsx";
import { reviewWords as words } from "./words.ts";

type Item = Reply<"deskToday">["entries"][number];

/** Groups waiting rows of one kind, person and moment. */
export function sentTogether(items: readonly Item[]): readonly (readonly Item[])[] {
	const groups: Item[][] = [];
	for (const item of items) {
		const [first] = groups.at(-1) ?? [];
		const isSame =
			first?.kind === item.kind &&
			first.by === item.by &&
			first.note === item.note &&
			Math.abs(Date.parse(item.at) - Date.parse(first.at)) < seconds(1);
		if (isSame) groups.at(-1)?.push(item);
		else groups.push([item]);
	}
	return groups;
}

/** Publishes rows that were sent together in one step, after a question. */
export function PublishTogether({ items }: { items: readonly Item[] }) {
	const say = useSay();
	const lang = useLang();
	const [asks, setAsks] = useState(false);
	const versions = items.map(({ key, number }) => ({ key, number }));
	const [{ kind } = { kind: "home" as const }] = items;
	const approve = useAct("approveRows", "contentUnchanged", { says: (answer) => sayDone(kind, answer) });
	const label = fill(say(words.publishAll), { count: items.length });

	if (items.length < 2 || items.length > desk.atOnce) return null;
	return (
		<>
			<p>
				<Button look="line" onClick={() => setAsks(true)}>
					{label}
				</Button>
			</p>
			{asks ? (
				<Confirm
					title={`${say(deskKinds[kind].title)}: ${label}`}
					question={say(words.readAll)}
					labels={{
						keep: words.notYet,
						act: publishTimeWords.publish,
						acting: publishTimeWords.publishing,
					}}
					onAct={() => approve.act({ versions }, { kind })}
					onClose={() => setAsks(false)}
				>
					<ul>
						{items.map(({ key, name, off }) => (
							<li key={key}>
								{rowName(kind, key, name, lang)}
								{off ? `: ${say(words.takeOff)}` : ""}
							</li>
						))}
					</ul>
					<p>{say(selectWords.allOrNone)}</p>
				</Confirm>
			) : null}
		</>
	);
}
