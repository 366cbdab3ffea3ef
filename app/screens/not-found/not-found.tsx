import { data } from "react-router";
import { mainLinks } from "#contract/navigation.ts";
import { MenuLink } from "../../frame/menu-link.tsx";
import { useSay } from "../../language.ts";
import drawing from "../../look/marks/road-works.svg";
import { Find } from "../../parts/find/find.tsx";
import { PageBoard } from "../../parts/page-board/page-board.tsx";
import { words } from "../../words.ts";
import styles from "./not-found.module.css";

/** Any address that the table of pages does not know. */
export function loader() {
	return data(null, { status: 404 });
}

/** Says so, and helps on: search and the main pages, in the language of the address (decisions.md). */
export default function NotFound() {
	const say = useSay();
	return (
		<>
			<PageBoard title={words.pageNotFound} lead={say(words.pageNotFoundLead)} />
			<div className={`wrap section ${styles.columns}`}>
				<div>
					<p className={styles.text}>{say(words.pageNotFoundText)}</p>
					<Find hint={say(words.searchTheWebsite)} />
					<ul>
						{mainLinks.map((entry) => (
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
