import { useId } from "react";
import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { deskKinds } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useSay } from "../../../../words/language.ts";
import { PutAwayRow } from "./put-away.tsx";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

/** Searches without a result, each with the ways to answer it: search words or a page. */
export function MissedSearches({
	missed,
	permissions,
}: {
	missed: Reply<"deskToday">["missed"];
	permissions: readonly Permission[];
}) {
	const say = useSay();
	const id = useId();
	if (missed.length === 0) return null;
	const ways = [
		{ kind: "searchWords", says: words.leadToPage, row: (text: Row): Row => ({ words: text }) },
		{ kind: "ownPages", says: words.writePage, row: (text: Row): Row => ({ title: text }) },
	] as const satisfies readonly { kind: DeskKind; says: object; row: (text: Row) => Row }[];
	return (
		<section aria-labelledby={id}>
			<h3 id={id} tabIndex={-1}>
				{say(words.missed)} <span className={styles.count}>{missed.length}</span>
			</h3>
			<ul className={styles.entries}>
				{missed.map(({ query, count }) => (
					<PutAwayRow key={query} of={{ searches: [query] }} name={query}>
						<b>{query}</b> <span className={`quiet ${styles.says}`}>{fill(say(words.asked), { count })}</span>
						<p className="cluster">
							{ways
								.filter(({ kind }) => permissions.includes(deskKinds[kind].edit))
								.map(({ kind, says, row }) => (
									<Link
										key={kind}
										to={`${pagePath("content", "en")}?kind=${kind}&key=`}
										state={{ copy: row({ hi: query, en: query }) }}
									>
										{say(says)}
										<span className="visually-hidden">: {query}</span>
									</Link>
								))}
						</p>
					</PutAwayRow>
				))}
			</ul>
		</section>
	);
}
