import type { SitePage } from "#contract/site-pages.ts";
import drawing from "../../../look/marks/road-works.svg";
import { Link } from "../../../navigation/link.tsx";
import { Find } from "../../../parts/find/find.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { usePages } from "../../../parts/site-pages.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { words } from "../../../words/words.ts";
import { MenuLink } from "../../frame/menu-link.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./not-found.module.css";
import { notFoundWords } from "./words.ts";

/** Any unknown address. The page cache passes the names of the pages it resembles (server/pages/page-handler.ts). */
export function loader({ url, context }: LoaderArgs) {
	const { pages } = context.door;
	const near = url.searchParams.get("near")?.split(",") ?? [];
	return { near: near.filter((name) => pages.has(name)).map((name) => pages.byName(name)) };
}

export const status = () => 404;

/** Links to the pages that were probably meant, search, and the main pages. */
export default function NotFound({ loaderData: { near } }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { main } = usePages();
	return (
		<>
			<PageBoard title={words.pageNotFound} lead={say(notFoundWords.pageNotFoundLead)} />
			<div className={`wrap section stack ${styles.columns}`}>
				<div>
					<p className={styles.text}>{say(notFoundWords.pageNotFoundText)}</p>
					{near.length > 0 ? <Near pages={near} /> : null}
					<Find hint={say(words.searchTheWebsite)} />
					<ul>
						{main.map((entry) => (
							<li key={entry.label.en}>
								<MenuLink entry={entry} />
							</li>
						))}
					</ul>
				</div>
				<img src={drawing} width={600} height={400} alt="" />
			</div>
		</>
	);
}

function Near({ pages }: { pages: readonly SitePage[] }) {
	const say = useSay();
	const lang = useLang();
	const sitePages = usePages();
	return (
		<section className={styles.near} aria-labelledby="near">
			<h2 id="near">{say(notFoundWords.didYouMean)}</h2>
			<ul>
				{pages.map(({ name, title }) => (
					<li key={name}>
						<Link to={sitePages.path(name, lang)}>{say(title)}</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
