import { type ComponentProps, type ReactNode, useId } from "react";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import type { FilterWords } from "#contract/queries.ts";
import { Button } from "../../parts/button/button.tsx";
import { closeOnEscape } from "../../parts/close-on-escape.ts";
import { Field } from "../../parts/field/field.tsx";
import { SearchChoice } from "../../parts/in-page-search/in-page-search.tsx";
import { SearchBox, searchBoxClass } from "../../parts/search-box/search-box.tsx";
import { SelectField } from "../../parts/select-field/select-field.tsx";
import { useSay } from "../../words/language.ts";
import { countFilters, filtersOf, kindOf, type ListPage } from "../desk/list/addresses.ts";
import { DateField } from "./date-field.tsx";
import styles from "./filter.module.css";
import { staffWords as words } from "./words.ts";

const typed = { type: "search", maxLength: lengths.search, autoComplete: "off" } as const;

type Asked = Readonly<Record<string, string | undefined>>;

interface Of {
	page: ListPage;
	asked: Asked;
	/** Values with their labels, of filters whose words the contract doesn't have. */
	choices?: Readonly<Record<string, readonly (readonly [value: string | number, label: string])[]>>;
	/** Further values, as options, by filter. */
	more?: Readonly<Record<string, ReactNode>>;
	/** Holds each filter at once; undefined if the form sends all. */
	choose?: (changes: Asked) => void;
}

interface Props extends Of {
	/** Links and buttons behind the one that sends the filters. */
	ways?: ReactNode;
	children?: ReactNode;
}

/** The filters of a list, as contract/queries.ts names them, behind one word of its line; open they lie over the rows. */
export function Filter({ ways, children, ...of }: Props) {
	const say = useSay();
	const count = countFilters(of.page, of.asked);
	return (
		<details className={styles.filter} onKeyDown={closeOnEscape}>
			<summary>{count > 0 ? fill(say(words.filtered), { count }) : say(words.filter)}</summary>
			<div className="stack">
				<div className={`stack ${styles.fields}`}>
					{Object.keys(filtersOf(of.page)).map((name) => (
						<FilterField key={name} name={name} {...of} />
					))}
					{children}
				</div>
				{of.choose ? null : (
					<div className="cluster">
						<Button type="submit">{say(words.show)}</Button>
						{ways}
					</div>
				)}
			</div>
		</details>
	);
}

function FilterField({ name, page, asked, choices, more, choose }: Of & { name: string }) {
	const say = useSay();
	const { label, hint, every = words.any, values } = filtersOf(page)[name] as FilterWords;
	const kind = kindOf(page, name);
	const field = { name, label: say(label), defaultValue: asked[name] ?? "" };
	if (kind === "day") return <DateField {...field} type="date" />;
	if (kind === "flag") {
		const isOn = asked[name] !== undefined;
		const held = choose ? { checked: isOn } : { defaultChecked: isOn };
		const box = { type: "checkbox", name, value: "1", ...held };
		return (
			<label className="row press">
				<input {...box} onChange={({ target }) => choose?.({ [name]: target.checked ? "1" : "" })} />
				{field.label}
			</label>
		);
	}
	const among =
		choices?.[name] ??
		(values && Object.entries(values).map(([value, words]) => [value, say(words)] as const));
	if (!among) return <Field {...field} {...typed} placeholder={hint && say(hint)} />;
	const options = among.map(([value, label]) => ({ value: String(value), label }));
	if (!choose) {
		return (
			<SelectField {...field} empty={say(every)} choices={options}>
				{more?.[name]}
			</SelectField>
		);
	}
	const held = { chosen: field.defaultValue, onChoose: (value: string) => choose({ [name]: value }) };
	return <SearchChoice {...field} {...held} all={say(every)} choices={options} />;
}

interface SearchProps extends Omit<Props, "page" | "asked"> {
	address: { readonly page: ListPage; readonly asked: Asked; readonly form: ComponentProps<"form"> };
	box?: ComponentProps<"input">;
	label: string;
}

export function ListSearch({ address: { page, asked, form }, box, label, ...of }: SearchProps) {
	const id = useId();
	return (
		<form {...form} className={styles.search}>
			<div className={searchBoxClass}>
				<label htmlFor={id} className="visually-hidden">
					{label}
				</label>
				<SearchBox placeholder={label} name="q" defaultValue={asked.q} {...box} id={id} />
			</div>
			<Filter page={page} asked={asked} {...of} />
		</form>
	);
}
