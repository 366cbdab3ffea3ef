import { type Ref, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind, deskKinds, isOrdered } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import { orderKey } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { endOf } from "#contract/moments.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { useAddress } from "../../desk/list/use-address.ts";
import type { contentAt } from "../../parts/content-wanted.ts";
import { ListSearch } from "../../parts/filter.tsx";
import { headline, plain } from "../../parts/rows.ts";
import { SelectPage, SelectRow } from "../../parts/selection/select.tsx";
import { useSelection } from "../../parts/selection/use-selection.ts";
import styles from "./content.module.css";
import { type Chosen, RowSelection } from "./many/row-selection.tsx";
import { manyWords } from "./many/words.ts";
import { RowItem } from "./row-item.tsx";
import { stateOf } from "./row-state.ts";
import { removalBy, useTakeOff } from "./take-off.tsx";
import { alertTemplates } from "./templates.ts";
import { contentWords as words } from "./words.ts";

type Found = Reply<"contentRows">;

interface Props {
	kind: DeskKind;
	rows: Found;
	permissions: readonly Permission[];
	filter: ReturnType<typeof contentAt>["filter"];
	page: number;
}

export function RowList({ kind, rows: found, permissions, filter, page }: Props) {
	const { rows, all, fourEyes } = found;
	const say = useSay();
	const lang = useLang();
	const mayWrite = permissions.includes(deskKinds[kind].edit);
	const removal = removalBy(kind, permissions);
	const { heading, selection, isChoosing, choose } = useChoosing(kind);
	const takeOff = useTakeOff({ kind, permissions, fourEyes });
	// The moment of the list: rows don't jump while one reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has another moment
	const now = useMemo(() => Date.now(), [rows]);
	const last = Math.max(1, Math.ceil(all / desk.page));
	const isFiltered = Object.keys(filter).length > 0;
	const choosable = choosableIn(rows, lang);
	const choosing = isChoosing ? removal : undefined;
	// Past rows are folded at the end, unless they are alone or searched.
	const { ends = "" } = deskKind(kind);
	const isPast = (each: Found["rows"][number]) =>
		["over", "closed"].includes(stateOf(each, now)) || endOf(plain(each.row, ends)) <= now;
	const past = isFiltered || rows.every(isPast) ? [] : rows.filter(isPast);
	const listOf = (some: Found["rows"]) => (
		<ul className={styles.rows}>
			{some.map((each) => {
				const chosen = choosing && choosable.get(each.key);
				return (
					<RowItem
						key={each.key}
						kind={kind}
						of={each}
						now={now}
						select={
							chosen ? (
								<SelectRow item={chosen} selection={selection} most={desk.atOnce} />
							) : choosing ? (
								<span className={styles.noBox} />
							) : null
						}
						onTakeOff={removal === "takeOff" ? takeOff.ask : undefined}
					/>
				);
			})}
		</ul>
	);

	return (
		<section>
			<Head {...{ heading, kind, found, mayWrite, isFiltered, isChoosing }} onChoose={removal && choose} />
			{choosing ? (
				<>
					<SelectPage items={[...choosable.values()]} selection={selection} most={desk.atOnce} />
					<RowSelection
						kind={kind}
						selection={selection}
						rows={choosable}
						removal={choosing}
						mayUndo={!fourEyes}
					/>
				</>
			) : null}
			{rows.length === 0 ? <p role="status">{noneIn(kind, filter.q, isFiltered, lang)}</p> : null}
			{listOf(rows.filter((each) => !past.includes(each)))}
			{past.length > 0 ? (
				<details>
					<summary>{fill(say(words.pastRows), { count: past.length })}</summary>
					{listOf(past)}
				</details>
			) : null}
			{last > 1 ? (
				<Pager
					current={Math.min(page, last)}
					last={last}
					label={fill(say(words.pages), { title: say(deskKinds[kind].title) })}
					address={(number) => searchOf("content", { kind, ...filter, page: number })}
				/>
			) : null}
			{takeOff.question}
		</section>
	);
}

function useChoosing(kind: DeskKind) {
	const [isChoosing, setChoosing] = useState(false);
	const selection = useSelection<Chosen>();
	const heading = useRef<HTMLHeadingElement>(null);
	const before = useRef(kind);

	function choose(isOn: boolean) {
		setChoosing(isOn);
		selection.clear();
	}

	const begin = useEffectEvent(() => {
		heading.current?.focus();
		choose(false);
	});
	useEffect(() => {
		if (before.current !== kind) begin();
		before.current = kind;
	}, [kind]);
	return { heading, selection, isChoosing, choose };
}

/** Rows that can be chosen among others: those without pending words, which would be lost. */
function choosableIn(rows: Found["rows"], lang: Lang): ReadonlyMap<string, Chosen> {
	return new Map(
		rows.flatMap(({ key, row, version, state, planned }): [string, Chosen][] =>
			row !== null && state !== "waiting" && planned === null
				? [[key, { id: key, key, row, version, name: headline(row, lang) || key }]]
				: [],
		),
	);
}

function mayAdd(kind: DeskKind): boolean {
	const { whole, closed } = deskKind(kind);
	return !whole && !closed;
}

const addTo = (kind: DeskKind, lang: Lang) => fill(words.addTo[lang], { one: deskKinds[kind].one[lang] });

/** Sentence for a list without rows. */
function noneIn(kind: DeskKind, q: string | undefined, isFiltered: boolean, lang: Lang): string {
	if (q) return fill(words.noneFound[lang], { q });
	if (isFiltered) return words.noneSuch[lang];
	return fill(words[mayAdd(kind) ? "beginHere" : "none"][lang], { add: addTo(kind, lang) });
}

interface HeadProps {
	heading: Ref<HTMLHeadingElement>;
	kind: DeskKind;
	found: Found;
	mayWrite: boolean;
	isFiltered: boolean;
	isChoosing: boolean;
	onChoose: ((isOn: boolean) => void) | undefined;
}

function Head({ heading, kind, found, mayWrite, isFiltered, isChoosing, onChoose }: HeadProps) {
	const say = useSay();
	const lang = useLang();
	const { all, isTable } = found;
	const { whole, about } = deskKind(kind);
	const toNew = { search: searchOf("content", { kind, key: "" }) };
	return (
		<>
			<div className={`cluster ${styles.head}`}>
				<h2 ref={heading} tabIndex={-1}>
					{say(deskKinds[kind].title)} ({all.toLocaleString("en-IN")})
				</h2>
				{onChoose && all > 1 ? (
					<button
						type="button"
						className="way"
						aria-pressed={isChoosing}
						onClick={() => onChoose(!isChoosing)}
					>
						{say(isChoosing ? manyWords.stopChoosing : manyWords.chooseSeveral)}
					</button>
				) : null}
				{isTable ? (
					<Link to={{ search: searchOf("content", { kind, table: 1 }) }} className="press">
						{say(manyWords.asTable)}
					</Link>
				) : null}
				{isOrdered(kind) && all > 1 ? (
					<Link to={{ search: searchOf("content", { kind, key: orderKey }) }} className="press">
						{say(words.putInOrder)}
					</Link>
				) : null}
				{mayAdd(kind) ? (
					<Link to={toNew} className={buttonClass()}>
						{addTo(kind, lang)}
					</Link>
				) : null}
			</div>
			{kind === "alerts" && mayWrite ? (
				<p className="cluster">
					{say(words.beginWith)}
					{alertTemplates.map(({ name, row }) => (
						<Link key={name.en} to={toNew} state={{ copy: row }} className="press">
							{say(name)}
						</Link>
					))}
				</p>
			) : null}
			{about ? <p className={styles.about}>{say(about)}</p> : null}
			{whole || (all === 0 && !isFiltered) ? null : <RowFind kind={kind} />}
		</>
	);
}

function RowFind({ kind }: { kind: DeskKind }) {
	const say = useSay();
	const address = useAddress("content");
	return (
		<search className={styles.find}>
			<ListSearch
				key={address.key}
				address={address}
				label={fill(say(words.searchIn), { title: say(deskKinds[kind].title) })}
			>
				<input type="hidden" name="kind" value={kind} />
			</ListSearch>
		</search>
	);
}
