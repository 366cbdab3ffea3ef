import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSay } from "../../../words/language.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { AddedPeople } from "./added-people.tsx";
import { CheckedList } from "./checked-list.tsx";
import { ChooseList } from "./choose-list.tsx";

/** Many new users from one list, in three steps: choose it, see what it says, and hand over the slips (decision 31). */
export default function ImportUsers() {
	const say = useSay();
	const [list, setList] = useState("");
	const [checked, setChecked] = useState<Reply<"previewUsers">>();
	const [added, setAdded] = useState<Reply<"importUsers">>();
	return (
		<>
			<ScreenHead title={say(pageByName("importUsers").title)} lead={say(descriptions.importUsers)} />
			{added ? (
				<AddedPeople people={added} />
			) : checked ? (
				<CheckedList
					list={list}
					checked={checked}
					onChecked={(mended, again) => {
						setList(mended);
						setChecked(again);
					}}
					onAdded={setAdded}
					onBack={() => setChecked(undefined)}
				/>
			) : (
				<ChooseList list={list} onList={setList} onChecked={setChecked} />
			)}
		</>
	);
}
