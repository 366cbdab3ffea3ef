import { type FormEvent, useState } from "react";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useShownUser } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import bottomBar from "../../parts/bottom-bar.module.css";
import { publicAddress } from "../../parts/public-address.ts";
import { PublishTime, publishedWords, publishTimeIn } from "../../parts/publish-time.tsx";
import { publishTimeWords } from "../../parts/publish-time-words.ts";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { isPlannable, type Versions } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { endUndo, LinkToPage, sayUndoable, withFormerPlan } from "../../parts/undo/undo.tsx";
import styles from "./review.module.css";
import { reviewWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	itemKey: string;
	waiting: Versions[number];
	shown: Row | null;
	mayPublish: boolean;
	/** Whether the former words may come back without a second pair of eyes. */
	mayUndo: boolean;
	next: string;
}

/** The bar that publishes or returns a waiting version. */
export function Decision(props: Props) {
	const { kind, waiting, shown, mayPublish } = props;
	const say = useSay();
	const [from, setFrom] = useState("");
	const { errors, busy, decide } = useDecision(props);
	const publish = publishTimeWords[busy === "approve" ? "publishing" : from ? "publishThen" : "publish"];
	return (
		<div className={`cluster ${bottomBar.bar} ${styles.bar}`}>
			<ErrorSummary errors={errors.shown} />
			<details>
				<summary className={buttonClass("line")}>{say(words.return)}</summary>
				<form className="stack" onSubmit={(event) => decide(event, "return")} noValidate>
					<TextArea
						{...errors.field("reason")}
						label={say(words.reason)}
						rows={3}
						maxLength={lengths.reason}
					/>
					<div>
						<Button type="submit" look="line" busy={busy === "return"}>
							{say(busy === "return" ? words.returning : words.return)}
						</Button>
					</div>
				</form>
			</details>
			{mayPublish ? (
				<form onSubmit={(event) => decide(event, "approve")} noValidate>
					{waiting.row && isPlannable(kind, shown) ? (
						<details>
							<summary className={buttonClass("line")}>{say(publishTimeWords.atATime)}</summary>
							<PublishTime from={from} onFrom={setFrom} />
						</details>
					) : null}
					<Button type="submit" look={waiting.row ? "solid" : "red"} busy={busy === "approve"}>
						{say(waiting.row ? publish : words.takeOff)}
					</Button>
				</form>
			) : null}
		</div>
	);
}

/** Sends a decision, says what came of it, and goes on to the next row that waits. */
function useDecision({ kind, itemKey, waiting, shown, mayUndo, next }: Props) {
	const mayWrite = useShownUser()?.permissions.includes(deskKind(kind).edit);
	const lang = useLang();
	const say = useSay();
	const go = useNavigate();
	const errors = useFormErrors();
	const approve = useCall("approveContent");
	const giveBack = useCall("returnContent");
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
		endUndo();
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
		const said = publishedWords(published, time.from, lang);
		const address = waiting.row ? publicAddress(kind, itemKey, waiting.row, lang) : undefined;
		const undoable = { kind, key: itemKey, version: waiting.version };
		// A new plan would end the writer's words, which undoing lets wait again.
		if (time.from) sayUndoable(withFormerPlan(said, withdrew, lang), undoable);
		// Planning again what the approval took the place of is for who may write.
		else if (mayUndo && (mayWrite || !withdrew))
			sayUndoable(said, { ...undoable, before: shown, address, withdrew });
		else {
			const link = address ? <LinkToPage address={address} /> : undefined;
			sayToast("success", withFormerPlan(said, withdrew, lang), link, desk.undo);
		}
		go({ search: next });
	}

	async function returnIt(reason: string) {
		const answer = await giveBack({ ...version, reason }, { kind });
		if (isRefusal(answer)) return refuse(answer);
		sayToast("success", answer.message);
		go({ search: next });
	}

	return { errors, busy, decide };
}
