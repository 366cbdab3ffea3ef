import type { DeskKind } from "#contract/content/desk.ts";
import type { FormPlan } from "#contract/content/form-plan.ts";
import type { Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { Compare } from "../../parts/compare/compare.tsx";
import { RemarkList, type remarksOf } from "../../parts/remarks/remarks.tsx";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { JoinedWork } from "./join/joined-work.tsx";
import { OfferedWords } from "./keep/offered-words.tsx";
import { keepWords } from "./keep/words.ts";
import { isPlanned } from "./row-state.ts";
import type { RowFormNow, RowFormProps } from "./use-row-form.ts";
import { contentWords as words } from "./words.ts";

interface VersionProps extends Pick<RowFormProps, "kind" | "itemKey" | "versions"> {
	mayEdit: boolean;
	isReviewer: boolean;
}

/** Notes on the newest version, and on a planned one although newer words wait. */
export function VersionNotes({ kind, itemKey, versions, mayEdit, isReviewer }: VersionProps) {
	const say = useSay();
	const lang = useLang();
	const now = Date.now();
	const [latest] = versions;
	const plan = versions.find((each) => each !== latest && isPlanned(each, now));
	const reason = latest?.state === "returned" ? latest.reason : "";
	const takeBack = latest ? <TakeBack kind={kind} itemKey={itemKey} number={latest.version} /> : null;
	return (
		<>
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
					{latest.isOwn && mayEdit ? takeBack : null}
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
		</>
	);
}

interface WordsProps extends Pick<RowFormProps, "form" | "versions"> {
	of: RowFormNow;
	remarks: ReturnType<typeof remarksOf>;
}

/** Remarks of reviewers, and words that others or oneself have written elsewhere. */
export function WordsNotes({
	form,
	versions,
	remarks,
	of: { state, dispatch, begin, choose, point, wasLate },
}: WordsProps) {
	const say = useSay();
	const lang = useLang();
	const { ground, typed, own, offered, theirs } = state;
	const folder = versions.find(({ differs }) => differs);
	return (
		<>
			<RemarkList of={remarks} form={form} row={typed} onPoint={point} />
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
							{say(versions[0] ? keepWords.startAnew : keepWords.startEmpty)}
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
			{theirs ? <JoinedWork form={form} wasLate={wasLate} onChoose={choose} {...theirs} /> : null}
		</>
	);
}

/** Withdraws a version that waits or is planned. */
function TakeBack({ kind, itemKey, number }: { kind: DeskKind; itemKey: string; number: number }) {
	const say = useSay();
	const { busy, act } = useAct("withdrawContent", "contentUnchanged", {
		// The button goes with the note that holds it.
		onDone: () => document.querySelector<HTMLElement>("h1")?.focus(),
	});

	return (
		<p>
			<Button look="line" busy={busy} onClick={() => act({ key: itemKey, number }, { kind })}>
				{say(busy ? words.takingBack : words.takeBack)}
			</Button>
		</p>
	);
}

interface Props {
	form: FormPlan;
	row: Row;
	/** null if the folder has lost it. */
	folder: Row | null;
	onTake: (row: Row) => void;
}

/** Offers the folder's change of a published row, with its differences. */
function FolderNote({ form, row, folder, onTake }: Props) {
	const say = useSay();
	if (folder === null) return <Note tone="look">{say(words.folderGone)}</Note>;
	return (
		<Note tone="look">
			<p>{say(words.folderChanged)}</p>
			<details>
				<summary>{say(keepWords.whatDiffers)}</summary>
				<Compare form={form} before={row} after={folder} />
			</details>
			<p>
				<Button look="line" onClick={() => onTake(folder)}>
					{say(words.takeFolder)}
				</Button>
			</p>
		</Note>
	);
}
