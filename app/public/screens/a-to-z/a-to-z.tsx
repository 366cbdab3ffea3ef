import { ContentLink } from "../../../parts/link/content-link.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { overviewOf, timeOf } from "../../service-page/overview.ts";
import styles from "./a-to-z.module.css";
import { alphabet, byLetter } from "./letters.ts";
import { aToZWords as words } from "./words.ts";

export function loader({ lang, context, read }: LoaderArgs) {
	const names = read("serviceNames").flatMap(({ id, term, page, anchor, portal }) => {
		const to = page ? { ...page, href: anchor ? `${page.href}#${anchor}` : page.href } : portal;
		const found = page && context.door.pages.atPath(page.href)?.page.name;
		// A fact about the whole service needn't hold for one place on it.
		const fact = found && !anchor ? timeOf(overviewOf(context, found, lang).atAGlance) : undefined;
		return to ? { id, term, to, fact } : [];
	});
	return { page: read("aToZPage"), groups: byLetter(names, lang) };
}

/** Every service under each of its names, by letter; the Hindi page in the order of Devanagari. */
export default function AToZ({ loaderData: { page, groups } }: ScreenProps<typeof loader>) {
	return (
		<>
			<PageBoard page="aToZ" lead={page.lead} />
			<div className={`wrap section ${styles.list}`}>
				<Letters present={new Set(groups.map(({ letter }) => letter))} />
				{groups.map(({ letter, entries }) => (
					<section
						key={letter}
						id={idOf(letter)}
						aria-labelledby={`${idOf(letter)}-title`}
						className={`flow ${styles.group}`}
					>
						<h2 id={`${idOf(letter)}-title`}>{letter}</h2>
						<ul className={`tap ${styles.names}`}>
							{entries.map(({ id, term, to, fact }) => {
								const where = "href" in to ? to.title : to.name;
								const isItself = where.toLowerCase() === term.toLowerCase();
								const more = isItself ? fact : where;
								return (
									<li key={id}>
										<ContentLink to={to}>{term}</ContentLink>
										{more ? <small>{more}</small> : null}
									</li>
								);
							})}
						</ul>
					</section>
				))}
			</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}

const idOf = (letter: string) => `letter-${letter}`;

/** The whole alphabet; a letter without entries is a disabled link. */
function Letters({ present }: { present: ReadonlySet<string> }) {
	const say = useSay();
	return (
		<nav aria-label={say(words.letters)}>
			<ul className={`stack ${styles.letters}`} data-screen-only="">
				{alphabet[useLang()].map((letter) => (
					<li key={letter}>
						{present.has(letter) ? (
							<a href={`#${idOf(letter)}`}>{letter}</a>
						) : (
							// biome-ignore lint/a11y/useFocusableInteractive: a disabled link is announced, but no stop of the keyboard
							// biome-ignore lint/a11y/useSemanticElements: an <a> without href is not announced as disabled
							<span role="link" aria-disabled="true">
								{letter}
							</span>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
