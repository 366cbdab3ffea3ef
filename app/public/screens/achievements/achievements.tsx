import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import { onlyForAnotherPage, useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf, useSay } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/achievements";
import styles from "./achievements.module.css";
import { FivePhotos } from "./five-photos.tsx";
import { achievementsWords as words } from "./words.ts";

export const shouldRevalidate = onlyForAnotherPage;

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		page: read(context, "achievementsPage", lang),
		achievements: read(context, "achievements", lang),
		photos: read(context, "homePhotos", lang).map(({ id, src, alt }) => ({
			id,
			title: src.title,
			picture: { ...src, alt },
		})),
	};
}

/** What the city has achieved (§2.6): found by title or description; and five pictures of the town. */
export default function Achievements({ loaderData }: Route.ComponentProps) {
	const { page, achievements, photos } = loaderData;
	const say = useSay();
	const search = useSearchText();
	const found = achievements.filter(({ title, description }) => matches(search.typed, title, description));
	const counts = { found: found.length, count: achievements.length };
	return (
		<>
			<PageBoard page="achievements" lead={page.lead} />
			<div className="wrap section">
				<InPageSearch
					label={say(words.search)}
					placeholder={say(words.placeholder)}
					search={search}
					count={fill(say(found.length === achievements.length ? words.count : words.found), counts)}
				/>
				{found.length === 0 ? <p className={styles.none}>{say(siteOutcomes.noAchievements.words)}</p> : null}
				<h2 className="visually-hidden">{say(words.list)}</h2>
				<ul className={styles.list}>
					{found.map(({ id, title, description, image }) => (
						<li key={id}>
							<Picture picture={image} className={styles.picture} />
							<div>
								<h3>
									<Marked text={title} typed={search.typed} />
								</h3>
								<p>
									<Marked text={description} typed={search.typed} />
								</p>
							</div>
						</li>
					))}
				</ul>
			</div>
			<FivePhotos photos={photos} text={page.photos} />
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
