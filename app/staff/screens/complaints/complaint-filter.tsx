import { useState } from "react";
import { complaintStateNames, complaintStates } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import type { ListAddress } from "../../desk/list/use-address.ts";
import { complaintWords as shared } from "../../parts/complaints/words.ts";
import filterStyles from "../../parts/filter.module.css";
import formStyles from "../../parts/form.module.css";
import { complaintsWords as words } from "./words.ts";

/** Search and filters of one of the lists. */
export function ComplaintFilter({ address, view }: { address: ListAddress<"complaints">; view: string }) {
	const say = useSay();
	const lang = useLang();
	const { asked, form, field } = address;
	const { data: choices } = useList("complaintChoices");
	const categories = choices?.categories.filter(({ department }) => department !== null) ?? [];
	const selects = [
		["state", words.state, complaintStateNames.map((name) => [name, say(complaintStates[name])])],
		["category", shared.category, categories.map(({ key, title }) => [key, title[lang]])],
		["ward", words.ward, choices?.wards.map(({ key, name }) => [key, `${key} ${name[lang]}`])],
		["section", shared.department, Object.entries(departmentNames).map(([key, name]) => [key, say(name)])],
		["person", words.person, [...new Map(choices?.handlers.map(({ id, name }) => [id, name]))]],
	] as const;
	const [isOpen, setOpen] = useState(() => selects.some(([name]) => asked[name]));
	return (
		<form {...form} className="stack">
			<input type="hidden" name="view" value={view} />
			<div className={formStyles.narrow}>
				<Field
					{...field("q")}
					label={say(words.find)}
					hint={say(words.findHint)}
					after={<button type="submit">{say(words.show)}</button>}
				/>
			</div>
			<details
				className={filterStyles.filter}
				open={isOpen}
				onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			>
				<summary>{say(words.filter)}</summary>
				<div className={`stack ${filterStyles.fields}`}>
					{selects.map(([name, label, among = []]) => (
						<SelectField
							key={name}
							{...field(name)}
							label={say(label)}
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
