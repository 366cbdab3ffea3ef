import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import { onlyForAnotherPage, useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf, useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/wards";
import { wardColumns } from "./columns.tsx";
import { wardsWords as words } from "./words.ts";

export const shouldRevalidate = onlyForAnotherPage;

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		page: read(context, "wardsPage", lang),
		wards: read(context, "wards", lang),
		withPhone: !read(context, "council", lang).hiddenColumns.includes("wards.phone"),
	};
}

/** Every ward with its people and its member (§2.7). */
export default function Wards({ loaderData: { page, wards, withPhone } }: Route.ComponentProps) {
	const say = useSay();
	const lang = useLang();
	const search = useSearchText();
	const found = wards.filter(({ id, name, member }) => matches(search.typed, String(id), name, member));
	const people = found.reduce((sum, { population }) => sum + population, 0);
	const counts = { found: found.length, count: wards.length };
	return (
		<>
			<PageBoard page="wards" lead={page.lead} />
			<div className="wrap section">
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
						sum={{
							label: fill(say(words.total), counts),
							column: "population",
							value: grouped(people, lang),
						}}
					/>
				)}
			</div>
			<div className="wrap">{page.notes ? <Notes notes={page.notes} /> : null}</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
