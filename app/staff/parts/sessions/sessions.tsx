import type { Reply } from "#contract/api.ts";
import type { Text } from "#contract/language.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import type { Loaded } from "../../desk/data/loader.ts";
import { AlertLine } from "../alert-line.tsx";
import lines from "../line-list.module.css";
import { WhenLoaded } from "../not-loaded.tsx";
import { Panel } from "../panel.tsx";
import { useAlert } from "../use-alert.ts";
import { sessionsWords as words } from "./words.ts";

type Session = Reply<"mySessions">[number];
type Ended = Promise<Reply<"endMySession"> | Refusal>;

interface Props {
	title: Text;
	of: Loaded<readonly Session[]>;
	failed: OutcomeName;
	/** Label of the button for all sessions but the reader's own. */
	all: Text;
	onEndAll: () => Ended;
	onEnd?: (id: Session["id"]) => Ended;
}

export function Sessions({ title, of: sessions, failed, all, onEndAll, onEnd }: Props) {
	const say = useSay();
	const alert = useAlert();

	async function end(act: () => Ended) {
		alert.clear();
		const answer = await act();
		if (isRefusal(answer)) alert.refuse(answer, "endSessionFailed", () => end(act));
		else sayToast("success", answer.message);
	}

	return (
		<Panel
			title={say(title)}
			action={
				sessions.data?.some(({ isCurrent }) => !isCurrent) ? (
					<Button look="line" onClick={() => end(onEndAll)}>
						{say(all)}
					</Button>
				) : undefined
			}
		>
			<AlertLine alert={alert.alert} />
			<WhenLoaded of={sessions} failed={failed}>
				{(loaded) => (
					<ul className={lines.lines}>
						{loaded.map((session) => (
							<OneSession
								key={session.id}
								session={session}
								onEnd={onEnd && (() => end(() => onEnd(session.id)))}
							/>
						))}
						{loaded.length === 0 ? <li>{say(words.none)}</li> : null}
					</ul>
				)}
			</WhenLoaded>
		</Panel>
	);
}

function OneSession({ session, onEnd }: { session: Session; onEnd: (() => void) | undefined }) {
	const say = useSay();
	const lang = useLang();
	const { device, address, begunAt, usedAt, isCurrent } = session;
	const name = device || say(words.unknownDevice);
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);
	return (
		<li>
			<div>
				<b lang={device ? "en" : undefined}>{name}</b> {isCurrent ? <em>{say(words.thisOne)}</em> : null}
				<p className="quiet">
					{say(words.signedIn)} <time dateTime={begunAt}>{at(begunAt)}</time> · {say(words.lastUsed)}{" "}
					<time dateTime={usedAt}>{at(usedAt)}</time>
					{address ? ` · ${say(words.from)} ${address}` : ""}
				</p>
			</div>
			{isCurrent || !onEnd ? null : (
				<Button look="line" onClick={onEnd}>
					{say(words.end)} <span className="visually-hidden">{name}</span>
				</Button>
			)}
		</li>
	);
}
