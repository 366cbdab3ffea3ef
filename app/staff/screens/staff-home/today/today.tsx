import { type ReactNode, useId } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { desk as limits } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { seconds } from "#contract/limits.ts";
import { daysFrom, indianDay, indianMinute } from "#contract/moments.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { dayAndTime, shortDay } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { rowName } from "../../../parts/rows.ts";
import { DuePages } from "./due-pages.tsx";
import { MissedSearches } from "./missed-searches.tsx";
import styles from "./staff-today.module.css";
import { WeekLine } from "./week-line.tsx";
import { todayWords as words } from "./words.ts";

interface Entry {
	readonly kind: DeskKind;
	readonly key: string;
	readonly row: Row | null;
	/** Where one looks at it. */
	readonly page: Extract<PageName, "content" | "contentReview" | "contentHistory">;
	/** What is to be said of it. */
	readonly says: string;
}

interface Coming extends Entry {
	readonly at: string;
	/** The day in India; of what holds for whole days, the last of them. */
	readonly day: string;
	/** The moment in words; of what holds for whole days, the last of them. */
	readonly when: string;
}

/** What waits for this person, was returned or was begun, what changes by itself, what came out last and what is to be read again. */
export function Today({
	today,
	permissions,
}: {
	today: Reply<"deskToday">;
	permissions: readonly Permission[];
}) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const groups = groupsOf(today, permissions, lang);
	const waits = Object.values(groups).some((entries) => entries.length > 0);
	const { due, dueAll, clockOff } = today;
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(words.today)}</h2>
			{clockOff !== 0 && (
				<p>
					{fill(say(clockOff > 0 ? words.clockAhead : words.clockBehind), { seconds: Math.abs(clockOff) })}
				</p>
			)}
			{waits ? null : <p>{say(words.nothingWaits)}</p>}
			<div className={styles.groups}>
				<Group title={words.returnedTitle[lang]} entries={groups.returned} urgent />
				<Group title={words.waitingTitle[lang]} entries={groups.waiting} />
				<Group title={words.troubleTitle[lang]} entries={groups.trouble} urgent />
				<Group title={words.draftsTitle[lang]} entries={groups.drafts} />
				<Group title={words.sentTitle[lang]} entries={groups.sent} />
				<ComingChanges today={today} />
				<Group title={words.publishedTitle[lang]} entries={publishedOf(today, lang)} />
				<MissedSearches missed={today.missed} permissions={permissions} />
				{dueAll > 0 ? <DuePages due={due} all={dueAll} permissions={permissions} /> : null}
			</div>
		</section>
	);
}

function Group({
	title,
	entries,
	urgent = false,
}: {
	title: string;
	entries: readonly Entry[];
	urgent?: boolean;
}) {
	const id = useId();
	if (entries.length === 0) return null;
	return (
		<section aria-labelledby={id} className={urgent ? styles.urgent : undefined}>
			<h3 id={id}>
				{title} <span className={styles.count}>{entries.length}</span>
			</h3>
			<Entries of={entries} />
		</section>
	);
}

function Entries({ of: entries }: { of: readonly Entry[] }) {
	return (
		<ul className={styles.entries}>
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row stands here once for each thing that is to be said of it
				<li key={index}>
					<EntryLink entry={entry} />
					<span className={`quiet ${styles.says}`}>{entry.says}</span>
				</li>
			))}
		</ul>
	);
}

function EntryLink({ entry: { kind, key, row, page } }: { entry: Entry }): ReactNode {
	const say = useSay();
	const lang = useLang();
	return (
		<>
			<span className="quiet">{say(deskKinds[kind].one)}</span>{" "}
			<Link to={`${pagePath(page, "en")}?${new URLSearchParams({ kind, key })}`}>
				{rowName(kind, key, row, lang) || say(words.nameless)}
			</Link>
		</>
	);
}

/** What changes without anybody doing anything: this week's as a table by its moment, all that is later folded. */
function ComingChanges({ today }: { today: Reply<"deskToday"> }) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const coming = comingOf(today, lang);
	const first = indianDay(Date.now());
	const week = Array.from({ length: limits.daysAhead }, (_, index) => daysFrom(first, index));
	const soon = coming.filter(({ day }) => day <= (week.at(-1) ?? first));
	const later = coming.slice(soon.length);
	const beyond = today.datedAll - today.dated.length;
	if (coming.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h3 id={id}>
				{say(words.coming)} <span className={styles.count}>{soon.length}</span>
			</h3>
			{soon.length > 0 ? (
				<>
					<WeekLine week={week} changes={soon.map(({ day }) => day)} />
					<Table of={soon} />
				</>
			) : (
				<p className={`quiet ${styles.says}`}>{say(words.quietWeek)}</p>
			)}
			{later.length + beyond > 0 ? (
				<details>
					<summary>{fill(say(words.later), { count: later.length + beyond })}</summary>
					{later.length > 0 ? <Table of={later} /> : null}
					{beyond > 0 ? (
						<p className={`quiet ${styles.says}`}>{fill(say(words.beyond), { count: beyond })}</p>
					) : null}
				</details>
			) : null}
		</section>
	);
}

function Table({ of: changes }: { of: readonly Coming[] }) {
	const say = useSay();
	return (
		<table className={styles.changes}>
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{say(words.when)}</th>
					<th scope="col">{say(words.what)}</th>
				</tr>
			</thead>
			<tbody>
				{changes.map((change, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row may begin and end
					<tr key={index}>
						<th scope="row">{change.when}</th>
						<td>
							<EntryLink entry={change} />
							<span className={`quiet ${styles.says}`}>{change.says}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Every change that comes by itself, the next first. */
function comingOf({ planned, ending, dated }: Reply<"deskToday">, lang: Lang): Coming[] {
	const changes = [
		...planned.map((each) => ({ ...each, what: "planned" as const, at: each.from })),
		...ending.map((each) => ({ ...each, what: "ending" as const, at: each.until })),
		...dated,
	];
	return changes
		.sort((one, other) => one.at.localeCompare(other.at))
		.map(({ kind, key, row, what, at }) => ({
			kind,
			key,
			row,
			page: "content",
			at,
			...toldOf(what, at, lang),
		}));
}

/** What ends at midnight holds through the day before, and is read so. */
function toldOf(what: keyof typeof words, at: string, lang: Lang) {
	const moment = Date.parse(at);
	const lastDay = { ending: words.lastDay, ends: words.lastDay, closes: words.lastDayOpen }[String(what)];
	if (lastDay && indianMinute(moment).endsWith("00:00")) {
		const last = moment - seconds(1);
		return { day: indianDay(last), when: shortDay(new Date(last), new Date(), lang), says: lastDay[lang] };
	}
	return {
		day: indianDay(moment),
		when: dayAndTime(new Date(moment), new Date(), lang),
		says: words[what][lang],
	};
}

function publishedOf({ published }: Reply<"deskToday">, lang: Lang): Entry[] {
	return published.map((each) => ({
		...each,
		page: "content",
		says: fill(words.published[lang], {
			name: each.by,
			moment: dayAndTime(new Date(each.at), new Date(), lang),
		}),
	}));
}

/** What somebody has to do something about, by why. */
function groupsOf(
	{ waiting, returned, planned, differs, rejected, drafts }: Reply<"deskToday">,
	permissions: readonly Permission[],
	lang: Lang,
) {
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);
	const mayDecide = (kind: DeskKind) => permissions.includes(deskKinds[kind].publish);
	const isForMe = ({ kind, isOwn }: (typeof waiting)[number]) => mayDecide(kind) && !isOwn;
	const content = "content" as const;
	const history = "contentHistory" as const;
	return {
		returned: returned.map((each) => ({
			...each,
			page: content,
			says: each.reason ? fill(words.returned[lang], { reason: each.reason }) : words.withdrawn[lang],
		})),
		waiting: waiting.filter(isForMe).map((each) => ({
			...each,
			page: "contentReview" as const,
			says: fill(words[each.off ? "waitingOff" : "waiting"][lang], { name: each.by, moment: at(each.at) }),
		})),
		trouble: [
			...rejected.map((each) => ({
				...each,
				page: history,
				says: fill(words[each.off ? "needed" : "rejected"][lang], { why: each.why[lang] }),
			})),
			...planned.flatMap(({ rejected: why, from, ...each }) =>
				why
					? [
							{
								...each,
								page: content,
								says: fill(words.rejectedPlan[lang], { moment: at(from), why: why[lang] }),
							},
						]
					: [],
			),
			...differs.map((each) => ({ ...each, page: history, says: words.differs[lang] })),
		],
		drafts: drafts.map((each) => ({
			...each,
			page: content,
			says: fill(words.draft[lang], { moment: at(each.savedAt) }),
		})),
		sent: waiting
			.filter((each) => !isForMe(each))
			.map((each) => ({
				...each,
				page: mayDecide(each.kind) ? ("contentReview" as const) : content,
				says: fill(words[each.off ? "waitingOff" : "sent"][lang], { name: each.by, moment: at(each.at) }),
			})),
	};
}
