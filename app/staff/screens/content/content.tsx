import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "../../../navigation/navigation.ts";
import { useShownUser } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { contentAt, findingAddress, kindsFor, publicAddressAt } from "../../parts/content-wanted.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { WhoMay } from "../../parts/who-may.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./content.module.css";
import { KindList } from "./kind-list.tsx";
import { OpenRow } from "./open-row.tsx";
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
	// During a lost session the screen waits unchanged.
	const permissions = useShownUser()?.permissions ?? [];
	const { kind, key, q, state, page, table } = contentAt(useLocation(), permissions);
	const rows = useList("contentRows");
	return (
		<>
			<ScreenHead lead="" />
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
								<RowList
									kind={kind}
									rows={rows.data}
									permissions={permissions}
									q={q}
									state={state}
									page={page}
								/>
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
