import { useEffect, useMemo, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind, deskKinds, isOrdered, type RowFilter } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import { orderKey } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { headline } from "../../parts/rows.ts";
import { SelectPage, SelectRow } from "../../parts/selection/select.tsx";
import { useSelection } from "../../parts/selection/use-selection.ts";
import styles from "./content.module.css";
import { type Chosen, RowSelection } from "./many/row-selection.tsx";
import { manyWords } from "./many/words.ts";
import { RowFind } from "./row-filter.tsx";
import { RowItem } from "./row-item.tsx";
import { stateOf } from "./row-state.ts";
import { removalBy, useTakeOff } from "./take-off.tsx";
import { alertTemplates } from "./templates.ts";
import { contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	rows: Reply<"contentRows">;
	permissions: readonly Permission[];
	q: string | undefined;
	state: RowFilter | undefined;
	page: number;
}

/** A page of a kind's rows with their states; a search finds by number, words and sound. */
export function RowList({
	kind,
	rows: { rows, all, fourEyes, isTable },
	permissions,
	q,
	state,
	page,
}: Props) {
	const say = useSay();
	const lang = useLang();
	const { title, one } = deskKinds[kind];
	const { whole, closed, about } = deskKind(kind);
	const add = fill(say(words.addTo), { one: say(one) });
	const mayAdd = !whole && !closed;
	const mayWrite = permissions.includes(deskKinds[kind].edit);
	const removal = removalBy(kind, permissions);
	const [isChoosing, setChoosing] = useState(false);
	const selection = useSelection<Chosen>();
	const takeOff = useTakeOff({ kind, permissions, fourEyes });
	// The moment of the list: rows don't jump while one reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has another moment
	const now = useMemo(() => Date.now(), [rows]);
	const last = Math.max(1, Math.ceil(all / desk.page));
	const isFiltered = Boolean(q || state);
	const heading = useRef<HTMLHeadingElement>(null);
	const before = useRef(kind);

	// Another kind begins at its heading, which is below the kinds on a phone.
	useEffect(() => {
		if (before.current === kind) return;
		before.current = kind;
		heading.current?.focus();
		setChoosing(false);
		selection.clear();
	}, [kind, selection]);

	/** Rows without pending words, which would be lost. */
	const choosable = new Map(
		rows.flatMap(({ key, row, version, state, planned }): [string, Chosen][] =>
			row !== null && state !== "waiting" && planned === null
				? [[key, { id: key, key, row, version, name: headline(row, lang) || key }]]
				: [],
		),
	);
	const choosing = isChoosing ? removal : undefined;

	// Past rows are folded at the end, unless they are alone or searched.
	const isPast = (each: (typeof rows)[number]) => ["over", "closed"].includes(stateOf(each, now));
	const past = isFiltered || rows.every(isPast) ? [] : rows.filter(isPast);
	const listOf = (some: typeof rows) => (
		<ul className={styles.rows}>
			{some.map((each) => {
				const chosen = choosing && choosable.get(each.key);
				return (
					<RowItem
						key={each.key}
						kind={kind}
						of={each}
						now={now}
						select={chosen ? <SelectRow item={chosen} selection={selection} most={desk.atOnce} /> : null}
						onTakeOff={removal === "takeOff" ? takeOff.ask : undefined}
					/>
				);
			})}
		</ul>
	);

	return (
		<section>
			<div className={`cluster ${styles.head}`}>
				<h2 ref={heading} tabIndex={-1}>
					{say(title)} ({all.toLocaleString("en-IN")})
				</h2>
				{isOrdered(kind) && all > 1 ? (
					<Link to={{ search: searchOf("content", { kind, key: orderKey }) }} className={buttonClass("line")}>
						{say(words.putInOrder)}
					</Link>
				) : null}
				{mayAdd ? (
					<Link to={{ search: searchOf("content", { kind, key: "" }) }} className={buttonClass()}>
						{add}
					</Link>
				) : null}
			</div>
			{kind === "alerts" && mayWrite ? (
				<p className="cluster">
					{say(words.beginWith)}
					{alertTemplates.map(({ name, row }) => (
						<Link
							key={name.en}
							to={{ search: searchOf("content", { kind, key: "" }) }}
							state={{ copy: row }}
							className="press"
						>
							{say(name)}
						</Link>
					))}
				</p>
			) : null}
			{about ? <p className={styles.about}>{say(about)}</p> : null}
			{whole || (all === 0 && !isFiltered) ? null : <RowFind kind={kind} />}
			{isTable || (removal && all > 1) ? (
				<p className="cluster">
					{removal && all > 1 ? (
						<button
							type="button"
							className={styles.way}
							aria-pressed={isChoosing}
							onClick={() => {
								setChoosing(!isChoosing);
								selection.clear();
							}}
						>
							{say(isChoosing ? manyWords.stopChoosing : manyWords.chooseSeveral)}
						</button>
					) : null}
					{isTable ? (
						<Link to={{ search: searchOf("content", { kind, table: 1 }) }} className="press">
							{say(manyWords.asTable)}
						</Link>
					) : null}
					{choosing ? (
						<SelectPage items={[...choosable.values()]} selection={selection} most={desk.atOnce} />
					) : null}
				</p>
			) : null}
			{choosing ? (
				<RowSelection
					kind={kind}
					selection={selection}
					rows={choosable}
					removal={choosing}
					mayUndo={mayWrite && !fourEyes}
				/>
			) : null}
			{rows.length === 0 ? (
				<p role="status">
					{q
						? fill(say(words.noneFound), { q })
						: fill(say(isFiltered ? words.noneSuch : mayAdd ? words.beginHere : words.none), { add })}
				</p>
			) : null}
			{listOf(rows.filter((each) => !past.includes(each)))}
			{past.length > 0 ? (
				<details className={styles.past}>
					<summary>{fill(say(words.pastRows), { count: past.length })}</summary>
					{listOf(past)}
				</details>
			) : null}
			{last > 1 ? (
				<Pager
					current={Math.min(page, last)}
					last={last}
					label={fill(say(words.pages), { title: say(title) })}
					address={(number) => searchOf("content", { kind, q, state, page: number })}
				/>
			) : null}
			{takeOff.question}
		</section>
	);
}
