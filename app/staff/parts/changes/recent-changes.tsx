import { type ReactNode, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { auditSentence } from "#contract/audit.ts";
import { audit } from "#contract/people/limits.ts";
import { call } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { AlertLine } from "../alert-line.tsx";
import { WhenLoaded } from "../not-loaded.tsx";
import { Panel } from "../panel.tsx";
import { useRoles } from "../role-names.ts";
import { useSubmit } from "../use-submit.ts";
import { staffWords as shared } from "../words.ts";
import styles from "./recent-changes.module.css";
import { changesWords as words } from "./words.ts";

type Lines = Reply<"auditLines">;

/** The audit log of the staff area, newest first, with a button for older lines. */
export function RecentChanges({ action }: { action?: ReactNode }) {
	const say = useSay();
	const newest = useList("auditLines");
	return (
		<Panel title={say(words.recentChanges)} action={action}>
			<WhenLoaded of={newest} failed="auditNotLoaded">
				{(lines) => <AllLines key={lines[0]?.id} newest={lines} />}
			</WhenLoaded>
		</Panel>
	);
}

function AllLines({ newest }: { newest: Lines }) {
	const say = useSay();
	const lang = useLang();
	const { called } = useRoles();
	const [older, setOlder] = useState<Lines>([]);
	const [isEnd, setEnd] = useState(newest.length < audit.page);
	const lines = [...newest, ...older];
	const last = lines.at(-1);

	const more = useSubmit({
		call: () => call("auditLines", undefined, lang, { before: last?.id ?? 0 }),
		otherwise: "auditNotLoaded",
		onDone: (answer) => {
			setOlder([...older, ...answer]);
			setEnd(answer.length < audit.page);
		},
	});

	if (!last) return <p>{say(words.noChanges)}</p>;
	return (
		<>
			<ol className={styles.lines}>
				{lines.map((line) => (
					<li key={line.id}>
						<time dateTime={line.at}>{dayAndTime(new Date(line.at), new Date(), lang)}</time>
						<span>{auditSentence(line, lang, called)}</span>
					</li>
				))}
			</ol>
			<AlertLine alert={more.alert.alert} />
			{isEnd ? null : (
				<div>
					<Button look="line" busy={more.busy} onClick={more.send}>
						{say(more.busy ? shared.loading : words.olderChanges)}
					</Button>
				</div>
			)}
		</>
	);
}
