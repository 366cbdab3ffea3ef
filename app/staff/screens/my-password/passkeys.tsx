import type { Reply } from "#contract/api.ts";
import { Button } from "../../../parts/button/button.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import lines from "../../parts/line-list.module.css";
import { passkeyWords as words } from "./words.ts";

type Passkey = Reply<"mySecondFactor">["passkeys"][number];

export function Passkeys({
	passkeys,
	onRemove,
}: {
	passkeys: readonly Passkey[];
	onRemove: (passkey: Passkey) => void;
}) {
	const say = useSay();
	const lang = useLang();
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);
	return (
		<ul className={lines.lines} aria-label={say(words.list)}>
			{passkeys.map((passkey) => (
				<li key={passkey.id}>
					<div>
						<b lang="en">{passkey.name}</b>
						<p>
							{say(words.added)} <time dateTime={passkey.addedAt}>{at(passkey.addedAt)}</time>
							{passkey.usedAt ? (
								<>
									{" "}
									· {say(words.used)} <time dateTime={passkey.usedAt}>{at(passkey.usedAt)}</time>
								</>
							) : null}
						</p>
					</div>
					<Button look="line" onClick={() => onRemove(passkey)}>
						{say(words.remove)} <span className="visually-hidden">{passkey.name}</span>
					</Button>
				</li>
			))}
		</ul>
	);
}
