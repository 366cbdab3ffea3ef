import { type FormEvent, type ReactNode, useId } from "react";
import { useSearchParams } from "../../navigation/navigation.ts";
import { SearchBox, searchBoxClass } from "../search-box/search-box.tsx";
import styles from "./in-page-search.module.css";
import type { SearchText } from "./use-search-text.ts";
import "../../look/fields.css";

interface Props {
	label: string;
	placeholder?: string;
	search: SearchText;
	count: string;
	/** Other parameters that the form sends along: `section`, `sort`. */
	keep?: Readonly<Record<string, string>>;
	children?: ReactNode;
}

export function InPageSearch({ label, placeholder, search, count, keep = {}, children }: Props) {
	const id = useId();
	const [, setParams] = useSearchParams();

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
		setParams(new URLSearchParams([...typed]), { replace: true });
	}

	return (
		<search className={`cluster ${styles.tools}`} aria-label={label}>
			<form onSubmit={send} className={`cluster ${styles.form}`} data-screen-only="">
				{Object.entries(keep).map(([name, value]) =>
					value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
				)}
				<div className={styles.field}>
					<label htmlFor={id}>{label}</label>
					<div className={searchBoxClass}>
						<SearchBox
							ref={search.box}
							id={id}
							name="q"
							value={search.typed}
							onChange={(event) => search.type(event.currentTarget.value)}
							placeholder={placeholder}
						/>
					</div>
				</div>
				{children}
			</form>
			<p role="status" className={styles.count}>
				{count}
			</p>
		</search>
	);
}

interface ChoiceProps {
	label: string;
	name: string;
	all: string;
	choices: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
	chosen: string;
	onChoose: (value: string) => void;
}

export function SearchChoice({ label, name, all, choices, chosen, onChoose }: ChoiceProps) {
	const id = useId();
	return (
		<div className={styles.choice}>
			<label htmlFor={id}>{label}</label>
			<select id={id} name={name} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
				<option value="">{all}</option>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value} lang={choice.lang}>
						{choice.label}
					</option>
				))}
			</select>
		</div>
	);
}
