import { type ComponentProps, type ReactNode, useId } from "react";
import { fill } from "#contract/language.ts";
import { Button } from "../../parts/button/button.tsx";
import { closeOnEscape } from "../../parts/close-on-escape.ts";
import { SearchBox, searchBoxClass } from "../../parts/search-box/search-box.tsx";
import { useSay } from "../../words/language.ts";
import styles from "./filter.module.css";
import { staffWords as words } from "./words.ts";

interface Props {
	/** Count of the filters in use. */
	count: number;
	/** Links and buttons behind the one that sends them; undefined if each filter holds at once. */
	ways?: ReactNode;
	children: ReactNode;
}

/** The filters of a list behind one word of its line; open they lie over the rows. */
export function Filter({ count, ways, children }: Props) {
	const say = useSay();
	return (
		<details className={styles.filter} onKeyDown={closeOnEscape}>
			<summary>{count > 0 ? fill(say(words.filtered), { count }) : say(words.filter)}</summary>
			<div className="stack">
				<div className={`stack ${styles.fields}`}>{children}</div>
				{ways === undefined ? null : (
					<div className="cluster">
						<Button type="submit">{say(words.show)}</Button>
						{ways}
					</div>
				)}
			</div>
		</details>
	);
}

interface SearchProps extends Props {
	form: ComponentProps<"form">;
	field: ComponentProps<"input">;
	label: string;
}

export function ListSearch({ form, field, label, ...filter }: SearchProps) {
	const id = useId();
	return (
		<form {...form} className={styles.search}>
			<div className={searchBoxClass}>
				<label htmlFor={id} className="visually-hidden">
					{label}
				</label>
				<SearchBox placeholder={label} {...field} id={id} />
			</div>
			<Filter {...filter} />
		</form>
	);
}
