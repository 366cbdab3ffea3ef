import type { ReactNode } from "react";
import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import { fill, type Text } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { fullMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import choice from "../../complaint/choice.module.css";
import { PhotoField } from "../../complaint/photo-field.tsx";
import { fieldOf, idOf } from "../../complaint/sent-errors.tsx";
import styles from "./follow-complaint.module.css";
import { tellLabels, followWords as words } from "./words.ts";

export interface TellingsProps {
	readonly followed: NonNullable<ComplaintVisit["followed"]>;
	readonly ticket: string;
	readonly form: string;
	readonly sent: ComplaintVisit["sent"];
}

type Name = TellingsProps["followed"]["mayTell"][number];

const ratings = [1, 2, 3, 4, 5];

export function Asked(props: TellingsProps) {
	const say = useSay();
	const lang = useLang();
	const { mayTell, state, closesAt } = props.followed;
	return (
		<>
			{mayTell.includes("answer") ? (
				<Tell {...props} tell="answer">
					<Words {...props} tell="answer" name="answer" label={say(words.answer)} />
				</Tell>
			) : null}
			{state === "resolved" && (mayTell.includes("confirm") || mayTell.includes("reopen")) ? (
				<section aria-labelledby="done" className={`stack ${styles.part}`}>
					<h2 id="done">{say(words.isItDone)}</h2>
					{mayTell.includes("confirm") ? (
						<Choice label={words.isDone} isOpen={given(props, "confirm") !== undefined}>
							<Tell {...props} tell="confirm">
								<Rating error={given(props, "confirm")?.errors.rating} />
								<Words {...props} tell="confirm" name="words" label={say(words.confirmWords)} />
							</Tell>
						</Choice>
					) : null}
					{mayTell.includes("reopen") ? (
						<Choice label={words.isntDone} isOpen={given(props, "reopen") !== undefined}>
							<Reopen {...props} />
						</Choice>
					) : null}
					{closesAt ? <p>{fill(say(words.isItDoneLead), { day: fullMoment(closesAt, lang) })}</p> : null}
				</section>
			) : null}
		</>
	);
}

interface ChoiceProps {
	readonly label: Text;
	readonly isOpen: boolean;
	readonly children: ReactNode;
}

function Choice({ label, isOpen, children }: ChoiceProps) {
	return (
		<details name="done" open={isOpen} className={styles.choice}>
			<summary className={buttonClass("line", "big")}>{useSay()(label)}</summary>
			{children}
		</details>
	);
}

function Reopen(props: TellingsProps) {
	const say = useSay();
	const lang = useLang();
	const { reopenUntil } = props.followed;
	return (
		<Tell {...props} tell="reopen" isQuiet>
			{reopenUntil ? <p>{fill(say(words.until), { day: fullMoment(reopenUntil, lang) })}</p> : null}
			<Words {...props} tell="reopen" name="reason" label={say(words.reason)} />
			<PhotoField id={idOf("photos")} sent={given(props, "reopen")} />
		</Tell>
	);
}

export function Others(props: TellingsProps) {
	const say = useSay();
	const { mayTell, state } = props.followed;
	const mayReopen = mayTell.includes("reopen");
	return (
		<div className={styles.folded}>
			{mayReopen && state !== "resolved" ? (
				<details open={given(props, "reopen") !== undefined}>
					<summary>{say(state === "declined" ? words.disagree : words.notDone)}</summary>
					<Reopen {...props} />
				</details>
			) : null}
			{mayTell.includes("photo") && !mayReopen ? (
				<details open={given(props, "photo") !== undefined}>
					<summary>{say(words.addPhoto)}</summary>
					<Tell {...props} tell="photo" isQuiet>
						<PhotoField id={idOf("photos")} sent={given(props, "photo")} />
					</Tell>
				</details>
			) : null}
			{mayTell.includes("withdraw") ? (
				<details>
					<summary>{say(words.withdraw)}</summary>
					<Tell {...props} tell="withdraw" isQuiet>
						<p>{say(words.withdrawLead)}</p>
						<Words {...props} tell="withdraw" name="reason" label={say(words.withdrawReason)} />
					</Tell>
				</details>
			) : null}
			{mayTell.includes("forget") ? (
				<details>
					<summary>{say(words.forget)}</summary>
					<Tell {...props} tell="forget" isQuiet>
						<p>{say(words.forgetLead)}</p>
					</Tell>
				</details>
			) : null}
		</div>
	);
}

const given = ({ sent }: TellingsProps, tell: Name) => (sent?.values.tell === tell ? sent : undefined);

interface TellProps extends TellingsProps {
	readonly tell: Name;
	readonly isQuiet?: boolean;
	readonly children?: ReactNode;
}

/** Form of one move; its ticket makes a resend harmless. */
function Tell({ tell, isQuiet = false, ticket, form, children }: TellProps) {
	const say = useSay();
	return (
		<form
			method="post"
			action={pagePath("followComplaint", useLang())}
			encType="multipart/form-data"
			noValidate
			className="stack"
			data-complaint="tell"
		>
			<input type="hidden" name="ticket" value={ticket} />
			<input type="hidden" name="id" value={`${form}-${tell}`} />
			<input type="hidden" name="tell" value={tell} />
			{children}
			<Button type="submit" look={isQuiet ? "line" : "solid"}>
				{say(tellLabels[tell])}
			</Button>
		</form>
	);
}

interface WordsProps extends TellingsProps {
	readonly tell: Name;
	readonly name: "answer" | "reason" | "words";
	readonly label: string;
}

function Words({ tell, name, label, ...props }: WordsProps) {
	return <TextArea {...fieldOf(given(props, tell), name)} label={label} rows={3} />;
}

function Rating({ error }: { readonly error: string | undefined }) {
	const say = useSay();
	return (
		<fieldset className={styles.rating} id={idOf("rating")} tabIndex={-1}>
			<legend>{say(words.rating)}</legend>
			{ratings.map((rating) => (
				<label key={rating} className={`row ${choice.choice}`}>
					<input type="radio" name="rating" value={rating} required />
					{rating === 1 ? say(words.rating1) : rating === 5 ? say(words.rating5) : rating}
				</label>
			))}
			{error ? <p>{error}</p> : null}
		</fieldset>
	);
}
