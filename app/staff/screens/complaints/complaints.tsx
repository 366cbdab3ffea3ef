import { useRef } from "react";
import { fill } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation } from "../../../navigation/navigation.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { useAddress } from "../../desk/list/use-address.ts";
import { complaintsAsked, viewsFor } from "../../parts/complaints/wanted.ts";
import { complaintViewNames } from "../../parts/complaints/words.ts";
import { useDeskCounts } from "../../parts/desk-counts.ts";
import { KeyPager } from "../../parts/key-pager.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import { SaveList } from "../../parts/save-list.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import tabs from "../../parts/tabs.module.css";
import { staffWords as shared } from "../../parts/words.ts";
import { ComplaintFilter } from "./complaint-filter.tsx";
import { ComplaintRow } from "./complaint-row.tsx";
import styles from "./complaints.module.css";
import { useRowKeys } from "./use-row-keys.ts";
import { complaintsWords as words } from "./words.ts";

type Asked = ReturnType<typeof complaintsAsked>;

/** Complaints in lists by the next step. */
export default function Complaints() {
	const say = useSay();
	const { user, last } = useSession();
	const permissions = (user ?? last)?.permissions ?? [];
	const address = useAddress("complaints");
	const asked = complaintsAsked(useLocation(), permissions);
	const choices = useList("complaintChoices");
	const { complaints: counts } = useDeskCounts();
	const { before: _, ...wanted } = asked;
	return (
		<>
			<ScreenHead title={say(pageByName("complaints").title)} lead={say(descriptions.complaints)}>
				{mayOpen("takeComplaint", permissions) ? (
					<PageLink page="takeComplaint" className={buttonClass()}>
						{say(pageByName("takeComplaint").title)}
					</PageLink>
				) : null}
				<SaveList
					failed="auditNotSaved"
					save={(lang) => saveCallAsFile("exportComplaints", undefined, lang, wanted)}
				/>
			</ScreenHead>
			<nav aria-label={say(words.views)}>
				<ul className={`flow ${tabs.tabs}`}>
					{viewsFor(permissions).map((view) => (
						<li key={view}>
							<Link
								to={{ search: searchOf("complaints", { view }) }}
								preserveScroll
								aria-current={view === asked.view ? "page" : undefined}
							>
								{say(complaintViewNames[view])}
								{counts && view !== "all" ? <span className={styles.count}>{counts[view]}</span> : null}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{/* Choices that come later would leave a chosen one unmarked. */}
			<ComplaintFilter
				key={`${address.key} ${choices.data !== undefined}`}
				address={address}
				view={asked.view}
			/>
			<Rows asked={asked} />
		</>
	);
}

function Rows({ asked: { view, before, ...filter } }: { asked: Asked }) {
	const say = useSay();
	const isFiltered = Object.keys(filter).length > 0;
	const { user, last } = useSession();
	const list = useList("complaints");
	const choices = useList("complaintChoices");
	const rows = useRef<HTMLOListElement>(null);
	useRowKeys(rows);
	if (!list.data) {
		return list.hasFailed ? <NotLoaded of={{ complaintsNotLoaded: [list] }} /> : <p>{say(shared.loading)}</p>;
	}
	const { rows: found, next } = list.data;
	const worksNowhere = choices.data?.handlers.every(({ id }) => id !== (user ?? last)?.id);
	const nothing = view === "section" && worksNowhere ? words.noDepartment : words.none;
	const at = (other: { view?: "all"; before?: string | null }) =>
		searchOf("complaints", { ...filter, view, ...other });
	return (
		<div className="stack">
			<NotLoaded of={{ complaintsNotLoaded: [list, choices] }} />
			<p role="status" className="quiet">
				{found.length === 0
					? say(isFiltered || before ? words.noneFound : nothing)
					: fill(say(words.count), { count: found.length })}
				{found.length > 0 ? <span className={styles.keys}> · {say(words.keys)}</span> : null}
			</p>
			{isFiltered ? (
				<p className="cluster">
					{found.length === 0 && view !== "all" ? (
						<Link to={{ search: at({ view: "all" }) }}>{say(words.inAll)}</Link>
					) : null}
					<Link to={{ search: searchOf("complaints", { view }) }}>{say(words.clear)}</Link>
				</p>
			) : null}
			<ol ref={rows} className={styles.rows} aria-label={say(words.list)}>
				{found.map((row) => (
					<ComplaintRow key={row.id} row={row} choices={choices.data} />
				))}
			</ol>
			<KeyPager
				label={say(words.pages)}
				first={before !== undefined && { to: at({}), label: say(words.first) }}
				next={next !== null && { to: at({ before: next }), label: say(words.more) }}
			/>
		</div>
	);
}
