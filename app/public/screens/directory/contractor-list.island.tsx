import type { HideableColumn } from "#contract/content/council.ts";
import { dialled } from "../../../words/numbers.ts";
import type { Contractor } from "./lists.ts";
import { type Field, type ListPager, PeopleList } from "./people-list.tsx";
import { directoryWords as words } from "./words.ts";

interface Props {
	contractors: readonly Contractor[];
	hidden: readonly HideableColumn[];
	pager?: ListPager;
}

/** All registered contractors by class; the classes have their Hindi labels on both sites (§2.8, §3). */
export default function ContractorList({ contractors, hidden, pager }: Props) {
	const classes = [...new Set(contractors.map(({ category }) => category))];
	const fields: readonly Field<Contractor>[] = [
		{ key: "name", label: words.contractorName, role: "head", text: ({ name }) => name },
		{ key: "firm", label: words.firm, onPhones: "plain", text: ({ firm }) => firm },
		{
			key: "address",
			label: words.address,
			onPhones: "plain",
			text: ({ address }) => address,
			hideable: "contractors.Address",
		},
		{
			key: "phone",
			label: words.phone,
			onPhones: "plain",
			text: ({ phone }) => phone,
			cell: ({ phone }, say) => (phone ? <a href={dialled(phone)}>{phone}</a> : say(words.notGiven)),
			hideable: "contractors.Phone_Number",
		},
		{
			key: "class",
			label: words.category,
			onPhones: "group",
			text: ({ category }) => category,
			lang: "hi",
			sortBy: ({ category }) => classes.indexOf(category),
		},
	];
	return (
		<PeopleList
			section="contractors"
			people={contractors}
			fields={fields}
			hidden={hidden}
			pager={pager}
			choice={{
				name: "category",
				label: words.category,
				all: words.allClasses,
				of: ({ category }) => category,
				options: classes.map((label) => ({ value: label, label, lang: "hi" })),
			}}
			said={{
				caption: words.contractors,
				find: words.findContractor,
				hint: words.contractorHint,
				count: words.contractorCount,
				found: words.contractorsFound,
			}}
			file="contractorsCsv"
		/>
	);
}
