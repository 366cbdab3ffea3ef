import { isGroup } from "#contract/content/row.ts";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { SelectField } from "../../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useChoices, useForm, useLabel } from "./form-context.ts";

export function Choice({ field, path, value }: NodeProps) {
	const say = useSay();
	const { set, fieldAt } = useForm();
	const chosen = value === undefined || value === null ? "" : String(value);
	return (
		<SelectField
			{...fieldAt(path)}
			{...useLabel(field)}
			name={path}
			empty={say(field.optional ? words.noChoice : words.choose)}
			choices={useChoices(field.choices, chosen)}
			value={chosen}
			onChange={(event) => set(path, event.currentTarget.value)}
		/>
	);
}

/** A page of this site or another site. */
export function LinkChoice({ field, path, value }: NodeProps) {
	const say = useSay();
	const { set, fieldAt } = useForm();
	const pages = useChoices("pages");
	const portals = useChoices("portals");
	const [[to, key] = ["", ""]] = isGroup(value) ? Object.entries(value) : [];
	return (
		<SelectField
			{...fieldAt(path)}
			{...useLabel(field)}
			name={path}
			empty={say(field.optional ? words.noLink : words.choose)}
			choices={[]}
			value={key ? `${to} ${key}` : ""}
			onChange={({ currentTarget }) => {
				const [kind = "", name = ""] = currentTarget.value.split(" ");
				set(path, kind === "" ? "" : { [kind]: name });
			}}
		>
			<optgroup label={say(words.ownPages)}>
				{pages.map((page) => (
					<option key={page.value} value={`page ${page.value}`}>
						{page.label}
					</option>
				))}
			</optgroup>
			<optgroup label={say(words.otherSites)}>
				{portals.map((portal) => (
					<option key={portal.value} value={`portal ${portal.value}`}>
						{portal.label}
					</option>
				))}
			</optgroup>
		</SelectField>
	);
}

interface TicksProps {
	readonly path: string;
	readonly choices: readonly { readonly value: string; readonly label: string }[];
	readonly chosen: readonly string[];
	readonly onTick: (value: string, isOn: boolean) => void;
	/** True if a mistake's link leads to the first box. */
	readonly hasFirst?: boolean;
}

function Ticks({ path, choices, chosen, onTick, hasFirst = true }: TicksProps) {
	const { id } = useForm().fieldAt(path);
	return choices.map(({ value, label }, index) => (
		<label key={value} className="row press">
			<input
				id={hasFirst && index === 0 ? id : undefined}
				type="checkbox"
				value={value}
				checked={chosen.includes(value)}
				onChange={(event) => onTick(value, event.currentTarget.checked)}
			/>
			<span>{label}</span>
		</label>
	));
}

export function Several({ field, path, value }: NodeProps) {
	const { set, fieldAt } = useForm();
	const { id, error } = fieldAt(path);
	const { label, hint } = useLabel({ ...field, optional: false });
	const choices = useChoices(field.choices);
	const chosen = Array.isArray(value) ? value.map(String) : [];
	const tick = (name: string, isOn: boolean) =>
		set(path, isOn ? [...chosen, name] : chosen.filter((each) => each !== name));
	return (
		<fieldset className={styles.ticks} aria-describedby={describedBy(id, { hint, error })}>
			<legend>{label}</legend>
			<FieldNotes id={id} hint={hint} error={error} />
			<div className={styles.choices}>
				<Ticks path={path} choices={choices} chosen={chosen} onTick={tick} />
			</div>
		</fieldset>
	);
}

/** Places of an alert: every page, or chosen sections and pages. */
export function Places({ field, path, value }: NodeProps) {
	const { set, fieldAt } = useForm();
	const { id, error } = fieldAt(path);
	const { label, hint } = useLabel(field);
	const [all, ...others] = useChoices(field.choices);
	const chosen = String(value ?? "")
		.split(" ")
		.filter(Boolean);
	const tick = (place: string, isOn: boolean) => {
		if (place === "all") return set(path, isOn ? "all" : "");
		const rest = chosen.filter((each) => each !== place && each !== "all");
		set(path, [...rest, ...(isOn ? [place] : [])].join(" "));
	};
	return (
		<fieldset className={styles.ticks} aria-describedby={describedBy(id, { hint, error })}>
			<legend>{label}</legend>
			<FieldNotes id={id} hint={hint} error={error} />
			{all ? <Ticks path={path} choices={[all]} chosen={chosen} onTick={tick} /> : null}
			{value === "all" ? null : (
				<div className={styles.choices}>
					<Ticks path={path} choices={others} chosen={chosen} onTick={tick} hasFirst={false} />
				</div>
			)}
		</fieldset>
	);
}
