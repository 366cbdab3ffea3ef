import { useState } from "react";
import { flushSync } from "react-dom";
import { fill } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { Button } from "../../../parts/button/button.tsx";
import { dayAndTime, longDate } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { DateField } from "../../parts/date-field.tsx";
import { Form, Send } from "../../parts/form.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { HandedPassword } from "./handed-password.tsx";
import { personWords as words } from "./person-words.ts";
import type { Person } from "./user-row.ts";

interface Props {
	person: Person;
	handed: string | undefined;
	onReset: () => void;
}

export function PersonAccess({ person, handed, onReset }: Props) {
	const say = useSay();
	const lang = useLang();
	const { id, state, lastDay, temporaryUntil } = person;
	const [typed, setTyped] = useState<string>();
	const day = typed ?? lastDay ?? "";
	const setLastDay = useCall("setLastDay");
	const suspend = useCall("suspendUsers");
	const reinstate = useCall("reinstateUsers");
	const saving = useSubmit({
		// An empty field removes the day.
		call: () => setLastDay({ lastDay: day || null }, { id }),
		otherwise: "changeUserFailed",
		onDone: () => setTyped(undefined),
	});
	const switching = useSubmit({
		call: () => (state === "active" ? suspend : reinstate)({ userIds: [id] }),
		otherwise: "changeUserFailed",
	});

	const until = lastDay === null ? "" : longDate(lastDay, lang);
	const sentence = state === "active" && lastDay !== null ? words.ends : words[state];
	return (
		<Panel title={say(words.access)}>
			<AlertLine alert={switching.alert.alert} />
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
			<div className="cluster">
				<Button look="line" busy={switching.busy} onClick={switching.send}>
					{say(state === "active" ? words.suspend : words.reinstate)}
				</Button>
				<Button look="line" onClick={onReset}>
					{say(words.reset)}
				</Button>
			</div>
			{state === "left" ? null : (
				<Form of={saving}>
					<DateField
						{...saving.field("lastDay")}
						label={say(words.lastDay)}
						type="date"
						min={indianDay(Date.now())}
						hint={say(words.lastDayHint)}
						value={day}
						onChange={({ currentTarget: { value } }) => setTyped(value)}
					/>
					<Send of={saving} label={words.saveDay} look="line">
						{lastDay === null ? null : (
							<Button type="submit" look="line" onClick={() => flushSync(() => setTyped(""))}>
								{say(words.noLastDay)}
							</Button>
						)}
					</Send>
				</Form>
			)}
		</Panel>
	);
}
