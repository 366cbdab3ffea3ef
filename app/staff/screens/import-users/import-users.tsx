import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { csv } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { imports } from "#contract/people/limits.ts";
import { peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { ListImport } from "../../parts/list-import/list-import.tsx";
import { saveAsFile } from "../../parts/save-as-file.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { AddedPeople } from "./added-people.tsx";
import { CheckedPeople } from "./checked-people.tsx";
import { importUsersWords as words } from "./words.ts";

/** Many new users from one list, in three steps: choose it, see what it says, and hand over the slips (decision 31). */
export default function ImportUsers() {
	const say = useSay();
	const lang = useLang();
	const roles = useList("roleCards");
	const previewUsers = useCall("previewUsers");
	const [added, setAdded] = useState<Reply<"importUsers">>();
	const heads = peopleColumnNames.map((column) => peopleColumns[column][lang][0]);
	const example = [say(words.exampleName), "9876543210", roles.data?.at(-1)?.title[lang] ?? ""];
	return (
		<>
			<ScreenHead />
			{added ? (
				<AddedPeople people={added} />
			) : (
				<ListImport
					check={previewUsers}
					about={
						<>
							<p>{fill(say(words.columns), { most: imports.rows })}</p>
							<p>
								<Button look="line" onClick={() => saveAsFile("users.csv", csv([heads, example]))}>
									{say(words.example)}
								</Button>
							</p>
						</>
					}
				>
					{({ people }, sending) => <CheckedPeople people={people} sending={sending} onAdded={setAdded} />}
				</ListImport>
			)}
		</>
	);
}
