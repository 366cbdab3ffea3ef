import type { Reply } from "#contract/api.ts";
import { lengths, complaints as limits } from "#contract/limits.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { DateField } from "../../parts/date-field.tsx";
import { Panel } from "../../parts/panel.tsx";
import { RowButton } from "../../parts/row-button.tsx";
import type { useSubmit } from "../../parts/use-submit.ts";
import styles from "./settings.module.css";
import { settingsWords as words } from "./words.ts";

type Days = Reply<"settings">["closedDays"];

interface Props {
	days: Days;
	/** The form's, which marks what is wrong. */
	fieldOf: ReturnType<typeof useSubmit>["field"];
	onChange: (days: Days) => void;
}

/** Days on which the office is closed besides those of the town. */
export function ClosedDays({ days, fieldOf, onChange }: Props) {
	const say = useSay();
	const change = (at: number, next: Partial<Days[number]>) =>
		onChange(days.map((day, index) => (index === at ? { ...day, ...next } : day)));
	return (
		<Panel title={say(words.closedDays)}>
			<p className="quiet">{say(words.closedHint)}</p>
			{days.map(({ date, name }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two that are being written are alike
				<div key={index} className={styles.day}>
					<DateField
						{...fieldOf(`closedDays.${index}.date`)}
						label={say(words.day)}
						type="date"
						required
						value={date}
						onChange={({ currentTarget }) => change(index, { date: currentTarget.value })}
					/>
					<Field
						{...fieldOf(`closedDays.${index}.name`)}
						label={say(words.why)}
						required
						maxLength={lengths.personName}
						value={name}
						onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
					/>
					<RowButton
						icon="close"
						label={say(words.takeOut)}
						of={name || date}
						onClick={() => onChange(days.filter((_, at) => at !== index))}
					/>
				</div>
			))}
			{days.length < limits.closedDays ? (
				<div>
					<Button look="line" onClick={() => onChange([...days, { date: "", name: "" }])}>
						{say(words.addDay)}
					</Button>
				</div>
			) : null}
		</Panel>
	);
}
