import { useId } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { desk as limits } from "#contract/limits.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { dayAndTime } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { rowName } from "../../../parts/rows.ts";
import { DuePages } from "./due-pages.tsx";
import styles from "./today.module.css";
import { todayWords as words } from "./words.ts";

interface Entry {
	readonly kind: DeskKind;
	readonly key: string;
	readonly row: Row | null;
	/** Where one looks at it. */
	readonly page: Extract<PageName, "content" | "contentReview" | "contentHistory">;
	readonly says: string;
}

/** What waits, was returned or was begun, what will change by itself, and what is to be read again. Nothing to say, nothing there. */
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
	const entries = entriesOf(today, permissions, lang);
	const coming = comingOf(today, lang);
	const { dated, datedAll, due, dueAll, clockOff } = today;
	if (entries.length + coming.length + dueAll === 0 && clockOff === 0) return null;
	const [first, rest] = [coming.slice(0, limits.comingShown), coming.slice(limits.comingShown)];
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(words.today)}</h2>
			{clockOff !== 0 && (
				<p>
					{fill(say(clockOff > 0 ? words.clockAhead : words.clockBehind), { seconds: Math.abs(clockOff) })}
				</p>
			)}
			<Entries of={entries} />
			{coming.length > 0 ? <h3>{say(words.coming)}</h3> : null}
			<Entries of={first} />
			{rest.length > 0 ? (
				<details>
					<summary>{fill(say(words.more), { count: rest.length + datedAll - dated.length })}</summary>
					<Entries of={rest} />
					{datedAll > dated.length ? (
						<p className={styles.says}>{fill(say(words.beyond), { count: datedAll - dated.length })}</p>
					) : null}
				</details>
			) : null}
			{dueAll > 0 ? <DuePages due={due} all={dueAll} permissions={permissions} /> : null}
		</section>
	);
}

function Entries({ of: entries }: { of: readonly Entry[] }) {
	const say = useSay();
	const lang = useLang();
	if (entries.length === 0) return null;
	return (
		<ul>
			{entries.map(({ kind, key, row, page, says }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row stands here once for each thing that is to be said of it
				<li key={index}>
					<span className={styles.kind}>{say(deskKinds[kind].one)}</span>{" "}
					<Link to={`${pagePath(page, "en")}?${new URLSearchParams({ kind, key })}`}>
						{rowName(kind, key, row, lang) || say(words.nameless)}
					</Link>{" "}
					<span className={styles.says}>{says}</span>
				</li>
			))}
		</ul>
	);
}

/** Every change that comes without anybody doing anything, the next first. */
function comingOf({ planned, ending, dated }: Reply<"deskToday">, lang: Lang): Entry[] {
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
			says: fill(words[what][lang], { moment: dayAndTime(new Date(at), new Date(), lang) }),
		}));
}

function entriesOf(
	{ waiting, returned, planned, differs, unfit, drafts }: Reply<"deskToday">,
	permissions: readonly Permission[],
	lang: Lang,
): Entry[] {
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);
	const said = (
		name: "waiting" | "returned" | "unfit" | "needed" | "unfitPlan" | "draft",
		values: Record<string, string>,
	) => fill(words[name][lang], values);
	const mayDecide = (kind: DeskKind) => permissions.includes(deskKinds[kind].publish);
	return [
		...unfit.map((each) => ({
			...each,
			page: "contentHistory" as const,
			says: said(each.off ? "needed" : "unfit", { why: each.why[lang] }),
		})),
		...planned.flatMap(({ unfit: why, from, ...each }) => {
			if (!why) return [];
			const says = said("unfitPlan", { moment: at(from), why: why[lang] });
			return [{ ...each, page: "content" as const, says }];
		}),
		...waiting.map((each) => ({
			...each,
			page: mayDecide(each.kind) ? ("contentReview" as const) : ("content" as const),
			says: said("waiting", { name: each.by }),
		})),
		...returned.map((each) => ({
			...each,
			page: "content" as const,
			says: each.reason ? said("returned", { reason: each.reason }) : words.withdrawn[lang],
		})),
		...differs.map((each) => ({ ...each, page: "contentHistory" as const, says: words.differs[lang] })),
		...drafts.map((each) => ({
			...each,
			page: "content" as const,
			says: said("draft", { moment: at(each.savedAt) }),
		})),
	];
}
