import { deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { pageByName } from "#contract/pages.ts";
import { useLocation } from "../../../navigation/navigation.ts";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { contentAt, kindsFor } from "../../parts/content-wanted.ts";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./content.module.css";
import { KindList } from "./kind-list.tsx";
import { RowForm } from "./row-form.tsx";
import { RowList } from "./row-list.tsx";
import { headline } from "./row-state.ts";
import { contentWords as words } from "./words.ts";

/** What the site says: the kinds at the side, the rows of one of them, and behind an address of its own the form of one row. */
export default function Content() {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const permissions = user?.permissions ?? [];
	const { kind, key, q, page } = contentAt(useLocation(), permissions);
	const rows = useList("contentRows");
	const form = useList("contentForm");
	const versions = useList("contentVersions");
	const row = rows.data?.rows.find((each) => each.key === key);
	const { one, title, ...rest } = deskKinds[kind];
	const named = "whole" in rest ? say(title) : row && headline(row.row ?? row.was ?? null, lang);
	const isOf = key === undefined ? undefined : key === "" || row !== undefined;
	return (
		<>
			<ScreenHead title={say(pageByName("content").title)} lead={say(words.lead)} />
			<div className={styles.desk}>
				<KindList kinds={kindsFor(permissions)} shown={kind} />
				<div>
					<NotLoaded of={{ contentNotLoaded: [rows, form, versions] }} />
					{rows.data === undefined ? (
						rows.hasFailed ? null : (
							<p>{say(shared.loading)}</p>
						)
					) : key === undefined ? (
						<RowList kind={kind} rows={rows.data} q={q} page={page} />
					) : form.data && isOf ? (
						<RowForm
							key={`${kind} ${key}`}
							kind={kind}
							form={form.data}
							versions={(key && versions.data) || []}
							row={row}
							title={named || fill(say(words.addTo), { one: say(one) })}
						/>
					) : (
						<p>{say(words.none)}</p>
					)}
				</div>
			</div>
		</>
	);
}
