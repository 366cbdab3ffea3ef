import type { Reply } from "#contract/api.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { Note } from "../../../parts/note/note.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../words/language.ts";
import formStyles from "../../parts/form.module.css";
import { Panel } from "../../parts/panel.tsx";
import { RowButton } from "../../parts/row-button.tsx";
import styles from "./settings.module.css";
import { settingsWords as words } from "./words.ts";

type Departments = Reply<"settings">["departments"];

interface Props {
	of: Reply<"settings">;
	onChange: (changed: Partial<Pick<Reply<"settings">, "departments" | "fallback">>) => void;
}

/** The council's departments with their people. */
export function Departments({ of: { departments, people, fallback }, onChange: change }: Props) {
	const say = useSay();
	const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? "";

	const onChange = (departments: Departments) => change({ departments });

	function fieldsOf(department: Departments[number]["department"]) {
		const staff = departments.filter((each) => each.department === department);
		const others = people.filter(({ id, mayWork }) => mayWork && !staff.some(({ userId }) => userId === id));
		const name = say(departmentNames[department]);
		return (
			<fieldset key={department}>
				<legend>{name}</legend>
				{staff.length === 0 ? <p className="quiet">{say(words.nobody)}</p> : null}
				{staff.map((one) => (
					<div key={one.userId} className={`cluster ${styles.person}`}>
						<span>{nameOf(one.userId)}</span>
						<label className={`press ${formStyles.tick}`}>
							<input
								type="checkbox"
								checked={one.isHead}
								onChange={({ currentTarget: { checked } }) =>
									onChange(departments.map((each) => (each === one ? { ...one, isHead: checked } : each)))
								}
							/>
							<span>{say(words.head)}</span>
							<span className="visually-hidden"> {nameOf(one.userId)}</span>
						</label>
						<RowButton
							icon="close"
							label={say(words.takeOut)}
							of={nameOf(one.userId)}
							onClick={() => onChange(departments.filter((each) => each !== one))}
						/>
					</div>
				))}
				{others.length > 0 ? (
					<select
						aria-label={fill(say(words.addTo), { department: name })}
						value=""
						onChange={({ currentTarget }) =>
							onChange([...departments, { userId: Number(currentTarget.value), department, isHead: false }])
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

	return (
		<Panel title={say(words.departments)}>
			<p className="quiet">{say(words.departmentsHint)}</p>
			{people.length === 0 ? (
				<Note tone="look">
					<p>{say(words.noPeople)}</p>
				</Note>
			) : null}
			<div className={`stack ${styles.departments}`}>
				{(Object.keys(departmentNames) as Departments[number]["department"][]).map(fieldsOf)}
			</div>
			<SelectField
				label={say(words.fallback)}
				hint={say(words.fallbackHint)}
				empty={say(words.fallbackNone)}
				value={fallback ?? ""}
				onChange={({ currentTarget }) => change({ fallback: Number(currentTarget.value) || null })}
				choices={people
					.filter(({ id, mayWork }) => mayWork || id === fallback)
					.map(({ id, name }) => ({ value: String(id), label: name }))}
			/>
		</Panel>
	);
}
