import { useId } from "react";
import { changesTold } from "#contract/changes-told.ts";
import { correctedKind, type DeskKind, deskKinds, publicNoteField } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useShownUser } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import previewStyles from "../../parts/preview/preview.module.css";
import { Preview, ToPage } from "../../parts/preview/preview.tsx";
import { WhereSeen } from "../../parts/preview/where-seen.tsx";
import { remarksOf } from "../../parts/remarks/remarks.tsx";
import { rowName, shownVersion, type Versions } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { Changes } from "./changes.tsx";
import { Decision } from "./decision.tsx";
import { reviewWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	itemKey: string;
	isOwn: boolean;
	/** Query of the next row that waits; empty for the list. */
	next: string;
}

/** One waiting version: changes, writer, reason and decision. */
export function ReviewItem({ kind, itemKey, isOwn, next }: Props) {
	const say = useSay();
	const lang = useLang();
	const user = useShownUser();
	const mayEdit = user?.permissions.includes(deskKinds[kind].edit) ?? false;
	const preview = useId();
	const form = useList("contentForm");
	const versions = useList("contentVersions");
	const [waiting, before] = versions.data ?? [];
	const shown = shownVersion(versions.data ?? [], Date.now())?.row ?? null;
	const seen = waiting?.row ?? shown;
	const remarks = remarksOf({ kind, itemKey }, waiting, true);
	const back = (
		<Link to={{ search: "" }} className={buttonClass("line")}>
			{say(words.back)}
		</Link>
	);
	return (
		<>
			<NotLoaded of={{ contentNotLoaded: [form, versions] }} />
			{!form.data || !versions.data ? null : waiting?.state !== "waiting" ? (
				<>
					<p>{say(words.decided)}</p>
					<p>{back}</p>
				</>
			) : (
				<div className={`stack ${previewStyles.beside}`}>
					<Panel
						title={rowName(kind, "", seen, lang) || say(deskKinds[kind].one)}
						action={
							<Link
								to={`${pagePath("content", "en")}?${new URLSearchParams({ kind, key: itemKey })}`}
								className={buttonClass("line")}
							>
								{say(words.edit)}
							</Link>
						}
					>
						<About kind={kind} waiting={waiting} shown={shown} isOwn={isOwn} />
						<Changes
							form={form.data}
							shown={shown}
							waiting={waiting}
							returned={before?.state === "returned" ? before.row : null}
							remarks={remarks}
						/>
						{seen ? <ToPage id={preview} /> : null}
						{waiting.row ? (
							<WhereSeen key={waiting.version} kind={kind} itemKey={itemKey} row={waiting.row} />
						) : null}
						<p>{back}</p>
					</Panel>
					{seen ? (
						<Preview
							id={preview}
							kind={kind}
							itemKey={itemKey}
							row={seen}
							before={waiting.row ? shown : undefined}
							form={form.data}
							onRefused={(refusal) => toastRefusal(refusal, "contentUnchanged", lang)}
						/>
					) : null}
					<Decision
						kind={kind}
						itemKey={itemKey}
						waiting={waiting}
						shown={shown}
						mayPublish={!(isOwn && form.data.fourEyes)}
						mayUndo={mayEdit && !form.data.fourEyes}
						next={next}
					/>
				</div>
			)}
		</>
	);
}

interface AboutProps {
	kind: DeskKind;
	waiting: Versions[number];
	shown: Row | null;
	isOwn: boolean;
}

/** Writer, reason and what readers would not be told. */
function About({ kind, waiting, shown, isOwn }: AboutProps) {
	const say = useSay();
	const lang = useLang();
	const after = kind === correctedKind ? waiting.row : undefined;
	const untold =
		shown && after && !after[publicNoteField] ? changesTold(shown, after, indianDay(Date.now())) : undefined;
	return (
		<>
			<p className="quiet">
				{fill(say(words.by), {
					name: waiting.by ?? "",
					moment: dayAndTime(new Date(waiting.at ?? 0), new Date(), lang),
				})}
				{isOwn ? null : ` · ${say(words.youReview)}`}
			</p>
			{isOwn ? <Note tone="look">{say(words.own)}</Note> : null}
			{waiting.row ? null : <Note>{fill(say(words.asksOff), { name: waiting.by ?? "" })}</Note>}
			{waiting.note ? <blockquote>{waiting.note}</blockquote> : null}
			{untold ? (
				<Note tone="look">
					<p>{say(words.untold)}</p>
					<blockquote>{say(untold)}</blockquote>
				</Note>
			) : null}
		</>
	);
}
