import type { ReactNode } from "react";
import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Button, type ButtonLook } from "../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import choice from "../../complaint/choice.module.css";
import { moment } from "../../complaint/moments.ts";
import { PhotoField } from "../../complaint/photo-field.tsx";
import { idOf } from "../../complaint/sent-errors.tsx";
import { TextArea } from "../../complaint/text-area.tsx";
import styles from "./follow-complaint.module.css";
import { followWords as words } from "./words.ts";

export interface TellingsProps {
	readonly followed: NonNullable<ComplaintVisit["followed"]>;
	readonly ticket: string;
	readonly form: string;
	readonly sent: ComplaintVisit["sent"];
}

const ratings = [1, 2, 3, 4, 5];

/** What the citizen may do with the complaint now, a form each. */
export function Tellings(props: TellingsProps) {
	const say = useSay();
	const lang = useLang();
	const { followed, sent } = props;
	const { mayTell, reopenUntil } = followed;
	const may = (tell: Telling["tell"]) => mayTell.includes(tell);
	const given = (tell: Telling["tell"]) => (sent?.values.tell === tell ? sent : undefined);
	return (
		<>
			{may("answer") ? (
				<Tell {...props} tell="answer" label={say(words.sendAnswer)}>
					<Words name="answer" label={say(words.answer)} sent={given("answer")} />
				</Tell>
			) : null}
			{may("confirm") ? (
				<section aria-labelledby="done">
					<h2 id="done">{say(words.isItDone)}</h2>
					<p>{say(words.isItDoneLead)}</p>
					<Tell {...props} tell="confirm" label={say(words.confirm)}>
						<fieldset className={styles.rating} id={idOf("rating")} tabIndex={-1}>
							<legend>{say(words.rating)}</legend>
							{ratings.map((rating) => (
								<label key={rating} className={choice.choice}>
									<input type="radio" name="rating" value={rating} required />
									{rating === 1 ? say(words.rating1) : rating === 5 ? say(words.rating5) : rating}
								</label>
							))}
							{given("confirm")?.errors.rating ? <p>{given("confirm")?.errors.rating}</p> : null}
						</fieldset>
						<Words name="words" label={say(words.confirmWords)} sent={given("confirm")} />
					</Tell>
				</section>
			) : null}
			{may("reopen") ? (
				<section aria-labelledby="not-done">
					<h2 id="not-done">{say(words.notDone)}</h2>
					{reopenUntil ? <p>{fill(say(words.until), { day: moment(reopenUntil, lang) })}</p> : null}
					<Tell {...props} tell="reopen" label={say(words.reopen)} look="line">
						<Words name="reason" label={say(words.reason)} sent={given("reopen")} />
						<PhotoField id={idOf("photos")} sent={given("reopen")} />
					</Tell>
				</section>
			) : null}
			{may("photo") && !may("reopen") ? (
				<Folded title={say(words.addPhoto)} isOpen={given("photo") !== undefined}>
					<Tell {...props} tell="photo" label={say(words.sendPhoto)} look="line">
						<PhotoField id={idOf("photos")} sent={given("photo")} />
					</Tell>
				</Folded>
			) : null}
			{may("withdraw") ? (
				<Folded title={say(words.withdraw)}>
					<p>{say(words.withdrawLead)}</p>
					<Tell {...props} tell="withdraw" label={say(words.withdraw)} look="line">
						<Words name="reason" label={say(words.withdrawReason)} sent={given("withdraw")} />
					</Tell>
				</Folded>
			) : null}
			{may("forget") ? (
				<Folded title={say(words.forget)}>
					<p>{say(words.forgetLead)}</p>
					<Tell {...props} tell="forget" label={say(words.forget)} look="line" />
				</Folded>
			) : null}
		</>
	);
}

interface Telling extends TellingsProps {
	readonly tell: TellingsProps["followed"]["mayTell"][number];
	readonly label: string;
	readonly look?: ButtonLook;
	readonly children?: ReactNode;
}

/** A form that tells one thing. Sent twice it is told once. */
function Tell({ tell, label, look = "solid", ticket, form, children }: Telling) {
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
			<Button type="submit" look={look}>
				{label}
			</Button>
		</form>
	);
}

interface WordsProps {
	readonly name: "answer" | "reason" | "words";
	readonly label: string;
	readonly sent: TellingsProps["sent"];
}

function Words({ name, label, sent }: WordsProps) {
	return (
		<TextArea
			id={idOf(name)}
			name={name}
			label={label}
			rows={3}
			defaultValue={sent?.values[name]}
			error={sent?.errors[name]}
		/>
	);
}

interface FoldedProps {
	readonly title: string;
	readonly isOpen?: boolean;
	readonly children: ReactNode;
}

function Folded({ title, isOpen = false, children }: FoldedProps) {
	return (
		<details className={styles.folded} open={isOpen}>
			<summary>{title}</summary>
			<div className="stack">{children}</div>
		</details>
	);
}
