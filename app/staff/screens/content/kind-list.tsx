import { useRef, useState } from "react";
import { type DeskKind, deskKind, deskKinds, wholeKey } from "#contract/content/desk.ts";
import { type DeskGroup, deskGroups } from "#contract/content/desk-row.ts";
import { Link } from "../../../navigation/link.tsx";
import { useSay } from "../../../words/language.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import styles from "./content.module.css";
import { contentWords as words } from "./words.ts";

/** Width in letters from which the kinds are beside the rows (content.module.css). */
const besideRows = 48;
const widthInLetters = () =>
	innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Kinds on which one may work, in groups; the current group is open. */
export function KindList({ kinds, shown }: { kinds: readonly DeskKind[]; shown: DeskKind }) {
	const say = useSay();
	const tree = useRef<HTMLDetailsElement>(null);
	// On a phone, and with large letters, the list would cover the rows.
	const [isOpen] = useState(() => widthInLetters() >= besideRows);
	const groups = (Object.keys(deskGroups) as DeskGroup[]).flatMap((group) => {
		const own = kinds.filter((kind) => deskKinds[kind].group === group);
		return own.length > 0 ? [{ group, own }] : [];
	});
	return (
		<nav aria-label={say(words.kinds)}>
			<details ref={tree} className={styles.kinds} open={isOpen || undefined}>
				<summary>{say(words.kinds)}</summary>
				{groups.map(({ group, own }) => (
					<details
						// Reopens the groups if another one is current.
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
