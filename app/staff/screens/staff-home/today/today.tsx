import { useId, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { deskKinds } from "#contract/content/desk.ts";
import { desk as limits } from "#contract/content/limits.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { seconds } from "#contract/limits.ts";
import { daysFrom, indianDay, indianMinute } from "#contract/moments.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { Button } from "../../../../parts/button/button.tsx";
import { useSession } from "../../../../session/session.ts";
import { dayAndTime, shortDay } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { useAct } from "../../../desk/data/use-act.ts";
import { Confirm } from "../../../parts/confirm.tsx";
import { rowName } from "../../../parts/rows.ts";
import { staffWords as shared } from "../../../parts/words.ts";
import { DuePages } from "./due-pages.tsx";
import { Folded } from "./folded.tsx";
import { MissedSearches } from "./missed-searches.tsx";
import styles from "./staff-today.module.css";
import { WeekLine } from "./week-line.tsx";
import { todayWords as words } from "./words.ts";

type Entry = Reply<"deskToday">["entries"][number];
type Why = Entry["why"];

/** Reasons that somebody has to do something about, in the order of their groups. */
const groups: readonly { readonly title: Text; readonly whys: readonly Why[]; readonly urgent?: boolean }[] =
	[
		{ title: words.returnedTitle, whys: ["returned"], urgent: true },
		{ title: words.waitingTitle, whys: ["waiting"] },
		{ title: words.troubleTitle, whys: ["rejected", "needed", "rejectedPlan", "differs"], urgent: true },
		{ title: words.draftsTitle, whys: ["draft"] },
	];

const comingBy: readonly Why[] = ["planned", "ending", "starts", "ends", "comesOut", "closes"];

interface Coming extends Entry {
	/** The day in India; of what holds for whole days, the last of them. */
	readonly day: string;
	/** The moment in words; of what holds for whole days, the last of them. */
	readonly when: string;
	readonly says: string;
}

interface Props {
	today: Reply<"deskToday">;
	/** Whether nothing beside the website's content can wait. */
	isAlone: boolean;
}

export function Today({ today: { entries, clockOff }, isAlone }: Props) {
	const say = useSay();
	const id = useId();
	const waits = groups
		.map((group) => ({ ...group, entries: of(entries, group.whys) }))
		.filter((group) => group.entries.length > 0);
	if (waits.length === 0 && clockOff === 0 && !isAlone) return null;
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(words.today)}</h2>
			{clockOff !== 0 && (
				<p>
					{fill(say(clockOff > 0 ? words.clockAhead : words.clockBehind), { seconds: Math.abs(clockOff) })}
				</p>
			)}
			{waits.length > 0 ? (
				<div className={styles.groups}>
					{waits.map(({ title, entries, urgent }) => (
						<Group key={title.en} title={say(title)} entries={entries} urgent={urgent} />
					))}
				</div>
			) : isAlone ? (
				<p>{say(words.nothingWaits)}</p>
			) : null}
		</section>
	);
}

const of = (entries: readonly Entry[], whys: readonly Why[]) =>
	entries.filter(({ why }) => whys.includes(why));

/** Content that others decide, that is out, due another day or changes by itself. */
export function CanWait({
	today,
	permissions,
}: Pick<Props, "today"> & { permissions: readonly Permission[] }) {
	const say = useSay();
	const id = useId();
	const { entries, dueAll, missed } = today;
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(pageByName("content").title)}</h2>
			<div className={styles.groups}>
				<Group title={say(words.sentTitle)} entries={of(entries, ["sent"])} />
				<Group title={say(words.publishedTitle)} entries={of(entries, ["published"])} />
				<MissedSearches missed={missed} permissions={permissions} />
				{dueAll > 0 ? <DuePages due={of(entries, ["due"])} all={dueAll} permissions={permissions} /> : null}
			</div>
			<ComingChanges today={today} />
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
	urgent?: boolean | undefined;
}) {
	const id = useId();
	const lang = useLang();
	if (entries.length === 0) return null;
	return (
		<section aria-labelledby={id} className={urgent ? styles.urgent : undefined}>
			<h3 id={id}>
				{title} <span className={styles.count}>{entries.length}</span>
			</h3>
			<ul className={styles.entries}>
				{entries.map((entry, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row may have several drafts
					<li key={index} className={`cluster ${styles.due}`}>
						<p>
							<EntryLink entry={entry} />
							<span className={`quiet ${styles.says}`}>{saidOf(entry, lang)}</span>
						</p>
						{entry.draft ? <DropDraft of={entry} /> : null}
					</li>
				))}
			</ul>
		</section>
	);
}

function DropDraft({ of: { kind, key, name, draft, rev } }: { of: Entry }) {
	const say = useSay();
	const lang = useLang();
	const drop = useAct("dropDraft", "contentUnchanged");
	const [isAsked, setIsAsked] = useState(false);
	const title = rowName(kind, key, name, lang);
	return (
		<>
			<Button look="line" onClick={() => setIsAsked(true)}>
				{say(words.drop)}
				<span className="visually-hidden">: {title}</span>
			</Button>
			{isAsked ? (
				<Confirm
					title={say(shared.dropDraft)}
					question={say(shared.dropDraftQuestion)}
					onAct={() => drop.act({ key, draft, rev }, { kind })}
					onClose={() => setIsAsked(false)}
				>
					<p>{title}</p>
				</Confirm>
			) : null}
		</>
	);
}

function EntryLink({ entry: { why, kind, key, name, draft } }: { entry: Entry }) {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const mayDecide = user?.permissions.includes(deskKinds[kind].publish);
	const isToReview = mayDecide && (why === "waiting" || why === "sent");
	const isOfFolder = why === "rejected" || why === "needed" || why === "differs";
	const address = new URLSearchParams({ kind, key, ...(draft && { draft }) });
	const page = isToReview ? "contentReview" : isOfFolder ? "contentHistory" : "content";
	return (
		<>
			<span className="quiet">{say(deskKinds[kind].one)}</span>{" "}
			<Link to={`${pagePath(page, "en")}?${address}`}>{rowName(kind, key, name, lang)}</Link>
		</>
	);
}

/** Planned changes, folded to one line: this week's as a table, later ones folded once more. */
function ComingChanges({ today }: { today: Reply<"deskToday"> }) {
	const say = useSay();
	const lang = useLang();
	const coming = comingOf(today, lang);
	const first = indianDay(Date.now());
	const week = Array.from({ length: limits.daysAhead }, (_, index) => daysFrom(first, index));
	const soon = coming.filter(({ day }) => day <= (week.at(-1) ?? first));
	const later = coming.slice(soon.length);
	const beyond = today.datedAll - coming.filter(({ why }) => why !== "planned" && why !== "ending").length;
	const [next] = coming;
	if (!next) return null;
	return (
		<Folded
			title={say(words.coming)}
			heading="h3"
			count={soon.length}
			says={fill(say(words.next), {
				what: rowName(next.kind, next.key, next.name, lang),
				when: `${next.when}, ${next.says}`,
			})}
		>
			{soon.length > 0 ? (
				<>
					<WeekLine week={week} changes={soon.map(({ day }) => day)} />
					<Table of={soon} />
				</>
			) : null}
			{later.length + beyond > 0 ? (
				<details>
					<summary>{fill(say(words.later), { count: later.length + beyond })}</summary>
					{later.length > 0 ? <Table of={later} /> : null}
					{beyond > 0 ? (
						<p className={`quiet ${styles.says}`}>{fill(say(words.beyond), { count: beyond })}</p>
					) : null}
				</details>
			) : null}
		</Folded>
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

/** Lists every change that comes by itself, the next first. */
function comingOf({ entries }: Reply<"deskToday">, lang: Lang): Coming[] {
	return entries
		.flatMap((entry) =>
			comingBy.includes(entry.why) ? [{ ...entry, ...toldOf(entry.why, entry.at, lang) }] : [],
		)
		.sort((one, other) => one.at.localeCompare(other.at));
}

/** An end at midnight is read as the day before. */
function toldOf(why: Why, at: string, lang: Lang) {
	const moment = Date.parse(at);
	const lastDay = { ending: words.lastDay, ends: words.lastDay, closes: words.lastDayOpen }[String(why)];
	if (lastDay && indianMinute(moment).endsWith("00:00")) {
		const last = moment - seconds(1);
		return { day: indianDay(last), when: shortDay(new Date(last), new Date(), lang), says: lastDay[lang] };
	}
	return {
		day: indianDay(moment),
		when: dayAndTime(new Date(moment), new Date(), lang),
		says: words[why][lang],
	};
}

function wordsOf({ why, key, off, note }: Entry): Text {
	if (off && (why === "waiting" || why === "sent")) return words.waitingOff;
	if (why === "returned" && !note) return words.withdrawn;
	return why === "draft" && key !== "" ? words.draftOfRow : words[why];
}

function saidOf(entry: Entry, lang: Lang): string {
	const { by, at, note, mistake, filled } = entry;
	return fill(wordsOf(entry)[lang], {
		count: filled,
		name: by,
		moment: dayAndTime(new Date(at), new Date(), lang),
		reason: note,
		why: mistake?.[lang] ?? "",
	});
}
