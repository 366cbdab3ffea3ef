import { useId, useState } from "react";
import { changesTold } from "#contract/changes-told.ts";
import { correctedKind, publicNoteField } from "#contract/content/beside-row.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import type { FormPlan } from "#contract/content/form-plan.ts";
import { languageWarnings } from "#contract/content/language-warnings.ts";
import type { Path, Raw } from "#contract/content/merge.ts";
import { isGroup, type Row } from "#contract/content/row.ts";
import { fill, type Text } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { Compare } from "../../parts/compare/compare.tsx";
import { isHidden, nameOf } from "../../parts/compare/field-names.ts";
import { hasRoomBeside } from "../../parts/has-room.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import previewStyles from "../../parts/preview/preview.module.css";
import { Preview, ToPage } from "../../parts/preview/preview.tsx";
import { WhereSeen } from "../../parts/preview/where-seen.tsx";
import { RemarkAt, RemarkList, type RowRemarks, remarksOf } from "../../parts/remarks/remarks.tsx";
import { rowName, shownVersion, type Versions } from "../../parts/rows.ts";
import { SameDay } from "../../parts/same-day.tsx";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { Decision } from "./decision.tsx";
import styles from "./review.module.css";
import { reviewWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	itemKey: string;
	isOwn: boolean;
	next: string;
}

export function ReviewItem({ kind, itemKey, isOwn, next }: Props) {
	const say = useSay();
	const lang = useLang();
	const preview = useId();
	const form = useList("contentForm");
	const versions = useList("contentVersions");
	const [waiting, before] = versions.data ?? [];
	const shown = shownVersion(versions.data ?? [], Date.now())?.row ?? null;
	const seen = waiting?.row ?? shown;
	// A row that goes from no place of its own changes no page.
	const hasPage = seen && (waiting?.row || deskKind(kind).seenOn !== "whereUsed");
	const remarks = remarksOf({ kind, itemKey }, waiting, true);
	return (
		<>
			<NotLoaded of={{ contentNotLoaded: [form, versions] }} />
			{!form.data || !versions.data ? null : waiting?.state !== "waiting" ? (
				<p>{say(words.decided)}</p>
			) : (
				<div className={`stack ${hasPage ? previewStyles.beside : ""}`}>
					<Panel
						title={rowName(kind, itemKey, seen, lang)}
						action={
							<Link
								to={`${pagePath("content", "en")}?${new URLSearchParams({ kind, key: itemKey })}`}
								className={buttonClass("line")}
							>
								{say(words.edit)}
							</Link>
						}
					>
						<SameDay kind={kind} itemKey={itemKey} form={form.data} row={waiting.row} />
						<About kind={kind} waiting={waiting} shown={shown} isOwn={isOwn} />
						<Changes
							form={form.data}
							shown={shown}
							waiting={waiting}
							returned={before?.state === "returned" ? before.row : null}
							remarks={remarks}
						/>
						{hasPage ? <ToPage id={preview} /> : null}
						{waiting.row ? (
							<WhereSeen key={waiting.version} kind={kind} itemKey={itemKey} row={waiting.row} />
						) : null}
					</Panel>
					{hasPage ? (
						<Preview
							id={preview}
							kind={kind}
							itemKey={itemKey}
							row={seen}
							before={waiting.row ? shown : undefined}
							form={form.data}
							opensAtRow={waiting.row ? "stays" : "gone"}
							onRefused={(refusal) => toastRefusal(refusal, "contentUnchanged", lang)}
						/>
					) : null}
					<Decision
						kind={kind}
						itemKey={itemKey}
						waiting={waiting}
						shown={shown}
						mayPublish={!(isOwn && form.data.fourEyes)}
						mayUndo={!form.data.fourEyes || shown === null}
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
			</p>
			{isOwn ? <Note tone="look">{say(words.own)}</Note> : null}
			{waiting.row ? null : <Note>{fill(say(words.asksOff), { name: waiting.by ?? "" })}</Note>}
			{waiting.note ? (
				<p>
					<b>{say(waiting.row ? words.note : words.reason)}:</b> {waiting.note}
				</p>
			) : null}
			{untold ? (
				<Note tone="look">
					<p>{say(words.untold)}</p>
					<blockquote>{say(untold)}</blockquote>
				</Note>
			) : null}
		</>
	);
}

interface ChangesProps {
	form: FormPlan;
	shown: Row | null;
	waiting: Versions[number];
	returned: Row | null;
	remarks: RowRemarks | undefined;
}

/** The changed fields; folded if fewer have changed since its return, and those of a new row on a phone. */
function Changes({ form, shown, waiting: { row }, returned, remarks }: ChangesProps) {
	const say = useSay();
	const beside = (at: string) => (remarks && at !== "" ? <RemarkAt at={at} of={remarks} /> : null);
	const all = <Compare form={form} before={shown} after={row} beside={beside} />;
	const since = row && returned;
	const title = row === null ? words.asItStands : since ? words.sinceReturn : words.changes;
	const isNew = shown === null;
	// The page beside shows less of a new row than its fields do; on a phone they would push everything out of sight.
	const [hasRoom] = useState(hasRoomBeside);
	return (
		<section className={`stack ${styles.changes}`}>
			<h3>{say(title)}</h3>
			{since ? <Compare form={form} before={since} after={row} beside={beside} /> : null}
			{since || isNew ? (
				<details open={(!since && hasRoom) || undefined}>
					<summary>{say(isNew ? words.newFields : words.allFields)}</summary>
					{all}
				</details>
			) : (
				all
			)}
			<RemarkList of={remarks} form={form} row={row} />
			<NewTextWarnings form={form} before={shown} after={row} />
		</section>
	);
}

interface NewTextWarningsProps {
	form: FormPlan;
	before: Raw | null;
	after: Raw | null;
}

function NewTextWarnings({ form, before, after }: NewTextWarningsProps) {
	const say = useSay();
	const lang = useLang();
	const known = new Set(textsIn(before).map(({ text }) => JSON.stringify(text)));
	const told = textsIn(after)
		.filter(({ path, text }) => !isHidden(form, path) && !known.has(JSON.stringify(text)))
		.map(({ path, text }) => ({ name: nameOf(form, path, lang, [after]), warnings: languageWarnings(text) }))
		.filter(({ warnings }) => warnings.length > 0);
	if (told.length === 0) return null;
	return (
		<Note tone="look">
			<p>{say(words.lookAgain)}</p>
			<ul>
				{told.map(({ name, warnings }) => (
					<li key={name}>
						<b>{name}</b>: {warnings.map((warning) => warning[lang]).join(" ")}
					</li>
				))}
			</ul>
		</Note>
	);
}

function textsIn(raw: Raw | null, path: Path = []): { readonly path: Path; readonly text: Text }[] {
	if (Array.isArray(raw)) return raw.flatMap((item, index) => textsIn(item, [...path, String(index + 1)]));
	if (!isGroup(raw ?? undefined)) return [];
	const { en, hi, ...fields } = raw as Readonly<Record<string, Raw>>;
	const own = typeof en === "string" && typeof hi === "string" ? [{ path, text: { en, hi } }] : [];
	return [...own, ...Object.entries(fields).flatMap(([name, value]) => textsIn(value, [...path, name]))];
}
