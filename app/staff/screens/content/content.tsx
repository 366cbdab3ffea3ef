import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DeskKind, deskKind, deskKinds, wholeKey } from "#contract/content/desk.ts";
import { type DeskGroup, deskGroups } from "#contract/content/desk-row.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation, useNavigate } from "../../../navigation/navigation.ts";
import { useShownUser } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { contentAt, findingAddress, kindsFor, publicAddressAt } from "../../parts/content-wanted.ts";
import { hasRoomBeside } from "../../parts/has-room.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { headline, rowName } from "../../parts/rows.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { WhoMay } from "../../parts/who-may.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./content.module.css";
import { RowForm } from "./row-form.tsx";
import { RowList } from "./row-list.tsx";
import { contentWords as words } from "./words.ts";

/** Few clerks ever take a list out or in. */
const TableExchange = lazy(() => import("./many/table-exchange.tsx"));

/** The kinds, the rows of one, and at an address of its own the form of a row. */
export default function Content() {
	const of = publicAddressAt(useLocation());
	return of === undefined ? <Rows /> : <BehindPage />;
}

/** Redirects to the row or page behind a public address. */
function BehindPage() {
	const say = useSay();
	const go = useNavigate();
	const found = useList("deskSearch");
	const all = found.data ?? [];
	const first = all.find(({ who }) => !who);
	const leadOn = useEffectEvent((to: string) => go(to, { replace: true }));
	const to = first && findingAddress(first);
	useEffect(() => {
		if (to) leadOn(to);
	}, [to]);
	return (
		<>
			<ScreenHead lead="" />
			<NotLoaded of={{ contentNotLoaded: [found] }} />
			{found.hasFailed ? null : all.length === 0 ? (
				<p>{say(found.data ? words.nothingBehind : shared.loading)}</p>
			) : (
				all.map(({ kind, place, who }) => (
					<p key={kind}>
						<strong>{place.join(" › ")}</strong> <WhoMay names={who ?? []} />
					</p>
				))
			)}
		</>
	);
}

function Rows() {
	const say = useSay();
	const permissions = useShownUser()?.permissions ?? [];
	const { kind, key, table, page, filter } = contentAt(useLocation(), permissions);
	const rows = useList("contentRows");
	return (
		<>
			<ScreenHead lead="" isSmall />
			<div className={key === undefined ? styles.desk : undefined}>
				{key === undefined ? <KindList kinds={kindsFor(permissions)} shown={kind} /> : null}
				<div>
					{key !== undefined ? (
						<OpenRow key={`${kind} ${key}`} kind={kind} itemKey={key} />
					) : (
						<>
							<NotLoaded of={{ contentNotLoaded: [rows] }} />
							{table ? (
								<Suspense fallback={<p>{say(shared.loading)}</p>}>
									<TableExchange key={kind} kind={kind} permissions={permissions} />
								</Suspense>
							) : rows.data ? (
								<RowList {...{ kind, permissions, page, filter }} rows={rows.data} />
							) : rows.hasFailed ? null : (
								<p>{say(shared.loading)}</p>
							)}
						</>
					)}
				</div>
			</div>
		</>
	);
}

interface Props {
	kind: DeskKind;
	/** Empty for a new row. */
	itemKey: string;
}

function OpenRow({ kind, itemKey }: Props) {
	const say = useSay();
	const lang = useLang();
	const form = useList("contentForm");
	const versions = useList("contentVersions");
	const drafts = useList("contentDrafts");
	const user = useShownUser();
	const { state } = useLocation();
	const copied = itemKey === "" ? (state?.copy as Row | undefined) : undefined;
	const { one } = deskKinds[kind];
	const lists = [form, drafts, ...(itemKey ? [versions] : [])];
	const isThere = form.data && drafts.data && (versions.data || !itemKey);
	const known = itemKey ? (versions.data ?? []) : [];
	const saying = known.find(({ row }) => row !== null)?.row;
	return (
		<>
			<NotLoaded of={{ contentNotLoaded: lists }} />
			{isThere && itemKey && known.length === 0 ? (
				<p>{say(words.none)}</p>
			) : isThere && user ? (
				<RowForm
					kind={kind}
					form={form.data}
					itemKey={itemKey}
					versions={known}
					drafts={drafts.data}
					copied={copied}
					user={user}
					title={
						deskKind(kind).whole || itemKey === orderKey
							? rowName(kind, itemKey, null, lang)
							: saying
								? headline(saying, lang)
								: fill(say(words.addTo), { one: say(one) })
					}
				/>
			) : lists.some(({ hasFailed }) => hasFailed) ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}

function KindList({ kinds, shown }: { kinds: readonly DeskKind[]; shown: DeskKind }) {
	const say = useSay();
	const tree = useRef<HTMLDetailsElement>(null);
	// On a phone, and with large letters, the list would cover the rows.
	const [isOpen] = useState(hasRoomBeside);
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
											if (tree.current && !hasRoomBeside()) tree.current.open = false;
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
