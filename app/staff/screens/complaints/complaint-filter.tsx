import { complaintStateNames } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { Link } from "../../../navigation/link.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import type { ListAddress } from "../../desk/list/use-address.ts";
import type { complaintsAsked } from "../../parts/complaints/wanted.ts";
import { deskStates, complaintWords as shared } from "../../parts/complaints/words.ts";
import { ListSearch } from "../../parts/filter.tsx";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import { SaveList } from "../../parts/save-list.tsx";
import { complaintsWords as words } from "./words.ts";

interface Props {
	address: ListAddress<"complaints">;
	wanted: ReturnType<typeof complaintsAsked>;
}

export function ComplaintFilter({
	address: { asked, form, field },
	wanted: { before: _, ...wanted },
}: Props) {
	const say = useSay();
	const lang = useLang();
	const { data: choices } = useList("complaintChoices");
	const categories = choices?.categories.filter(({ department }) => department !== null) ?? [];
	const selects = [
		["state", words.state, complaintStateNames.map((name) => [name, say(deskStates[name])])],
		["category", shared.category, categories.map(({ key, title }) => [key, title[lang]])],
		["ward", words.ward, choices?.wards.map(({ key, name }) => [key, `${key} ${name[lang]}`])],
		["section", shared.department, Object.entries(departmentNames).map(([key, name]) => [key, say(name)])],
		["person", words.person, [...new Map(choices?.handlers.map(({ id, name }) => [id, name]))]],
	] as const;
	const count = selects.filter(([name]) => asked[name]).length;
	return (
		<ListSearch
			form={form}
			field={{ ...field("q"), placeholder: say(words.findHint), "aria-keyshortcuts": "/" }}
			label={say(words.find)}
			count={count}
			ways={
				<>
					<Link to={{ search: searchOf("complaints", { view: wanted.view }) }}>{say(words.clear)}</Link>
					<SaveList
						failed="auditNotSaved"
						save={(lang) => saveCallAsFile("exportComplaints", undefined, lang, wanted)}
					/>
				</>
			}
		>
			<input type="hidden" name="view" value={wanted.view} />
			{selects.map(([name, label, among = []]) => (
				<SelectField
					key={name}
					{...field(name)}
					label={say(label)}
					empty={say(words.any)}
					choices={among.map(([value = "", label = ""]) => ({ value, label: String(label) }))}
				/>
			))}
		</ListSearch>
	);
}
