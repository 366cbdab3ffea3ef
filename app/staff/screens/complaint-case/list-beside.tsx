import { useEffect, useRef, useState } from "react";
import { pagePath } from "#contract/pages.ts";
import { useLocation } from "../../../navigation/navigation.ts";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { searchOf } from "../../desk/list/addresses.ts";
import { ComplaintRows } from "../../parts/complaints/complaint-rows.tsx";
import { caseSearch, complaintsAsked } from "../../parts/complaints/wanted.ts";
import { complaintViewNames } from "../../parts/complaints/words.ts";
import styles from "./complaint-case.module.css";

/** The list from which a case was opened, as its address says. */
function useListOfCase() {
	const { user, last } = useSession();
	const asked = complaintsAsked(useLocation(), (user ?? last)?.permissions ?? []);
	const rows = useList("complaints").data?.rows ?? [];
	return { asked, search: searchOf("complaints", asked), rows };
}

/** Addresses of the list and of the complaints before and after one in it; one that a move took out of it keeps its place. */
export function useCaseSteps(from: string | undefined) {
	const { search, rows } = useListOfCase();
	const [place, setPlace] = useState<{ id?: string | undefined; at: number }>({ at: -1 });
	const found = rows.findIndex(({ id }) => id === from);
	if (found >= 0 && (place.id !== from || place.at !== found)) setPlace({ id: from, at: found });
	const isGone = found < 0 && place.id === from;
	const at = isGone ? place.at : found;
	const former = at < 0 ? undefined : rows[at - 1];
	const next = rows[isGone ? at : at + 1];
	const searchOfRow = (row: typeof next) => row && caseSearch(row.id, search);
	return {
		list: `${pagePath("complaints", "en")}${search}`,
		former: searchOfRow(former),
		next: searchOfRow(next),
	};
}

/** The same list beside the case, where the screen is wide enough. */
export function ListBeside({ current }: { current: string | undefined }) {
	const say = useSay();
	const { asked, search, rows } = useListOfCase();
	const choices = useList("complaintChoices");
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		if (current) list.current?.querySelector("li:has([aria-current])")?.scrollIntoView({ block: "nearest" });
	}, [current]);
	return (
		<div className={styles.list} data-wide="">
			<p className="label">{say(complaintViewNames[asked.view])}</p>
			<ComplaintRows ref={list} rows={rows} choices={choices.data} list={search} current={current ?? ""} />
		</div>
	);
}
