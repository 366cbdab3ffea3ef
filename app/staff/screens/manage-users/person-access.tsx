import { type FormEvent, useState } from "react";
import { fill } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { dayAndTime, longDate } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { Panel } from "../../parts/panel.tsx";
import { useCall } from "../../parts/use-call.ts";
import { HandedPassword } from "./handed-password.tsx";
import { personWords as words } from "./person-words.ts";
import { usePersonCall } from "./use-person-call.ts";
import type { Person } from "./user-row.ts";

interface Props {
	person: Person;
	/** A password that was just set, to be handed over. */
	handed: string | undefined;
	onReset: () => void;
}

/** Whether and how long the person can log in: the last day, suspension and password. */
export function PersonAccess({ person, handed, onReset }: Props) {
	const say = useSay();
	const lang = useLang();
	const { id, state, lastDay, temporaryUntil } = person;
	const [typed, setTyped] = useState<string>();
	const errors = useFormErrors();
	const setLastDay = useCall("setLastDay");
	const suspend = useCall("suspendUsers");
	const reinstate = useCall("reinstateUsers");
	const { alert, busy, run } = usePersonCall();
	const day = typed ?? lastDay ?? "";

	async function saveDay(next: string | null) {
		errors.clear();
		const isSaved = await run(() => setLastDay({ lastDay: next }, { id }), {
			atFields: (refusal) => errors.refuse(refusal),
		});
		if (isSaved) setTyped(undefined);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		// An empty field says that there is none.
		saveDay(day === "" ? null : day);
	}

	const until = lastDay === null ? "" : longDate(lastDay, lang);
	const sentence = state === "active" && lastDay !== null ? words.ends : words[state];
	return (
		<Panel title={say(words.access)}>
			<AlertLine alert={alert} />
			<p>
				<b>{fill(say(sentence), { day: until })}</b>
			</p>
			<p>
				{temporaryUntil === null
					? say(words.ownPassword)
					: fill(say(words.temporary), {
							moment: dayAndTime(new Date(temporaryUntil), new Date(), lang),
						})}
			</p>
			{handed ? (
				<HandedPassword key={handed} name={person.name} phone={person.phone} password={handed} />
			) : null}
			<div className={form.send}>
				{state === "active" ? (
					<Button look="line" busy={busy} onClick={() => run(() => suspend({ userIds: [id] }))}>
						{say(words.suspend)}
					</Button>
				) : (
					<Button look="line" busy={busy} onClick={() => run(() => reinstate({ userIds: [id] }))}>
						{say(words.reinstate)}
					</Button>
				)}
				<Button look="line" onClick={onReset}>
					{say(words.reset)}
				</Button>
			</div>
			{state === "left" ? null : (
				<form className={form.form} onSubmit={submit} noValidate aria-busy={busy}>
					<Field
						{...errors.field("lastDay")}
						label={say(words.lastDay)}
						name="lastDay"
						type="date"
						min={indianDay(Date.now())}
						hint={say(words.lastDayHint)}
						value={day}
						onChange={({ currentTarget: { value } }) => setTyped(value)}
					/>
					<div className={form.send}>
						<Button type="submit" look="line" busy={busy}>
							{say(words.saveDay)}
						</Button>
						{lastDay === null ? null : (
							<Button look="line" busy={busy} onClick={() => saveDay(null)}>
								{say(words.noLastDay)}
							</Button>
						)}
					</div>
				</form>
			)}
		</Panel>
	);
}
