import type { Reply } from "#contract/api.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Dots } from "../../parts/dots.tsx";
import { Panel } from "../../parts/panel.tsx";
import styles from "./settings.module.css";
import { settingsWords as words } from "./words.ts";

type Settings = Reply<"settings">;
type Department = Settings["departments"][number]["department"];

interface Props {
	of: Settings;
	/** Id and mistake of the choice of who takes what departments without people get. */
	fallbackField: { readonly id: string; readonly error: string | undefined };
	onChange: (changed: Partial<Pick<Settings, "departments" | "fallback">>) => void;
}

const isOf = (department: Department) => (each: { readonly department: Department }) =>
	each.department === department;

/** Departments that own a category or have people. */
export function Departments({ of: settings, fallbackField, onChange }: Props) {
	const say = useSay();
	const { council } = useSite();
	const { departments, owners, people, fallback } = settings;
	const works = people.filter(({ mayWork }) => mayWork);
	const taker = works.find(({ id }) => id === fallback);
	const empty = owners.filter(
		(owner) =>
			!departments.some((each) => isOf(owner.department)(each) && works.some(({ id }) => id === each.userId)),
	);
	const shown = (Object.keys(departmentNames) as Department[]).filter((name) =>
		[...owners, ...departments].some(isOf(name)),
	);
	return (
		<Panel title={say(words.departments)}>
			<p className="quiet">{say(words.departmentsHint)}</p>
			{works.length === 0 ? (
				<Note tone="look">
					<p>{say(words.noPeople)}</p>
				</Note>
			) : null}
			<div className={`stack ${styles.departments}`}>
				{shown.map((name) => (
					<OneDepartment
						key={name}
						name={name}
						of={settings}
						taker={empty.some(isOf(name)) ? taker?.name : undefined}
						onChange={onChange}
					/>
				))}
				<div>
					<SelectField
						{...fallbackField}
						label={say(words.fallback)}
						hint={say(words.fallbackHint)}
						empty={say(words.fallbackNone)}
						value={fallback ?? ""}
						onChange={({ currentTarget }) => onChange({ fallback: Number(currentTarget.value) || null })}
						choices={people
							.filter(({ id, mayWork }) => mayWork || id === fallback)
							.map(({ id, name }) => ({ value: String(id), label: name }))}
					/>
				</div>
			</div>
			{empty.length > 0 && !taker ? (
				<Note tone={council.sample ? "plain" : "look"}>
					<p>
						{fill(say(council.sample ? words.openInSample : words.closedWithout), {
							departments: empty.map(({ department }) => say(departmentNames[department])).join(", "),
						})}
					</p>
				</Note>
			) : null}
		</Panel>
	);
}

interface OneProps extends Omit<Props, "fallbackField"> {
	name: Department;
	/** Taker of its complaints, as nobody works in it. */
	taker: string | undefined;
}

function OneDepartment({ name, of, taker, onChange }: OneProps) {
	const say = useSay();
	const lang = useLang();
	const { departments, owners, people } = of;
	const department = say(departmentNames[name]);
	const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? "";
	const staff = departments.filter(isOf(name));
	const others = people.filter(({ id, mayWork }) => mayWork && !staff.some(({ userId }) => userId === id));
	const { categories = [], open: count = 0 } = owners.find(isOf(name)) ?? {};
	const owned = categories.map((title) => title[lang]).join(", ");
	const change = (departments: Settings["departments"]) => onChange({ departments });
	return (
		<fieldset>
			<legend>{department}</legend>
			<Dots className="quiet" of={[count > 0 && fill(say(words.open), { count }), owned]} />
			<div className="cluster">
				{taker ? <p>{fill(say(words.goesTo), { name: taker })}</p> : null}
				{staff.map((one) => (
					<span key={one.userId} className={styles.person}>
						{nameOf(one.userId)}
						<button
							type="button"
							className="press"
							title={say(words.head)}
							aria-pressed={one.isHead}
							onClick={() =>
								change(departments.map((each) => (each === one ? { ...one, isHead: !one.isHead } : each)))
							}
						>
							<span aria-hidden="true">{one.isHead ? `★ ${say(words.head)}` : "☆"}</span>
							<span className="visually-hidden">
								{say(words.head)} {nameOf(one.userId)}
							</span>
						</button>
						<button
							type="button"
							className="press"
							onClick={() => change(departments.filter((each) => each !== one))}
						>
							<Icon name="close" />
							<span className="visually-hidden">
								{say(words.takeOut)} {nameOf(one.userId)}
							</span>
						</button>
					</span>
				))}
				{others.length > 0 ? (
					<AddPerson
						label={fill(say(words.addTo), { department })}
						among={others}
						onAdd={(userId) => change([...departments, { userId, department: name, isHead: false }])}
					/>
				) : null}
			</div>
		</fieldset>
	);
}

interface AddPersonProps {
	label: string;
	among: Settings["people"];
	onAdd: (userId: number) => void;
}

/** A choice that adds at once; a key opens it, as each arrow key in a closed one would choose another person. */
function AddPerson({ label, among, onAdd }: AddPersonProps) {
	const say = useSay();
	return (
		<select
			aria-label={label}
			value=""
			onKeyDown={(event) => {
				if (!("showPicker" in event.currentTarget)) return;
				if (!/^(Arrow|Page|Home|End|\S$)/.test(event.key) || event.ctrlKey || event.metaKey) return;
				event.preventDefault();
				event.currentTarget.showPicker();
			}}
			onChange={({ currentTarget }) => onAdd(Number(currentTarget.value))}
		>
			<option value="">{say(words.add)}</option>
			{among.map(({ id, name }) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</select>
	);
}
