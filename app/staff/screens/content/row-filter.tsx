import type { FormEvent } from "react";
import { type DeskKind, deskKinds, type RowFilter, rowFilters } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../words/language.ts";
import { contentSearch } from "../../parts/content-wanted.ts";
import styles from "./content.module.css";
import { filterWords, contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	q: string;
	state: RowFilter | undefined;
}

/** By words, number or sound, and by what has become of a row; both stand in the address. */
export function RowFind({ kind, q, state }: Props) {
	const say = useSay();
	const go = useNavigate();

	function search(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const chosen = rowFilters.find((name) => name === typed.get("state"));
		go({ search: contentSearch(kind, { q: String(typed.get("q") ?? "").trim(), state: chosen }) });
	}

	return (
		<search>
			<form key={`${kind} ${q} ${state}`} className={styles.find} onSubmit={search}>
				<Field
					label={fill(say(words.searchIn), { title: say(deskKinds[kind].title) })}
					name="q"
					type="search"
					maxLength={lengths.search}
					defaultValue={q}
				/>
				<SelectField
					label={say(words.which)}
					name="state"
					empty={say(words.every)}
					choices={rowFilters.map((value) => ({ value, label: say(filterWords[value]) }))}
					defaultValue={state ?? ""}
				/>
				<Button type="submit" look="line">
					{say(words.show)}
				</Button>
			</form>
		</search>
	);
}
