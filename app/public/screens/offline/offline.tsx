import { cachedPages } from "#contract/cached-pages.ts";
import { type Section, sections } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { NumberList } from "../../../parts/night-band/number-list.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { usePages } from "../../../parts/site-pages.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { words as frameWords } from "../../../words/words.ts";
import { offlineWords as words } from "../../offline/words.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./offline.module.css";

export function loader({ read }: LoaderArgs) {
	const { name, helpline } = read("council");
	return { helplines: [{ key: "council", number: helpline, name }, ...read("helplines")] };
}

/** Shown without a connection for a page that is not cached: the numbers to call, and what can be read. */
export default function Offline({ loaderData: { helplines } }: ScreenProps<typeof loader>) {
	const say = useSay();
	const lang = useLang();
	const pages = usePages();
	const cached = cachedPages(pages).filter(({ name }) => name !== "offline");
	const groups = (Object.keys(sections) as Section[])
		.map((name) => ({
			title: pages.sections[name],
			listed: cached.filter(({ section }) => section === name),
		}))
		.filter(({ listed }) => listed.length > 0);
	return (
		<>
			<PageBoard page="offline" lead={say(words.lead)} />
			<p className={`wrap ${styles.again}`}>
				{/* biome-ignore lint/a11y/useValidAnchor: the address of the page that this one replaces */}
				<a href="" className={buttonClass()}>
					{say(frameWords.tryAgain)}
				</a>
			</p>
			<NightBand id="numbers" title={say(words.numbers)} text={say(words.numbersNote)}>
				<NumberList helplines={helplines} />
			</NightBand>
			<section className="wrap section" aria-labelledby="cached-pages">
				<h2 id="cached-pages">{say(words.pages)}</h2>
				<p className={styles.note}>{say(words.pagesNote)}</p>
				<div className={styles.groups}>
					{groups.map(({ title, listed }) => (
						<div key={title.en}>
							<h3>{say(title)}</h3>
							<ul className={styles.list}>
								{listed.map((page) => (
									<li key={page.name}>
										<Link to={pages.path(page.name, lang)}>{say(page.title)}</Link>
									</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</section>
		</>
	);
}
