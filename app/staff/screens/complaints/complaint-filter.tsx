import { complaintStateNames } from "#contract/complaints/moves.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import type { ListAddress } from "../../desk/list/use-address.ts";
import type { complaintsAsked } from "../../parts/complaints/wanted.ts";
import { deskStates } from "../../parts/complaints/words.ts";
import { ListSearch } from "../../parts/filter.tsx";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import { SaveList } from "../../parts/save-list.tsx";
import { complaintsWords as words } from "./words.ts";

interface Props {
	address: ListAddress<"complaints">;
	wanted: ReturnType<typeof complaintsAsked>;
}

export function ComplaintFilter({ address, wanted: { before: _, ...wanted } }: Props) {
	const say = useSay();
	const lang = useLang();
	const { data: choices } = useList("complaintChoices");
	const categories = choices?.categories.filter(({ department }) => department !== null) ?? [];
	return (
		<ListSearch
			address={address}
			box={{ placeholder: say(words.findHint), "aria-keyshortcuts": "/" }}
			label={say(words.find)}
			choices={{
				state: complaintStateNames.map((name) => [name, say(deskStates[name])]),
				category: categories.map(({ key, title }) => [key, title[lang]]),
				ward: choices?.wards.map(({ key, name }) => [key, `${key} ${name[lang]}`]) ?? [],
				person: [...new Map(choices?.handlers.map(({ id, name }) => [id, name]))],
			}}
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
		</ListSearch>
	);
}
