import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { WhenLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./person.module.css";
import { personWords as words } from "./person-words.ts";

/** A person's sessions and their end, for those who may change the person. */
export function PersonSessions({ id }: { id: number }) {
	const say = useSay();
	const lang = useLang();
	const sessions = useFetched("userSessions", { id });
	const endAll = useCall("endUserSessions");
	const ending = useSubmit({ call: () => endAll(undefined, { id }), otherwise: "endSessionFailed" });
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);

	return (
		<Panel
			title={say(words.sessions)}
			action={
				sessions.data?.[0] ? (
					<Button look="line" busy={ending.busy} onClick={ending.send}>
						{say(words.endAll)}
					</Button>
				) : undefined
			}
		>
			<AlertLine alert={ending.alert.alert} />
			<WhenLoaded of={sessions} failed="userSessionsNotLoaded">
				{(all) => (
					<ul className={styles.sessions}>
						{all.map(({ id: session, device, address, begunAt, usedAt }) => (
							<li key={session}>
								<b lang={device ? "en" : undefined}>{device || say(words.unknownDevice)}</b>
								<p className="quiet">
									{fill(say(words.sessionFacts), { begun: at(begunAt), used: at(usedAt) })}
									{address ? fill(say(words.from), { address }) : ""}
								</p>
							</li>
						))}
						{all.length === 0 ? <li>{say(words.noSessions)}</li> : null}
					</ul>
				)}
			</WhenLoaded>
		</Panel>
	);
}
