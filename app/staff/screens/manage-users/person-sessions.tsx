import { useCallback, useEffect, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { call, isRefusal, type Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import type { Loaded } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./person.module.css";
import { personWords as words } from "./person-words.ts";
import { usePersonCall } from "./use-person-call.ts";

/** A person's sessions, and an end to all of them. Whoever may do nothing for the person may not see them either, and doesn't ask. */
export function PersonSessions({ person }: { person: Reply<"user"> }) {
	const say = useSay();
	const lang = useLang();
	const sessions = useSessionsOf(person);
	const { id } = person;
	const endAll = useCall("endUserSessions");
	const { alert, busy, run } = usePersonCall();
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);

	return (
		<Panel
			title={say(words.sessions)}
			action={
				sessions.data?.[0] ? (
					<Button
						look="line"
						busy={busy}
						onClick={() => run(() => endAll(undefined, { id }), { otherwise: "endSessionFailed" })}
					>
						{say(words.endAll)}
					</Button>
				) : undefined
			}
		>
			<NotLoaded of={{ userSessionsNotLoaded: [sessions] }} />
			<AlertLine alert={alert} />
			{sessions.data ? (
				<ul className={styles.sessions}>
					{sessions.data.map(({ id: session, device, address, begunAt, usedAt }) => (
						<li key={session}>
							<b lang={device ? "en" : undefined}>{device || say(words.unknownDevice)}</b>
							<p>
								{fill(say(words.sessionFacts), { begun: at(begunAt), used: at(usedAt) })}
								{address ? fill(say(words.from), { address }) : ""}
							</p>
						</li>
					))}
					{sessions.data.length === 0 ? <li>{say(words.noSessions)}</li> : null}
				</ul>
			) : sessions.hasFailed ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</Panel>
	);
}

type Sessions = Reply<"userSessions">;

/** The sessions of a person, loaded anew whenever their account is: most changes of it end some. */
function useSessionsOf(person: Reply<"user">): Loaded<Sessions> {
	const [answer, setAnswer] = useState<Sessions | Refusal>();
	const lang = useLang();

	const reload = useCallback(
		async (signal?: AbortSignal) => {
			const loaded = await call("userSessions", undefined, lang, { id: person.id }, signal);
			if (!signal?.aborted) setAnswer(loaded);
		},
		[person, lang],
	);
	useEffect(() => {
		const left = new AbortController();
		reload(left.signal);
		return () => left.abort();
	}, [reload]);

	const hasFailed = answer !== undefined && isRefusal(answer);
	return { data: hasFailed ? undefined : answer, hasFailed, reload: () => reload() };
}
