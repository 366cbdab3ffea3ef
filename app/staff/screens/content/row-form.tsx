import { type FormEvent, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { type Path, type Raw, same } from "#contract/content/merge.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { aheadOfUtc } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import type { Refusal } from "../../../api-client.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation, useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Note } from "../../../parts/note/note.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import type { StaffUser } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import previewStyles from "../../parts/preview/preview.module.css";
import { Preview, ToPage } from "../../parts/preview/preview.tsx";
import { publicAddress } from "../../parts/public-address.ts";
import { publishedWords, publishTimeIn } from "../../parts/publish-time.tsx";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { RemarkList, remarksOf } from "../../parts/remarks/remarks.tsx";
import { isPlannable, shownVersion } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { sayUndoable } from "../../parts/undo/undo.tsx";
import styles from "./content.module.css";
import { FolderNote } from "./folder-note.tsx";
import { FormBody } from "./form/form-body.tsx";
import { reachField } from "./form/reach-field.ts";
import { JoinedWork } from "./join/joined-work.tsx";
import type { ItemName, Words } from "./keep/device.ts";
import { Draft } from "./keep/draft.ts";
import { OfferedWords } from "./keep/offered-words.tsx";
import { StatusLine } from "./keep/status-line.tsx";
import { useDraft } from "./keep/use-draft.ts";
import { keepWords } from "./keep/words.ts";
import { formAfter, formAtFirst } from "./row-form-state.ts";
import { isPlanned, newRow, stateOfVersions } from "./row-state.ts";
import sendStyles from "./send/send.module.css";
import { SendButtons } from "./send/send-buttons.tsx";
import { useSending } from "./send/use-sending.ts";
import { TakeBack } from "./take-back.tsx";
import { removalBy, useTakeOff } from "./take-off.tsx";
import { copiedKinds, rowFrom } from "./templates.ts";
import { contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	form: Reply<"contentForm">;
	/** Empty for a new row. */
	itemKey: string;
	/** Newest first, in any state. */
	versions: Reply<"contentVersions">;
	drafts: Reply<"contentDrafts">;
	/** Row or template with whose words a new row begins. */
	copied?: Row | undefined;
	user: StaffUser;
	title: string;
}

/** The form of one row. It begins with the newest words, of a waiting version or an unsent draft; nothing typed is lost or replaces a colleague's words. */
export function RowForm({ kind, form, itemKey, versions, drafts, copied, user, title }: Props) {
	const say = useSay();
	const lang = useLang();
	const go = useNavigate();
	const [latest] = versions;
	const [start] = useState(() => {
		const item: ItemName = { userId: user.id, kind, key: itemKey };
		const now = indianNow();
		const begun = copied ? rowFrom(kind, copied, now) : newRow(kind, now);
		return formAtFirst(item, versions, drafts.mine, { row: begun, savedAt: now });
	});
	const [state, dispatch] = useReducer(formAfter, start.state);
	const { ground, typed, basedOn, draft, own, offered, theirs, mine, isDone } = state;
	const errors = useFormErrors();
	const mayEdit = user.permissions.includes(deskKinds[kind].edit);
	// Without the right to edit there is no draft.
	const isChanged = mayEdit && !same(typed, ground);
	const { id, kept, writing } = useDraft(draft, { row: typed, basedOn, isChanged, dispatch });
	const sending = useSending(kind, { ...(latest && { key: itemKey }), draft: id, basedOn, row: typed });
	// Words that are saved somewhere can be left.
	useUnsaved(!isDone && isChanged && kept.where === "tab", leavesAddress);
	const fields = useRef<HTMLDivElement>(null);
	const sendForm = useRef<HTMLFormElement>(null);
	const now = Date.now();
	const shown = shownVersion(versions, now)?.row ?? null;
	const takeOff = useTakeOff({
		kind,
		permissions: user.permissions,
		fourEyes: form.fourEyes,
		onOff: () => dispatch({ type: "done" }),
	});

	useEffect(() => {
		fields.current?.querySelector<HTMLElement>("select, textarea, input")?.focus({ preventScroll: true });
	}, []);
	const { search, key: step } = useLocation();
	const at = new URLSearchParams(search).get("at");
	const reach = useEffectEvent((field: string) => reachField(field, lang, errors.idOf));
	// The same field may be looked for again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => {
		if (at) reach(at);
	}, [at, step]);
	useEffect(() => {
		for (const each of start.idle) each.drop();
		for (const each of start.state.offered) each.send();
	}, [start]);
	const leave = useEffectEvent(() => go({ search: `?kind=${kind}` }));
	// After the question before leaving has closed.
	useEffect(() => {
		if (isDone) leave();
	}, [isDone]);

	const isLate = (latest?.version ?? 0) > basedOn && !sending.busy && !isDone;
	if (isLate) dispatch({ type: "theirsCame", versions });

	const draftOf = (words: Pick<Words, "row" | "basedOn">) => new Draft(draft.item, { ...words, savedAt: "" });
	const begin = (row: Row) => dispatch({ type: "took", draft: draftOf({ row, basedOn }) });

	function choose(path: Path, value: Raw | undefined, isMine: boolean) {
		if (!isMine && mine) {
			const aside = draftOf(mine);
			aside.keep(mine.row, mine.basedOn);
			aside.send();
		}
		dispatch({ type: "chose", path, value, isMine });
	}

	function refuse(refusal: Refusal) {
		const said = toastRefusal(refusal, "sendFailed", lang);
		// Nothing is wrong with the form if the server can't be reached.
		if (refusal.status === 0) return;
		if (refuseFields(errors, refusal, { isNamed: false }) || !said) return;
		errors.show([{ words: said }], { isInToast: true });
	}

	async function send(how: "publish" | "submit" | "check") {
		if (sending.busy) return;
		errors.clear();
		const fields = new FormData(sendForm.current ?? undefined);
		const answer = await sending.send(how, fields);
		if ("error" in answer) return refuse(answer);
		if (!("isOut" in answer)) return void sayToast("success", answer.message);
		const { message, key, version, isOut, withdrew } = answer;
		const from = how === "publish" ? publishTimeIn(fields).from : undefined;
		const out = isOut && { before: shown, address: publicAddress(kind, key, typed, lang) };
		sayUndoable(publishedWords(message, from, lang), { kind, key, version, withdrew, ...out });
		// The next list must not show the draft.
		await draft.drop();
		dispatch({ type: "done" });
	}

	const rights = {
		mayEdit,
		mayPublish: !form.fourEyes && user.permissions.includes(deskKinds[kind].publish),
	};
	const folder = versions.find(({ differs }) => differs);
	const reason = latest?.state === "returned" ? latest.reason : "";
	/** A planned version, although newer words wait. */
	const plan = versions.find((each) => each !== latest && isPlanned(each, now));
	const removal = removalBy(kind, user.permissions);
	const isReviewer = user.permissions.includes(deskKinds[kind].publish);
	const remarks = useMemo(
		() => remarksOf({ kind, itemKey }, latest, isReviewer),
		[kind, itemKey, latest, isReviewer],
	);
	const takeBack = latest ? <TakeBack kind={kind} itemKey={itemKey} number={latest.version} /> : null;
	const preview = errors.idOf("preview");
	return (
		<div className={previewStyles.beside}>
			<Panel
				title={title}
				action={
					latest ? (
						<Link
							to={`${pagePath("contentHistory", "en")}?${new URLSearchParams({ kind, key: itemKey })}`}
							className={styles.toHistory}
						>
							{say(words.history)}
						</Link>
					) : null
				}
			>
				{latest ? <p className={styles.state}>{stateOfVersions(itemKey, versions, now, lang)}</p> : null}
				<div ref={fields} className="stack">
					<ErrorSummary errors={errors.shown} />
					{reason ? (
						<Note tone="look">
							<p>{fill(say(words.returnedBy), { name: latest?.decidedBy ?? "" })}</p>
							<blockquote>{reason}</blockquote>
						</Note>
					) : latest?.state === "waiting" ? (
						<Note>
							<p>
								{latest.row === null
									? fill(say(words.offWaitsHere), { name: latest.by ?? "", reason: latest.note })
									: fill(say(words.waitsHere), { name: latest.by ?? "" })}
							</p>
							{latest.isOwn && rights.mayEdit ? takeBack : null}
						</Note>
					) : latest && isPlanned(latest, now) ? (
						<Note>
							<p>{say(words.comesHere)}</p>
							{isReviewer ? takeBack : null}
						</Note>
					) : null}
					{plan ? (
						<Note tone="look">
							<p>
								{fill(say(words.olderComes), {
									moment: dayAndTime(new Date(plan.from ?? now), new Date(now), lang),
									name: plan.by ?? "",
								})}
							</p>
							{isReviewer ? <TakeBack kind={kind} itemKey={itemKey} number={plan.version} /> : null}
						</Note>
					) : null}
					<RemarkList
						of={remarks}
						form={form}
						row={typed}
						onPoint={(path) => reachField(path, lang, errors.idOf)}
					/>
					{folder ? <FolderNote form={form} row={typed} folder={folder.row} onTake={begin} /> : null}
					{own ? (
						<Note>
							<p>
								{fill(say(keepWords.restored), {
									moment: dayAndTime(new Date(own.savedAt), new Date(), lang),
								})}
							</p>
							<p>
								<Button look="line" onClick={() => begin(ground)}>
									{say(latest ? keepWords.startAnew : keepWords.startEmpty)}
								</Button>
							</p>
						</Note>
					) : null}
					{offered.map((each) => (
						<OfferedWords
							key={each.place}
							form={form}
							row={typed}
							offered={each.words}
							onTake={() => dispatch({ type: "took", draft: each })}
							onDrop={async () => {
								const refused = await each.drop();
								if (refused) toastRefusal(refused, "draftNotDeleted", lang);
								else dispatch({ type: "deleted", draft: each });
								return !refused;
							}}
						/>
					))}
					{theirs ? <JoinedWork form={form} onChoose={choose} {...theirs} /> : null}
					<FormBody
						kind={kind}
						form={form}
						value={typed}
						onChange={(row) => dispatch({ type: "typed", row })}
						errors={errors}
						shown={shown}
						dead={latest?.dead}
						remarks={remarks}
						isNew={!latest}
					/>
				</div>
				<div className={styles.ways}>
					<Link to={{ search: `?kind=${kind}` }} className={buttonClass("line")}>
						{say(words.cancel)}
					</Link>
					{latest && mayEdit && copiedKinds.includes(kind) ? (
						<Link to={{ search: `?kind=${kind}&key=` }} state={{ copy: ground }} className={styles.toHistory}>
							{say(words.newFrom)}
						</Link>
					) : null}
					{latest && shown && itemKey !== orderKey && removal ? (
						<button
							type="button"
							className={styles.quiet}
							onClick={() => takeOff.ask({ key: itemKey, version: latest.version, row: shown })}
						>
							{say(words[removal])}
						</button>
					) : null}
				</div>
				{takeOff.question}
			</Panel>
			<Preview
				id={preview}
				kind={kind}
				itemKey={latest ? itemKey : undefined}
				row={typed}
				form={form}
				onPoint={(path) => reachField(path, lang, errors.idOf)}
				onRefused={refuse}
			/>
			<form
				ref={sendForm}
				className={sendStyles.send}
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					send(rights.mayPublish ? "publish" : "submit");
				}}
				noValidate
				aria-busy={sending.busy !== undefined}
			>
				<SendButtons {...rights} mayPlan={isPlannable(kind, shown)} busy={sending.busy} onSend={send}>
					<StatusLine kept={kept} writing={writing ?? drafts.others} />
					<ToPage id={preview} />
				</SendButtons>
			</form>
		</div>
	);
}

/** The moment in India, in a row's notation. */
const indianNow = () => new Date(Date.now() + aheadOfUtc).toISOString();
