import { documentFacts } from "../../../parts/document-link/document-facts.ts";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { useSay } from "../../../words/language.ts";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import ActList from "./act-list.island.tsx";
import styles from "./acts.module.css";
import { actsWords as words } from "./words.ts";

export function loader({ lang, read }: LoaderArgs) {
	const documents = read("documents");
	return {
		page: read("actsPage"),
		acts: read("acts").map((act, index) => ({
			...act,
			place: index + 1,
			documents: documents
				.filter((document) => document.act === act.id)
				.map((document) => ({
					href: document.file.href,
					name: document.title,
					facts: documentFacts(document, lang),
				})),
		})),
	};
}

/** The acts and policies of the council, searched by title (§2.14). */
export default function Acts({ loaderData: { page, acts } }: ScreenProps<typeof loader>) {
	const say = useSay();
	return (
		<>
			<PageBoard page="acts" lead={page.lead} />
			<div className="wrap section">
				<Island name="act-list" of={ActList} props={{ acts }} />
				<div className={`stack ${styles.foot}`}>
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
