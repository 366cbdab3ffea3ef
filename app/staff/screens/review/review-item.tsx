import { type FormEvent, useId, useState } from "react";
import { changesTold } from "#contract/changes-told.ts";
import { correctedKind, type DeskKind, deskKinds, publicNoteField } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Compare } from "../../parts/compare/compare.tsx";
import formStyles from "../../parts/form.module.css";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import previewStyles from "../../parts/preview/preview.module.css";
import { Preview, ToPage } from "../../parts/preview/preview.tsx";
import { WhereSeen } from "../../parts/preview/where-seen.tsx";
import { publicAddress } from "../../parts/public-address.ts";
import { PublishTime, publishedWords, publishTimeIn } from "../../parts/publish-time.tsx";
import { publishTimeWords } from "../../parts/publish-time-words.ts";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { RemarkAt, RemarkList, remarksOf } from "../../parts/remarks/remarks.tsx";
import { isPlannable, rowName, shownVersion, type Versions } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { LinkToPage, sayUndoable, withFormerPlan } from "../../parts/undo/undo.tsx";
import { NewTextWarnings } from "./new-text-warnings.tsx";
import styles from "./review.module.css";
import { reviewWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	itemKey: string;
	isOwn: boolean;
}

/** One waiting version: changes, writer, reason and decision. */
export function ReviewItem({ kind, itemKey, isOwn }: Props) {
	const say = useSay();
	const lang = useLang();
	const preview = useId();
	const form = useList("contentForm");
	const versions = useList("contentVersions");
	const [waiting] = versions.data ?? [];
	const shown = shownVersion(versions.data ?? [], Date.now())?.row ?? null;
	const after = kind === correctedKind ? waiting?.row : undefined;
	const untold =
		shown && after && !after[publicNoteField] ? changesTold(shown, after, indianDay(Date.now())) : undefined;
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
						title={rowName(kind, "", waiting.row ?? shown, lang) || say(deskKinds[kind].one)}
						action={
							<Link
								to={`${pagePath("content", "en")}?${new URLSearchParams({ kind, key: itemKey })}`}
								className={buttonClass("line")}
							>
								{say(words.edit)}
							</Link>
						}
					>
						<p className="quiet">
							{fill(say(words.by), {
								name: waiting.by ?? "",
								moment: dayAndTime(new Date(waiting.at ?? 0), new Date(), lang),
							})}
							{isOwn ? null : ` · ${say(words.youReview)}`}
						</p>
						{waiting.note ? <blockquote>{waiting.note}</blockquote> : null}
						{isOwn ? <Note tone="look">{say(words.own)}</Note> : null}
						{waiting.row ? null : <Note>{fill(say(words.asksOff), { name: waiting.by ?? "" })}</Note>}
						{untold ? (
							<Note tone="look">
								<p>{say(words.untold)}</p>
								<blockquote>{say(untold)}</blockquote>
							</Note>
						) : null}
						<section className={`stack ${styles.changes}`}>
							<h3>{say(words.changes)}</h3>
							<Compare
								form={form.data}
								before={shown}
								after={waiting.row}
								beside={(at) => (remarks && at !== "" ? <RemarkAt at={at} of={remarks} /> : null)}
							/>
							<RemarkList of={remarks} form={form.data} row={waiting.row} />
							<NewTextWarnings form={form.data} before={shown} after={waiting.row} />
						</section>
						{waiting.row ? <ToPage id={preview} /> : null}
						{waiting.row ? (
							<WhereSeen key={waiting.version} kind={kind} itemKey={itemKey} row={waiting.row} />
						) : null}
						<Decision
							kind={kind}
							itemKey={itemKey}
							waiting={waiting}
							mayPublish={!(isOwn && form.data.fourEyes)}
							mayPlan={isPlannable(kind, shown)}
						/>
						<p>{back}</p>
					</Panel>
					{waiting.row ? (
						<Preview
							id={preview}
							kind={kind}
							itemKey={itemKey}
							row={waiting.row}
							form={form.data}
							onRefused={(refusal) => toastRefusal(refusal, "contentUnchanged", lang)}
						/>
					) : null}
				</div>
			)}
		</>
	);
}

type DecisionProps = Pick<Props, "kind" | "itemKey"> & {
	waiting: Versions[number];
	mayPublish: boolean;
	mayPlan: boolean;
};

function Decision({ kind, itemKey, waiting, mayPublish, mayPlan }: DecisionProps) {
	const say = useSay();
	const lang = useLang();
	const go = useNavigate();
	const errors = useFormErrors();
	const approve = useCall("approveContent");
	const giveBack = useCall("returnContent");
	const [from, setFrom] = useState("");
	const [busy, setBusy] = useState<"approve" | "return">();
	const version = { key: itemKey, number: waiting.version };

	function refuse(refusal: Refusal) {
		const said = toastRefusal(refusal, "contentUnchanged", lang);
		if (refusal.status === 0) return;
		if (refuseFields(errors, refusal, { isNamed: false }) || !said) return;
		const mistakes = Object.values(refusal.fieldErrors ?? {});
		errors.show(
			[said, ...mistakes].map((each) => ({ words: each })),
			{ isInToast: true },
		);
	}

	async function decide(event: FormEvent<HTMLFormElement>, how: "approve" | "return") {
		event.preventDefault();
		if (busy) return;
		const fields = new FormData(event.currentTarget);
		setBusy(how);
		errors.clear();
		if (how === "approve") await publish(publishTimeIn(fields));
		else await returnIt(String(fields.get("reason")));
		setBusy(undefined);
	}

	async function publish(time: ReturnType<typeof publishTimeIn>) {
		const answer = await approve({ ...version, ...time }, { kind });
		if (isRefusal(answer)) return refuse(answer);
		const { message, withdrew } = answer;
		const published = waiting.row ? fill(say(words.approved), { message }) : say(words.takenOff);
		const said = withFormerPlan(publishedWords(published, time.from, lang), withdrew, lang);
		const address = waiting.row ? publicAddress(kind, itemKey, waiting.row, lang) : undefined;
		// Undo lets the writer's words wait again, which a new plan would end.
		if (time.from) sayUndoable(said, { kind, key: itemKey, version: waiting.version });
		else sayToast("success", said, address ? <LinkToPage address={address} /> : undefined);
		go({ search: "" });
	}

	async function returnIt(reason: string) {
		const answer = await giveBack({ ...version, reason }, { kind });
		if (isRefusal(answer)) return refuse(answer);
		sayToast("success", answer.message);
		go({ search: "" });
	}

	return (
		<>
			<ErrorSummary errors={errors.shown} />
			{mayPublish ? (
				<form className="stack" onSubmit={(event) => decide(event, "approve")} noValidate>
					{waiting.row && mayPlan ? (
						<details className={styles.more}>
							<summary>{say(publishTimeWords.atATime)}</summary>
							<PublishTime from={from} onFrom={setFrom} />
						</details>
					) : null}
					<div className={`cluster ${formStyles.send}`}>
						<Button type="submit" busy={busy === "approve"}>
							{say(
								waiting.row
									? publishTimeWords[busy === "approve" ? "publishing" : from ? "publishThen" : "publish"]
									: words.takeOff,
							)}
						</Button>
					</div>
				</form>
			) : null}
			<details className={styles.more}>
				<summary>{say(words.return)}</summary>
				<form className="stack" onSubmit={(event) => decide(event, "return")} noValidate>
					<TextArea
						{...errors.field("reason")}
						label={say(words.reason)}
						rows={3}
						maxLength={lengths.reason}
					/>
					<div className={`cluster ${formStyles.send}`}>
						<Button type="submit" look="line" busy={busy === "return"}>
							{say(busy === "return" ? words.returning : words.return)}
						</Button>
					</div>
				</form>
			</details>
		</>
	);
}
