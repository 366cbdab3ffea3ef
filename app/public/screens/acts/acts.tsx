import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import { onlyForAnotherPage, useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf, useLang, useSay } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/acts";
import styles from "./acts.module.css";
import { actColumns } from "./columns.tsx";
import { actsWords as words } from "./words.ts";

export const shouldRevalidate = onlyForAnotherPage;

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		page: read(context, "actsPage", lang),
		acts: read(context, "acts", lang).map((act, index) => ({ ...act, place: index + 1 })),
	};
}

/** The acts and policies that the council works under, found by title (§2.14). */
export default function Acts({ loaderData: { page, acts } }: Route.ComponentProps) {
	const say = useSay();
	const lang = useLang();
	const search = useSearchText();
	const found = acts.filter(({ title }) => matches(search.typed, title));
	const counts = { found: found.length, count: acts.length };
	return (
		<>
			<PageBoard page="acts" lead={page.lead} />
			<div className="wrap section">
				<InPageSearch
					label={say(words.search)}
					placeholder={say(words.placeholder)}
					search={search}
					count={fill(say(found.length === acts.length ? words.count : words.found), counts)}
				/>
				{found.length === 0 ? (
					<p className={styles.none}>{say(siteOutcomes.noPolicies.words)}</p>
				) : (
					<Register caption={say(words.caption)} columns={actColumns(lang, search.typed)} rows={found} />
				)}
				<div className={styles.foot}>
					<Note>
						<p>{page.note}</p>
					</Note>
					{page.sources ? (
						<section aria-labelledby="sources">
							<h2 id="sources">{say(words.sources)}</h2>
							<ul className="link-row">
								{page.sources.map(({ name, address }) => (
									<li key={address}>
										<ExternalLink address={address}>{name}</ExternalLink>
									</li>
								))}
							</ul>
						</section>
					) : null}
				</div>
			</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
