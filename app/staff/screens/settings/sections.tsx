import type { Reply } from "#contract/api.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import { Panel } from "../../parts/panel.tsx";
import styles from "./settings.module.css";
import { settingsWords as words } from "./words.ts";

type Sections = Reply<"settings">["sections"];
type Department = Sections[number]["department"];

interface Props {
	of: Reply<"settings">;
	onChange: (sections: Sections) => void;
}

/** Every section of the council with the people who work on its complaints. */
export function Sections({ of: { sections, people }, onChange }: Props) {
	const say = useSay();
	return (
		<Panel title={say(words.sections)}>
			<p className="quiet">{say(words.sectionsHint)}</p>
			{people.length === 0 ? (
				<Note tone="look">
					<p>{say(words.noPeople)}</p>
				</Note>
			) : null}
			<div className={styles.sections}>
				{(Object.keys(departmentNames) as Department[]).map((department) => (
					<Section
						key={department}
						department={department}
						staff={sections.filter((each) => each.department === department)}
						people={people}
						onChange={(staff) =>
							onChange([...sections.filter((each) => each.department !== department), ...staff])
						}
					/>
				))}
			</div>
		</Panel>
	);
}

interface SectionProps {
	department: Department;
	staff: Sections;
	people: Reply<"settings">["people"];
	onChange: (staff: Sections) => void;
}

function Section({ department, staff, people, onChange }: SectionProps) {
	const say = useSay();
	const section = say(departmentNames[department]);
	const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? `#${id}`;
	const others = people.filter(({ id }) => !staff.some(({ userId }) => userId === id));
	return (
		<fieldset>
			<legend>{section}</legend>
			{staff.length === 0 ? <p className="quiet">{say(words.nobody)}</p> : null}
			{staff.map(({ userId, isHead }) => (
				<div key={userId} className={styles.person}>
					<span>{nameOf(userId)}</span>
					<label className={styles.tick}>
						<input
							type="checkbox"
							checked={isHead}
							onChange={({ currentTarget: { checked } }) =>
								onChange(staff.map((each) => (each.userId === userId ? { ...each, isHead: checked } : each)))
							}
						/>
						<span>{say(words.head)}</span>
						<span className="visually-hidden"> {nameOf(userId)}</span>
					</label>
					<Button look="line" onClick={() => onChange(staff.filter((each) => each.userId !== userId))}>
						<Icon name="close" />
						<span className="visually-hidden">{fill(say(words.takeOut), { name: nameOf(userId) })}</span>
					</Button>
				</div>
			))}
			{others.length > 0 ? (
				<select
					aria-label={fill(say(words.addTo), { section })}
					value=""
					onChange={({ currentTarget }) =>
						onChange([...staff, { userId: Number(currentTarget.value), department, isHead: false }])
					}
				>
					<option value="">{say(words.choosePerson)}</option>
					{others.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			) : null}
		</fieldset>
	);
}
