import { InPageSearch, SearchChoice } from "./in-page-search.tsx";
import { Marked } from "./marked.tsx";
import type { SearchText } from "./use-search-text.ts";

const search: SearchText = { typed: "act", type: () => {}, box: { current: null } };

export const examples = {
	"with a count": <InPageSearch label="Search by title" search={search} count="6 of 34" />,
	"with a choice": (
		<InPageSearch label="Find an employee" search={search} count="118 employees">
			<SearchChoice
				label="Department"
				name="department"
				all="All departments"
				choices={[{ value: "tax", label: "Tax" }]}
				chosen=""
				onChoose={() => {}}
			/>
		</InPageSearch>
	),
	"a match": (
		<p>
			<Marked text="Right to Information Act, 2005" typed="act" />
		</p>
	),
};
