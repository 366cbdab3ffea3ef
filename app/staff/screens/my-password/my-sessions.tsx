import type { Reply } from "#contract/api.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { WhenLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import styles from "./my-sessions.module.css";
import { mySessionsWords as words } from "./words.ts";

type Session = Reply<"mySessions">[number];

export function MySessions() {
	const say = useSay();
	const sessions = useList("mySessions");
	const alert = useAlert();
	const end = useCall("endMySession");
	const endOthers = useCall("endMyOtherSessions");

	async function settle(answer: Awaited<ReturnType<typeof end | typeof endOthers>>, again: () => void) {
		if ("error" in answer) alert.refuse(answer, "endSessionFailed", again);
		else sayToast("success", answer.message);
	}

	async function endOne(session: Session) {
		alert.clear();
		await settle(await end(undefined, { id: session.id }), () => endOne(session));
	}

	async function endAll() {
		alert.clear();
		await settle(await endOthers(undefined), endAll);
	}

	const others = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
	return (
		<Panel
			title={say(words.title)}
			action={
				others ? (
					<Button look="line" onClick={endAll}>
						{say(words.endOthers)}
					</Button>
				) : undefined
			}
		>
			<AlertLine alert={alert.alert} />
			<WhenLoaded of={sessions} failed="sessionsNotLoaded">
				{(all) => (
					<ul className={styles.sessions}>
						{all.map((session) => (
							<OneSession key={session.id} session={session} onEnd={() => endOne(session)} />
						))}
					</ul>
				)}
			</WhenLoaded>
		</Panel>
	);
}

function OneSession({ session, onEnd }: { session: Session; onEnd: () => void }) {
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
			{isCurrent ? null : (
				<Button look="line" onClick={onEnd}>
					{say(words.end)} <span className="visually-hidden">{name}</span>
				</Button>
			)}
		</li>
	);
}
