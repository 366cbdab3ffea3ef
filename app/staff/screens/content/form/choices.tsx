import { useId, useState } from "react";
import { isGroup } from "#contract/content/row.ts";
import { Field } from "../../../../parts/field/field.tsx";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { SelectField } from "../../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useChoices, useForm, useLabel } from "./form-context.ts";

/** With more choices a list is an input that finds them by a part of their name. */
const many = 20;

export function Choice(node: NodeProps) {
	const { field, path, value } = node;
	const say = useSay();
	const { set, fieldAt } = useForm();
	const chosen = value === undefined || value === null ? "" : String(value);
	const choices = useChoices(field.choices);
	const withChosen = useChoices(field.choices, chosen);
	const label = useLabel(field);
	if (choices.length > many) {
		return <LongChoice {...node} choices={choices} chosen={chosen} onChoose={(next) => set(path, next)} />;
	}
	return (
		<SelectField
			{...fieldAt(path)}
			{...label}
			name={path}
			empty={say(field.optional ? words.noChoice : words.choose)}
			choices={withChosen}
			value={chosen}
			onChange={(event) => set(path, event.currentTarget.value)}
		/>
	);
}

/** A page of this site or another site. */
export function LinkChoice(node: NodeProps) {
	const { path, value } = node;
	const { set } = useForm();
	const lists = { page: useChoices("pages"), portal: useChoices("portals") };
	const choices = Object.entries(lists).flatMap(([to, list]) =>
		list.map((choice) => ({ ...choice, value: `${to} ${choice.value}` })),
	);
	const link = isGroup(value) ? Object.entries(value)[0]?.join(" ") : value;
	return (
		<LongChoice
			{...node}
			choices={choices}
			chosen={String(link ?? "")}
			onChoose={(next) => {
				const [to = "", key] = next.split(" ");
				set(path, choices.some((choice) => choice.value === next) ? { [to]: key ?? "" } : next);
			}}
		/>
	);
}

interface LongProps extends NodeProps {
	readonly choices: ReturnType<typeof useChoices>;
	readonly chosen: string;
	readonly onChoose: (value: string) => void;
}

/** Finds a choice by a part of its name in either language; other words stay as typed, for the check to refuse. */
function LongChoice({ field, path, choices, chosen, onChoose }: LongProps) {
	const say = useSay();
	const { fieldAt } = useForm();
	const list = useId();
	const [typed, setTyped] = useState<string>();
	const values = new Map<string, string>();
	const offered = choices.map(({ value, label, also }) => {
		const name = values.has(label) ? `${label} (${value})` : label;
		const both = also === label ? name : `${name} · ${also}`;
		values.set(name, value).set(both, value);
		return both;
	});
	const nameOf = (value: string) => [...values].find(([, each]) => each === value)?.[0] ?? value;
	return (
		<>
			<Field
				{...fieldAt(path)}
				{...useLabel(field)}
				name={path}
				list={list}
				autoComplete="off"
				placeholder={say(words.typeToFind)}
				value={typed ?? nameOf(chosen)}
				onFocus={(event) => event.currentTarget.select()}
				onChange={({ currentTarget: { value } }) => {
					setTyped(offered.includes(value) ? undefined : value);
					onChoose(values.get(value.trim()) ?? value);
				}}
				onBlur={() => setTyped(undefined)}
			/>
			<datalist id={list}>
				{offered.map((both) => (
					<option key={both} value={both} />
				))}
			</datalist>
		</>
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
