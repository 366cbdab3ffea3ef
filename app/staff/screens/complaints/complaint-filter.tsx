import { type FormEvent, useState } from "react";
import { complaintStateNames, complaintStates } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { lengths } from "#contract/limits.ts";
import { pagePath } from "#contract/pages.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { type ComplaintsAsked, filterNames, searchFor } from "../../parts/complaints/wanted.ts";
import { complaintWords as shared } from "../../parts/complaints/words.ts";
import { useList } from "../../parts/lists.ts";
import styles from "./complaints.module.css";
import { complaintsWords as words } from "./words.ts";

/** Search and filters of a list, which its address holds. */
export function ComplaintFilter({ asked }: { asked: ComplaintsAsked }) {
	const say = useSay();
	const lang = useLang();
	const navigate = useNavigate();
	const { data: choices } = useList("complaintChoices");
	const [isOpen, setOpen] = useState(() => filterNames.some((name) => name !== "q" && asked[name]));
	const sections = Object.entries(departmentNames);
	const categories = choices?.categories.filter(({ department }) => department !== null) ?? [];
	const people = new Map(choices?.handlers.map(({ id, name }) => [id, name]));

	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const wanted = filterNames.map((name) => [name, String(typed.get(name) ?? "").trim()]);
		navigate({ search: searchFor({ view: asked.view, ...Object.fromEntries(wanted) }) });
	}

	const selects = [
		["state", words.state, complaintStateNames.map((name) => [name, complaintStates[name][lang]])],
		["category", shared.category, categories.map(({ key, title }) => [key, title[lang]])],
		["ward", words.ward, choices?.wards.map(({ key, name }) => [key, `${key} ${name[lang]}`])],
		["section", shared.section, sections.map(([key, name]) => [key, name[lang]])],
		["person", words.person, [...people]],
	] as const;
	return (
		<form action={pagePath("complaints", "en")} onSubmit={show} className={styles.filter}>
			<input type="hidden" name="view" value={asked.view} />
			<div className={styles.find}>
				<Field
					label={say(words.find)}
					hint={say(words.findHint)}
					name="q"
					type="search"
					defaultValue={asked.q}
					maxLength={lengths.search}
					autoComplete="off"
					after={<button type="submit">{say(words.show)}</button>}
				/>
			</div>
			<details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
				<summary>{say(words.filter)}</summary>
				<div className={styles.fields}>
					{selects.map(([name, label, among = []]) => (
						<SelectField
							key={name}
							name={name}
							label={say(label)}
							defaultValue={asked[name] ?? ""}
							empty={say(words.any)}
							choices={among.map(([value = "", text = ""]) => ({ value, label: String(text) }))}
						/>
					))}
					<Button type="submit" look="line">
						{say(words.show)}
					</Button>
				</div>
			</details>
		</form>
	);
}
