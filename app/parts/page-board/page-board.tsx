import { useContext } from "react";
import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { otherLanguages, type Text } from "#contract/language.ts";
import { Link } from "../../navigation/link.tsx";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { PageLink } from "../link/page-link.tsx";
import { WithPhones } from "../link/with-phones.tsx";
import { Picture } from "../picture/picture.tsx";
import { usePages } from "../site-pages.ts";
import styles from "./page-board.module.css";
import { PageFacts, Slip, type SlipFact } from "./slip.tsx";

interface Props {
	page?: string;
	/** Only for what is not in that table: one thing of a page's list, or an unknown address. */
	title?: Text;
	lead?: string | undefined;
	/** Other names of the page as `data-…` of its h1, for a style sheet that must change it without script (§2.8). */
	otherNames?: Readonly<Record<`data-${string}`, string>>;
	/**
	 * At the right on the kerb, a strip below the words on phones. Only for pages that show the town: a task must be in a phone's
	 * first screen.
	 */
	picture?: PictureContent | undefined;
	/** Two or three figures at the right across the kerb, where there is room and no picture; unless they are given, those of the page. */
	facts?: readonly SlipFact[] | undefined;
}

export function PageBoard({ page, title, lead, otherNames, picture, facts }: Props) {
	const pageFacts = useContext(PageFacts);
	const say = useSay();
	const lang = useLang();
	const pages = usePages();
	const name = title ?? (page ? pages.byName(page).title : words.pageNotFound);
	return (
		<>
			<div className={picture ? `${styles.board} ${styles.pictured}` : styles.board} data-board="">
				<div className="wrap">
					<div className={styles.words}>
						<Breadcrumb page={page} title={title} isPart={!otherNames} />
						<h1 {...otherNames}>
							<span>{say(name)}</span>
						</h1>
						{otherLanguages(lang).map((other) => (
							<p key={other} className={styles.other} lang={other}>
								{name[other]}
							</p>
						))}
						{lead ? (
							<p className={`measure ${styles.lead}`}>
								<WithPhones text={lead} />
							</p>
						) : null}
					</div>
					{picture ? (
						<div className={styles.frame} data-screen-only="">
							<Picture picture={picture} className="cover" first />
						</div>
					) : (
						<Slip facts={facts ?? pageFacts} />
					)}
				</div>
			</div>
			<div className="kerb" />
		</>
	);
}

/** The way from Home; `isPart` if the title is of one thing of the page's list. */
export function Breadcrumb({
	page,
	title,
	isPart = false,
}: Pick<Props, "page" | "title"> & { isPart?: boolean }) {
	const say = useSay();
	const lang = useLang();
	const pages = usePages();
	const row = page ? pages.byName(page) : undefined;
	const parent = row && row.section !== "home" ? pages.sections[row.section] : undefined;
	return (
		<nav aria-label={say(words.youAreHere)}>
			<ol className={`cluster ${styles.crumbs}`}>
				<li>
					<PageLink page="home">{say(pages.byName("home").title)}</PageLink>
				</li>
				{parent ? <li>{say(parent)}</li> : null}
				{row && title && isPart ? (
					<li>
						<Link to={pages.path(row.name, lang)}>{say(row.title)}</Link>
					</li>
				) : null}
				<li aria-current="page">{say(title ?? row?.title ?? words.pageNotFound)}</li>
			</ol>
		</nav>
	);
}
