import { useRef, useState } from "react";
import { type DeskKind, deskKind, deskKinds, wholeKey } from "#contract/content/desk.ts";
import { type DeskGroup, deskGroups } from "#contract/content/desk-row.ts";
import { Link } from "../../../navigation/link.tsx";
import { useSay } from "../../../words/language.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import styles from "./content.module.css";
import { contentWords as words } from "./words.ts";

/** From this width on the kinds stand beside the rows (content.module.css), in the reader's letters. */
const besideRows = 48;
const widthInLetters = () =>
	innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The kinds on which somebody may work, in groups; the group of the one that is shown is open. */
export function KindList({ kinds, shown }: { kinds: readonly DeskKind[]; shown: DeskKind }) {
	const say = useSay();
	const tree = useRef<HTMLDetailsElement>(null);
	// On a phone, and with large letters, the list would stand above all that one wants to see.
	const [isOpen] = useState(() => widthInLetters() >= besideRows);
	const groups = (Object.keys(deskGroups) as DeskGroup[]).flatMap((group) => {
		const own = kinds.filter((kind) => deskKinds[kind].group === group);
		return own.length > 0 ? [{ group, own }] : [];
	});
	return (
		<nav aria-label={say(words.kinds)}>
			<details ref={tree} className={styles.kinds} open={isOpen || undefined}>
				<summary>
					{say(words.kinds)} <span className={styles.shownKind}>{say(deskKinds[shown].title)}</span>
				</summary>
				{groups.map(({ group, own }) => (
					<details
						// Another kind may stand in another group, which is open then.
						key={`${group} ${own.includes(shown)}`}
						open={own.includes(shown) || groups.length === 1 || undefined}
					>
						<summary>{say(deskGroups[group])}</summary>
						<ul>
							{own.map((kind) => (
								<li key={kind}>
									<Link
										to={{ search: searchOf("content", { kind, key: deskKind(kind).whole && wholeKey }) }}
										aria-current={kind === shown ? "page" : undefined}
										onClick={() => {
											if (tree.current && widthInLetters() < besideRows) tree.current.open = false;
										}}
									>
										{say(deskKinds[kind].title)}
									</Link>
								</li>
							))}
						</ul>
					</details>
				))}
			</details>
		</nav>
	);
}
