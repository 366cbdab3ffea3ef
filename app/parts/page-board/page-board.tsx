import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { otherLanguages, type Text } from "#contract/language.ts";
import { type PageName, pageByName, sections } from "#contract/pages.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { PageLink } from "../link/page-link.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./page-board.module.css";

interface Props {
	/** Which page this is; its title, its parent and its name in the other languages come from the table of pages. */
	page?: PageName;
	/** Only for what is not in the table: one thing of a page's list, or an address that does not exist. */
	title?: Text;
	lead?: string | undefined;
	/** Other names of the page as `data-…` of its h1, for a style sheet that must change it while no script runs (§2.8). */
	otherNames?: Readonly<Record<`data-${string}`, string>>;
	/**
	 * Framed at the right and standing on the kerb, a strip below the words on phones. For pages that show the town; never
	 * where there is something to do, which must be in a phone's first screen.
	 */
	picture?: PictureContent | undefined;
}

/** The yellow board with a page's name on it, where it belongs, and the kerb below. */
export function PageBoard({ page, title, lead, otherNames, picture }: Props) {
	const say = useSay();
	const lang = useLang();
	const row = page ? pageByName(page) : undefined;
	const name = title ?? row?.title ?? words.pageNotFound;
	const parent = row && row.section !== "home" ? sections[row.section].title : undefined;
	return (
		<>
			<div className={picture ? `${styles.board} ${styles.pictured}` : styles.board}>
				<div className="wrap">
					<div className={styles.words}>
						<nav aria-label={say(words.youAreHere)}>
							<ol className={styles.crumbs}>
								<li>
									<PageLink page="home">{say(pageByName("home").title)}</PageLink>
								</li>
								{parent ? <li>{say(parent)}</li> : null}
								{page && title && !otherNames ? (
									<li>
										<PageLink page={page}>{say(pageByName(page).title)}</PageLink>
									</li>
								) : null}
								<li aria-current="page">{say(name)}</li>
							</ol>
						</nav>
						<h1 {...otherNames}>
							<span>{say(name)}</span>
						</h1>
						{otherLanguages(lang).map((other) => (
							<p key={other} className={styles.other} lang={other}>
								{name[other]}
							</p>
						))}
						{lead ? <p className={styles.lead}>{lead}</p> : null}
					</div>
					{picture ? (
						<div className={styles.frame}>
							<Picture picture={picture} first />
						</div>
					) : null}
				</div>
			</div>
			<div className="kerb" />
		</>
	);
}
