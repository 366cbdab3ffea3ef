import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { HideableColumn } from "#contract/content/council.ts";
import { directory } from "#contract/content/limits.ts";
import { fill, type Text } from "#contract/language.ts";
import { withoutTitle } from "#contract/person-title.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { InPageSearch, SearchChoice } from "../../../parts/in-page-search/in-page-search.tsx";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import type { Pager } from "../../../parts/pager/pager.tsx";
import { pageAsked } from "../../../parts/pager/pages-shown.ts";
import { pagerWords } from "../../../parts/pager/words.ts";
import { type Column, sorted } from "../../../parts/register/column.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import styles from "./directory.module.css";
import { Download } from "./download.tsx";
import { useList } from "./use-list.ts";
import { directoryWords as words } from "./words.ts";

export interface Field<Row> {
	readonly key: string;
	readonly label: Text;
	readonly text: (row: Row) => string;
	readonly role?: "head";
	readonly onPhones?: "plain" | "group";
	readonly lang?: string;
	/** Its name in `hiddenColumns` (council.yaml), if a council may hide it. */
	readonly hideable?: HideableColumn;
	readonly cell?: (row: Row, say: (text: Text) => string) => ReactNode;
	/** Defaults to the text. */
	readonly sortBy?: (row: Row) => number;
}

interface Props<Row> {
	section: "employees" | "contractors";
	people: readonly Row[];
	fields: readonly Field<Row>[];
	hidden: readonly HideableColumn[];
	choice: {
		readonly name: "department" | "category";
		readonly label: Text;
		readonly all: Text;
		readonly of: (row: Row) => string;
		readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
	};
	said: Readonly<Record<"caption" | "find" | "hint" | "count" | "found", Text>>;
	file: "employeesCsv" | "contractorsCsv";
	pager: ListPager | undefined;
}

/** Set for a list in pages; the script of a whole list doesn't carry it. */
export type ListPager = ComponentType<ComponentProps<typeof Pager>>;

/**
 * Everybody of one kind in one table, with search and a filter (§2.8; requirements, Fine print). A list too long for a phone
 * comes in pages, which the server filters and sorts.
 */
export function PeopleList<Row extends { readonly id: number }>(props: Props<Row>) {
	const { section, people, fields, choice, said, file, pager: ListPager } = props;
	const say = useSay();
	const lang = useLang();
	const { search, chosen, choose, sorting, page, pageAddress, keep } = useList(section, choice.name);
	const typed = withoutTitle(search.typed);
	const found = people.filter(
		(row) =>
			(chosen === "" || choice.of(row) === chosen) && matches(typed, ...fields.map(({ text }) => text(row))),
	);
	const number: Column<Row> = {
		key: "number",
		label: say(words.number),
		role: "number",
		cell: ({ id }) => id,
		sortBy: ({ id }) => id,
	};
	const columns = useColumns(props, typed);
	const last = ListPager ? Math.max(Math.ceil(found.length / directory.pageSize), 1) : 1;
	const current = pageAsked(page, last);
	const shown = ListPager
		? sorted(found, [number, ...columns], sorting.chosen, lang).slice(
				(current - 1) * directory.pageSize,
				current * directory.pageSize,
			)
		: found;
	const counts = { found: grouped(found.length, lang), count: grouped(people.length, lang) };
	return (
		<>
			<InPageSearch
				label={say(said.find)}
				placeholder={say(said.hint)}
				search={search}
				keep={keep}
				count={[
					fill(say(found.length === people.length ? said.count : said.found), counts),
					...(last > 1 ? [fill(say(pagerWords.pageOf), { number: current, last })] : []),
				].join(" · ")}
			>
				<SearchChoice
					label={say(choice.label)}
					name={choice.name}
					all={say(choice.all)}
					choices={choice.options}
					chosen={chosen}
					onChoose={choose}
				/>
				<Download file={file} />
			</InPageSearch>
			{found.length === 0 ? (
				<p>{say(siteOutcomes.noRows.words)}</p>
			) : (
				<Register caption={say(said.caption)} columns={[number, ...columns]} rows={shown} sorting={sorting} />
			)}
			{ListPager && last > 1 ? (
				<div className={styles.pages}>
					<ListPager
						current={current}
						last={last}
						label={`${say(said.caption)}: ${say(pagerWords.pages)}`}
						address={pageAddress}
					/>
				</div>
			) : null}
		</>
	);
}

/** The columns that the council doesn't hide, with the typed words marked. */
function useColumns<Row>({ fields, hidden }: Pick<Props<Row>, "fields" | "hidden">, typed: string) {
	const say = useSay();
	return fields
		.filter(({ hideable }) => !hideable || !hidden.includes(hideable))
		.map(({ key, label, text, role, onPhones, lang, cell, sortBy }): Column<Row> => {
			const marked = (row: Row) => (
				<span lang={lang}>
					<Marked text={text(row)} typed={typed} />
				</span>
			);
			return {
				key,
				label: say(label),
				...(role && { role }),
				...(onPhones && { onPhones }),
				cell: cell ? (row) => cell(row, say) : marked,
				sortBy: sortBy ?? text,
			};
		});
}
