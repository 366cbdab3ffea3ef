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
	const people = new Map(choices?.handlers.map(({ id, name }) => [id, name]));

	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const wanted = filterNames.map((name) => [name, String(typed.get(name) ?? "").trim()]);
		navigate({ search: searchFor({ view: asked.view, ...Object.fromEntries(wanted) }) });
	}

	const select = (name: (typeof filterNames)[number]) => ({
		name,
		defaultValue: asked[name] ?? "",
		empty: say(words.any),
	});
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
					<SelectField
						label={say(words.state)}
						{...select("state")}
						choices={complaintStateNames.map((name) => ({ value: name, label: say(complaintStates[name]) }))}
					/>
					<SelectField
						label={say(shared.category)}
						{...select("category")}
						choices={
							choices?.categories
								.filter(({ department }) => department !== null)
								.map(({ key, title }) => ({ value: key, label: title[lang] })) ?? []
						}
					/>
					<SelectField
						label={say(words.ward)}
						{...select("ward")}
						choices={
							choices?.wards.map(({ key, name }) => ({ value: key, label: `${key} ${name[lang]}` })) ?? []
						}
					/>
					<SelectField
						label={say(shared.section)}
						{...select("section")}
						choices={sections.map(([key, name]) => ({ value: key, label: say(name) }))}
					/>
					<SelectField
						label={say(words.person)}
						{...select("person")}
						choices={[...people].map(([id, name]) => ({ value: id, label: name }))}
					/>
					<Button type="submit" look="line">
						{say(words.show)}
					</Button>
				</div>
			</details>
		</form>
	);
}
