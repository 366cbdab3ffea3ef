import { useEffect, useRef } from "react";
import { fill } from "#contract/language.ts";
import { tenDigits } from "#contract/mobile.ts";
import { mayOpen } from "#contract/navigation.ts";
import { pageByName } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation } from "../../../navigation/navigation.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { useList } from "../../desk/data/loader.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { useAddress } from "../../desk/list/use-address.ts";
import { ComplaintRows } from "../../parts/complaints/complaint-rows.tsx";
import { complaintsAsked, viewsFor, worksNowhere } from "../../parts/complaints/wanted.ts";
import { complaintViewNames, complaintWords } from "../../parts/complaints/words.ts";
import { useDeskCounts } from "../../parts/desk-counts.ts";
import { KeyPager } from "../../parts/key-pager.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import tabs from "../../parts/tabs.module.css";
import { useStepKeys } from "../../parts/use-step-keys.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { ComplaintFilter } from "./complaint-filter.tsx";
import styles from "./complaints.module.css";
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
	const views = viewsFor(permissions);
	const chosen = views.indexOf(asked.view);
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		// Once their numbers are there, which make the tabs wider; a part of the former one shows that there are more.
		const tab = counts && list.current?.children[chosen];
		if (tab instanceof HTMLElement) list.current?.scrollTo({ left: tab.offsetLeft - 40 });
	}, [chosen, counts]);
	return (
		<div className={`stack ${styles.list}`}>
			<ScreenHead title={say(pageByName("complaints").title)}>
				{mayOpen("takeComplaint", permissions) ? (
					<PageLink page="takeComplaint" className={buttonClass()}>
						{say(pageByName("takeComplaint").title)}
					</PageLink>
				) : null}
			</ScreenHead>
			<div className={`flow ${styles.tools}`}>
				<nav aria-label={say(words.views)}>
					<ul ref={list} className={`flow ${tabs.tabs}`}>
						{views.map((view) => (
							<li key={view}>
								<Link
									to={{ search: searchOf("complaints", { view }) }}
									preserveScroll
									aria-current={view === asked.view ? "page" : undefined}
								>
									{say(complaintViewNames[view])}
									{counts && view !== "all" && counts[view] > 0 ? (
										<span className={styles.count}>{counts[view]}</span>
									) : null}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				{/* Choices that come later would leave a chosen one unmarked. */}
				<ComplaintFilter
					key={`${address.key} ${choices.data !== undefined}`}
					address={address}
					wanted={asked}
				/>
			</div>
			<Rows asked={asked} />
		</div>
	);
}

function Rows({ asked: { view, before, ...filter } }: { asked: Asked }) {
	const say = useSay();
	const isFiltered = Object.keys(filter).length > 0;
	const { user, last } = useSession();
	const list = useList("complaints");
	const choices = useList("complaintChoices");
	const isMissed = isFiltered && view !== "all" && list.data?.rows.length === 0;
	const { data: inAll } = useFetched("complaints", isMissed ? { ...filter, view: "all" } : undefined);
	const others = inAll?.rows ?? [];
	const rows = useRef<HTMLOListElement>(null);
	useStepKeys((by) => {
		const links = [...(rows.current?.querySelectorAll<HTMLElement>("li a") ?? [])];
		const now = links.indexOf(document.activeElement as HTMLElement);
		links[now < 0 && by < 0 ? links.length - 1 : now + by]?.focus();
	});
	if (!list.data) {
		return list.hasFailed ? <NotLoaded of={{ complaintsNotLoaded: [list] }} /> : <p>{say(shared.loading)}</p>;
	}
	const { rows: found, next } = list.data;
	const isOutside = view === "section" && worksNowhere(choices.data, user ?? last);
	const nothing = isOutside ? complaintWords.noDepartment : words.none;
	const count = fill(say(words.count), { count: found.length });
	const at = (other: { view?: "all"; before?: string | undefined; q?: null }) =>
		searchOf("complaints", { ...filter, view, ...other });
	return (
		<>
			<NotLoaded of={{ complaintsNotLoaded: [list, choices] }} />
			<p role="status" className={found.length === 0 ? undefined : "visually-hidden"}>
				{found.length === 0 ? say(isFiltered || before ? words.noneFound : nothing) : count}
			</p>
			{isFiltered && found.length === 0 ? (
				<p className="cluster" role="status">
					{others.length > 0 ? (
						<Link to={{ search: at({ view: "all" }) }}>
							{fill(say(words.inAll), { count: `${others.length}${inAll?.next ? "+" : ""}` })}
						</Link>
					) : null}
					<Link to={{ search: searchOf("complaints", { view }) }}>{say(words.clear)}</Link>
				</p>
			) : null}
			<ComplaintRows
				ref={rows}
				rows={others.length > 0 ? others : found}
				choices={choices.data}
				list={at({
					before,
					...(others.length > 0 && { view: "all" }),
					...(tenDigits(filter.q ?? "") && { q: null }),
				})}
			/>
			<KeyPager
				label={say(words.pages)}
				first={before !== undefined && { to: at({}), label: say(words.first) }}
				next={next !== null && { to: at({ before: next }), label: say(words.more) }}
			/>
			{found.length > 0 ? (
				<p className="quiet">
					{count} <span className={styles.keys}>· {say(words.keys)}</span>
				</p>
			) : null}
		</>
	);
}
