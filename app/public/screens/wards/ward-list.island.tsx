import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import { useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { type Ward, wardColumns } from "./columns.tsx";
import { wardsWords as words } from "./words.ts";

/** Wards by number, name, mohalla and member, filtered as one types, with the total of the people in those found. */
export default function WardList({ wards, withPhone }: { wards: readonly Ward[]; withPhone: boolean }) {
	const say = useSay();
	const lang = useLang();
	const search = useSearchText();
	const found = wards.filter(({ id, name, member, mohallas = "" }) =>
		matches(search.typed, String(id), name, member, mohallas),
	);
	const people = found.reduce((sum, { population }) => sum + population, 0);
	const counts = { found: found.length, count: wards.length };
	return (
		<>
			<InPageSearch
				label={say(words.search)}
				placeholder={say(words.placeholder)}
				search={search}
				count={fill(say(found.length === wards.length ? words.count : words.found), counts)}
			/>
			{found.length === 0 ? (
				<p>{say(siteOutcomes.noRows.words)}</p>
			) : (
				<Register
					caption={say(words.caption)}
					columns={wardColumns(lang, search.typed, withPhone)}
					rows={found}
					sum={{ label: fill(say(words.total), counts), column: "population", value: grouped(people, lang) }}
				/>
			)}
		</>
	);
}
