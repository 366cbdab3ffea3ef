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
import { useList } from "../../desk/data/loader.ts";
import { type ComplaintsAsked, filterNames, searchFor } from "../../parts/complaints/wanted.ts";
import { complaintWords as shared } from "../../parts/complaints/words.ts";
import filterStyles from "../../parts/filter.module.css";
import formStyles from "../../parts/form.module.css";
import { complaintsWords as words } from "./words.ts";

/** Search and filters of a list, which its address holds. */
export function ComplaintFilter({ asked }: { asked: ComplaintsAsked }) {
	const say = useSay();
	const lang = useLang();
	const navigate = useNavigate();
	const { data: choices } = useList("complaintChoices");
	const [isOpen, setOpen] = useState(() => filterNames.some((name) => name !== "q" && asked[name]));
	const categories = choices?.categories.filter(({ department }) => department !== null) ?? [];

	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const wanted = filterNames.map((name) => [name, String(typed.get(name) ?? "").trim()]);
		navigate({ search: searchFor({ view: asked.view, ...Object.fromEntries(wanted) }) });
	}

	const selects = [
		["state", words.state, complaintStateNames.map((name) => [name, say(complaintStates[name])])],
		["category", shared.category, categories.map(({ key, title }) => [key, title[lang]])],
		["ward", words.ward, choices?.wards.map(({ key, name }) => [key, `${key} ${name[lang]}`])],
		["section", shared.section, Object.entries(departmentNames).map(([key, name]) => [key, say(name)])],
		["person", words.person, [...new Map(choices?.handlers.map(({ id, name }) => [id, name]))]],
	] as const;
	return (
		<form action={pagePath("complaints", "en")} onSubmit={show} className="stack">
			<input type="hidden" name="view" value={asked.view} />
			<div className={formStyles.narrow}>
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
			<details
				className={filterStyles.filter}
				open={isOpen}
				onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			>
				<summary>{say(words.filter)}</summary>
				<div className={filterStyles.fields}>
					{selects.map(([name, label, among = []]) => (
						<SelectField
							key={name}
							name={name}
							label={say(label)}
							defaultValue={asked[name] ?? ""}
							empty={say(words.any)}
							choices={among.map(([value = "", label = ""]) => ({ value, label: String(label) }))}
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
