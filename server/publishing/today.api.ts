import type { Reply } from "#contract/api.ts";
import { usualReviewMonths } from "#contract/content/council.ts";
import { type DeskKind, deskKind, deskKindNames, deskKinds, wholeKey } from "#contract/content/desk.ts";
import { kinds as contentKinds } from "#contract/content/kinds.ts";
import { desk } from "#contract/content/limits.ts";
import { type NoticeKind, noticeKinds } from "#contract/content/notice.ts";
import { isEmpty, nameOf, type Row, titleOf } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { seconds } from "#contract/limits.ts";
import { beginOf, endOf, momentForm, momentOf } from "#contract/moments.ts";
import { lastMoment } from "#contract/notices.ts";
import { missedSearches } from "#contract/site/limits.ts";
import type { SomeHandlers } from "../calls/call-context.ts";
import type { EditedContent, KindRow } from "../content/edited-content.ts";
import type { Db } from "../db/tables.ts";
import { calendarAt, readAgainAfter } from "../kit/calendar.ts";
import { oftenMissed } from "../search/missed-searches.store.ts";
import type { Caller } from "../session/sessions.ts";
import { isReviewed } from "./content.api.ts";
import {
	basesOf,
	countUndecided,
	lastPublished,
	latestVersion,
	openVersions,
	seenVersions,
	versionsToCome,
} from "./content.store.ts";
import { differsFrom } from "./content-lists.api.ts";
import { reasonOf } from "./dependents.ts";
import { closingIn } from "./desk-order.ts";
import { draftsOf } from "./drafts.store.ts";
import { changesInWords } from "./form.ts";

export function kindsOf({ permissions }: Caller): DeskKind[] {
	return deskKindNames.filter((kind) =>
		[deskKinds[kind].edit, deskKinds[kind].publish].some((needed) => permissions.includes(needed)),
	);
}

export const todayCalls = {
	async deskCounts({ database: { db }, caller }) {
		const mine = kindsOf(caller);
		const rows = (await countUndecided(db)).filter(({ kind }) => mine.includes(kind));
		const count = (counts: (row: (typeof rows)[number]) => boolean) =>
			rows.filter(counts).reduce((sum, row) => sum + row.count, 0);
		return {
			waiting: count(
				({ kind, state, made_by }) =>
					state === "waiting" &&
					made_by !== caller.id &&
					caller.permissions.includes(deskKinds[kind].publish),
			),
			returned: count(({ state, made_by }) => state !== "waiting" && made_by === caller.id),
		};
	},

	async deskToday({ database: { db }, content, caller }) {
		const kinds = kindsOf(caller);
		const now = content.now();
		const clockOff = Math.round(content.clockOff() / seconds(1));
		if (kinds.length === 0) return { entries: [], dueAll: 0, datedAll: 0, missed: [], clockOff };
		const dated = datedRows(content, kinds, now);
		const due = await dueRows(db, content, kinds, now);
		const entries: Entry[] = [
			...troubleIn(content, kinds),
			...(await versionEntries(db, content, kinds, caller)),
			...(await differingRows(db, content, kinds)),
			...dated.slice(0, desk.datedShown),
			...(await Promise.all(due.slice(0, desk.dueShown).map((each) => withNumber(db, each)))),
			...(await draftsOf(db, caller.id, kinds)).map(({ kind, key, draft, rev, body, saved_at }): Entry => {
				const row: Row = JSON.parse(body);
				const filled = Object.values(row).filter((value) => !isEmpty(value)).length;
				return { why: "draft", kind, key, row, at: saved_at, draft, rev: Number(rev), filled };
			}),
		];
		const mayName = caller.permissions.includes(deskKinds.searchWords.edit);
		// Reads more than are shown, since queries that find something by now are dropped.
		const asked = mayName ? await oftenMissed(db, missedSearches.often, 4 * missedSearches.shown) : [];
		return {
			entries: entries.map(({ row, at = now, byId, ...entry }) => ({
				number: 0,
				off: false,
				changes: { en: "", hi: "" },
				isNew: false,
				day: "",
				by: "",
				note: "",
				mistake: null,
				draft: "",
				rev: 0,
				filled: 0,
				...entry,
				name: nameOf((entry.draft && entry.key === "" ? titleOf(row ?? {}) : row) ?? undefined),
				at: momentOf(at),
				isOwn: byId === caller.id,
			})),
			dueAll: due.length,
			datedAll: dated.length,
			missed: asked.filter(({ query }) => !content.readersFind(query)).slice(0, missedSearches.shown),
			clockOff,
		};
	},
} satisfies SomeHandlers;

type Listed = Reply<"deskToday">["entries"][number];

interface Entry extends Partial<Omit<Listed, "why" | "kind" | "key" | "name" | "at" | "isOwn">> {
	readonly why: Listed["why"];
	readonly kind: DeskKind;
	readonly key: string;
	readonly row: Row | null;
	readonly at?: number;
	readonly byId?: number | null;
}

function troubleIn(content: EditedContent, kinds: readonly DeskKind[]): Entry[] {
	return content.rejected().flatMap((rejected): Entry[] => {
		const { raw, key } = rejected.row;
		const kind = kinds.find((each) => each === rejected.row.kind);
		if (!kind) return [];
		const row = (raw as Row | null) ?? content.rows(kind).get(key) ?? null;
		const why = raw === null ? "needed" : "rejected";
		return [{ why, kind, key, row, off: raw === null, mistake: reasonOf(rejected) }];
	});
}

async function versionEntries(db: Db, content: EditedContent, kinds: readonly DeskKind[], caller: Caller) {
	const now = content.now();
	const open = await openVersions(db, kinds, now);
	const last = await lastPublished(db, kinds, now, desk.lastAmong);
	const isSeen = await seenVersions(
		db,
		[
			...open.filter(({ state }) => state === "approved").map(({ item_id }) => item_id),
			...last.map(({ item }) => item),
		],
		now,
	);
	const entries = open.flatMap((version): Entry[] => {
		const { kind, key, number, state, live_from, live_until } = version;
		const item = {
			kind,
			key,
			number,
			row: version.row ?? content.rows(kind).get(key) ?? null,
			off: version.row === null,
			by: version.made_name,
			byId: version.made_by,
			note: version.note,
			at: version.made_at,
		};
		const isOwn = version.made_by === caller.id;
		if (state === "waiting") {
			const isMine = !isOwn && caller.permissions.includes(deskKinds[kind].publish);
			const shown = content.rows(kind).get(key);
			const told = version.row
				? shown
					? { changes: changesInWords(kind, shown, version.row) }
					: newInWords(kind, version.row)
				: {};
			return [{ ...item, why: isMine ? "waiting" : "sent", ...told }];
		}
		if (state !== "approved") return isOwn ? [{ ...item, why: "returned", note: version.reason }] : [];
		const planned: Entry[] = [];
		if (live_from !== null && live_from > now) {
			const mistake = mistakeNow(content, item);
			planned.push({ ...item, why: "planned", at: live_from });
			if (mistake) planned.push({ ...item, why: "rejectedPlan", at: live_from, mistake });
		}
		if (live_until !== null && live_until > now && isSeen(version.item_id, number))
			planned.push({ ...item, why: "ending", at: live_until });
		return planned;
	});
	const published = last
		.filter(({ item, number }) => isSeen(item, number))
		.slice(0, desk.lastShown)
		.map(({ item, ...each }): Entry => ({ ...each, why: "published" }));
	return [...entries, ...published];
}

function newInWords(kind: DeskKind, row: Row) {
	const of = kind === "notices" ? noticeKinds[row.kind as NoticeKind] : undefined;
	const day = String(row.closes ?? row[deskKind(kind).ends ?? ""] ?? "");
	return { isNew: true, changes: of ?? deskKinds[kind].one, day: momentForm.test(day) ? day : "" };
}

async function differingRows(db: Db, content: EditedContent, kinds: readonly DeskKind[]): Promise<Entry[]> {
	return (await basesOf(db, kinds)).flatMap(({ kind, key, base_hash, latest }): Entry[] => {
		if (!differsFrom(content, kind, key, base_hash)) return [];
		return [{ why: "differs", kind, key, number: Number(latest), row: content.rows(kind).get(key) ?? null }];
	});
}

async function withNumber(db: Db, { due, ...entry }: Entry & { readonly due: string }): Promise<Entry> {
	return { ...entry, number: (await latestVersion(db, entry.kind, entry.key))?.number ?? 0 };
}

/** Reason why a plan couldn't be shown if it came now, as what it needs may have changed; null if it could. */
function mistakeNow(
	content: EditedContent,
	{
		kind,
		key,
		row: shown,
		off,
	}: Pick<KindRow, "kind" | "key"> & { readonly row: Row | null; readonly off: boolean },
): Text | null {
	const row = { kind, key, raw: off ? null : shown };
	const mistakes = content.mistakesWith(row);
	return mistakes.length === 0 ? null : reasonOf({ row, mistakes });
}

const field =
	(name: string) =>
	(row: Row): unknown =>
		row[name];

const datesOf = {
	alerts: [
		{ written: field("starts"), why: "starts", read: beginOf },
		{ written: field("ends"), why: "ends", read: endOf },
	],
	serviceStatus: [
		{ written: field("starts"), why: "starts", read: beginOf },
		{ written: field("ends"), why: "ends", read: endOf },
	],
	notices: [
		{ written: field("date"), why: "comesOut", read: beginOf },
		{ written: (row: Row) => lastMoment(closingIn(row)), why: "closes", read: endOf },
	],
} as const;

function datedRows(content: EditedContent, kinds: readonly DeskKind[], now: number) {
	const dated = Object.entries(datesOf).flatMap(([name, dates]) => {
		const kind = name as keyof typeof datesOf;
		if (!kinds.includes(kind)) return [];
		const rows = content.rows(kind);
		return [...rows.keys()].flatMap((key) => {
			const row = rows.get(key) as Row;
			return dates.flatMap(({ written, why, read }) => {
				const day = written(row);
				if (typeof day !== "string" || !momentForm.test(day)) return [];
				const at = read(day);
				return at > now ? [{ why, kind, key, row, at }] : [];
			});
		});
	});
	return dated.sort((one, other) => one.at - other.at);
}

/**
 * Pages due for review by the council's term or a day of their own, the longest overdue first; not those whose new
 * words are on their way.
 */
async function dueRows(db: Db, content: EditedContent, kinds: readonly DeskKind[], now: number) {
	const months = Number(content.rows("council").get(wholeKey)?.reviewMonths ?? usualReviewMonths);
	const today = calendarAt(now)();
	const toCome = new Set((await versionsToCome(db, now)).map(({ kind, key }) => `${kind} ${key}`));
	return kinds
		.filter((kind) => contentKinds[kind].form !== "table")
		.flatMap((kind) => {
			const rows = content.rows(kind);
			return [...rows.keys()].flatMap((key) => {
				const row = rows.get(key);
				if (!row || !isReviewed(row) || toCome.has(`${kind} ${key}`)) return [];
				const due = readAgainAfter(row, months);
				const at = beginOf(row.reviewed);
				return due < today ? [{ why: "due" as const, kind, key, row, at, due }] : [];
			});
		})
		.sort((one, other) => one.due.localeCompare(other.due));
}
