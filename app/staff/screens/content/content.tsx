import { pageByName } from "#contract/pages.ts";
import { useLocation } from "../../../navigation/navigation.ts";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { contentAt, kindsFor } from "../../parts/content-wanted.ts";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./content.module.css";
import { KindList } from "./kind-list.tsx";
import { OpenRow } from "./open-row.tsx";
import { RowList } from "./row-list.tsx";
import { contentWords as words } from "./words.ts";

/** What the site says: the kinds at the side, the rows of one of them, and behind an address of its own the form of one row. */
export default function Content() {
	const say = useSay();
	const session = useSession();
	// While somebody is signed out the screen waits for them as it is.
	const permissions = (session.user ?? session.last)?.permissions ?? [];
	const { kind, key, q, state, page } = contentAt(useLocation(), permissions);
	const rows = useList("contentRows");
	return (
		<>
			<ScreenHead
				title={say(pageByName("content").title)}
				{...(key === undefined && { lead: say(words.lead) })}
			/>
			<div className={key === undefined ? styles.desk : undefined}>
				{key === undefined ? <KindList kinds={kindsFor(permissions)} shown={kind} /> : null}
				<div>
					{key !== undefined ? (
						<OpenRow key={`${kind} ${key}`} kind={kind} itemKey={key} />
					) : (
						<>
							<NotLoaded of={{ contentNotLoaded: [rows] }} />
							{rows.data ? (
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
