import type { HideableColumn } from "#contract/content/council.ts";
import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useLang, useSay } from "../../language.ts";
import { dialled } from "../../numbers.ts";
import { InPageSearch, SearchChoice } from "../../parts/in-page-search/in-page-search.tsx";
import { Marked } from "../../parts/in-page-search/marked.tsx";
import { matches } from "../../parts/in-page-search/matches.ts";
import type { Column } from "../../parts/register/column.ts";
import { Register } from "../../parts/register/register.tsx";
import { Download } from "./download.tsx";
import type { Contractor } from "./lists.ts";
import { useList } from "./use-list.ts";
import { directoryWords as words } from "./words.ts";

interface Props {
	contractors: readonly Contractor[];
	hidden: readonly HideableColumn[];
}

/** Where a column of the town's table stands here. */
const hideable: Readonly<Partial<Record<string, HideableColumn>>> = {
	address: "contractors.Address",
	phone: "contractors.Phone_Number",
};

/** All registered contractors in one table, by class; the classes carry their Hindi labels on both sites (§3). */
export function ContractorList({ contractors, hidden }: Props) {
	const say = useSay();
	const lang = useLang();
	const { search, chosen, choose, sorting, keep } = useList("contractors", "category");
	const { typed } = search;
	const found = contractors.filter(
		(row) =>
			(chosen === "" || row.category === chosen) &&
			matches(typed, row.name, row.firm, row.address, row.phone, row.category),
	);
	const classes = [...new Set(contractors.map(({ category }) => category))];
	const marked = (text: string) => (
		<span>
			<Marked text={text} typed={typed} />
		</span>
	);
	const columns: readonly Column<Contractor>[] = [
		{
			key: "number",
			label: words.number[lang],
			role: "number",
			cell: ({ id }) => id,
			sortBy: ({ id }) => id,
		},
		{
			key: "name",
			label: words.contractorName[lang],
			role: "head",
			cell: ({ name }) => marked(name),
			sortBy: ({ name }) => name,
		},
		{
			key: "firm",
			label: words.firm[lang],
			cell: ({ firm }) => marked(firm),
			sortBy: ({ firm }) => firm,
		},
		{
			key: "address",
			label: words.address[lang],
			cell: ({ address }) => marked(address),
			sortBy: ({ address }) => address,
		},
		{
			key: "phone",
			label: words.phone[lang],
			cell: ({ phone }) => (phone ? <a href={dialled(phone)}>{phone}</a> : say(words.notGiven)),
			sortBy: ({ phone }) => phone,
		},
		{
			key: "class",
			label: words.category[lang],
			cell: ({ category }) => (
				<span lang="hi">
					<Marked text={category} typed={typed} />
				</span>
			),
			sortBy: ({ category }) => classes.indexOf(category),
		},
	];
	const shown = columns.filter(({ key }) => !hidden.some((column) => column === hideable[key]));
	const counts = { found: found.length, count: contractors.length };
	return (
		<>
			<InPageSearch
				label={say(words.findContractor)}
				placeholder={say(words.contractorHint)}
				search={search}
				keep={keep}
				count={fill(
					say(found.length === contractors.length ? words.contractorCount : words.contractorsFound),
					counts,
				)}
			>
				<SearchChoice
					label={say(words.category)}
					name="category"
					all={say(words.allClasses)}
					choices={classes.map((label) => ({ value: label, label, lang: "hi" }))}
					chosen={chosen}
					onChoose={choose}
				/>
				<Download file="contractorsCsv" />
			</InPageSearch>
			{found.length === 0 ? (
				<p>{say(siteOutcomes.noRows.words)}</p>
			) : (
				<Register caption={say(words.contractors)} columns={shown} rows={found} sorting={sorting} />
			)}
		</>
	);
}
