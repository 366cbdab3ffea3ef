import { usualReviewMonths } from "#contract/content/council.ts";
import { type DeskKind, deskKind, deskKindNames, deskKinds, wholeKey } from "#contract/content/desk.ts";
import { kinds as contentKinds } from "#contract/content/kinds.ts";
import { desk } from "#contract/content/limits.ts";
import { nameOf, type Row } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { seconds } from "#contract/limits.ts";
import { beginOf, endOf, momentForm, momentOf } from "#contract/moments.ts";
import { lastMoment } from "#contract/notices.ts";
import { missedSearches } from "#contract/site/limits.ts";
import type { Handlers } from "../calls/call-context.ts";
import type { EditedContent } from "../content/edited-content.ts";
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
import { closingIn } from "./desk-order.ts";
import { draftsOf } from "./drafts.store.ts";
import { reasonOf } from "./needed-under.ts";
import type { KindRow } from "./sent-row.ts";

/** Kinds that somebody may write or publish. */
export function kindsOf({ permissions }: Caller): DeskKind[] {
	return deskKindNames.filter((kind) =>
		[deskKinds[kind].edit, deskKinds[kind].publish].some((needed) => permissions.includes(needed)),
	);
}

export const todayCalls: Handlers<"deskToday" | "deskCounts"> = {
	async deskCounts({ database: { db }, caller }) {
		const mine = kindsOf(caller);
		// Nobody can decide on kinds that only an earlier release had.
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
		const open = kinds.length === 0 ? [] : await openVersions(db, kinds, now);
		const items = open.map((version) => ({
			...version,
			item: {
				kind: version.kind,
				key: version.key,
				number: version.number,
				row: version.row ?? content.rows(version.kind).get(version.key) ?? null,
				off: version.row === null,
				by: version.made_name,
				isOwn: version.made_by === caller.id,
				at: momentOf(version.made_at),
				note: version.note,
			},
		}));
		const approved = items.filter(({ state }) => state === "approved");
		const last = await lastPublished(db, kinds, now, desk.lastAmong);
		const isSeen = await seenVersions(
			db,
			[...approved.map(({ item_id }) => item_id), ...last.map(({ item }) => item)],
			now,
		);
		const dated = datedRows(content, kinds, now);
		const mayName = caller.permissions.includes(deskKinds.searchWords.edit);
		// Queries that find something by now are dropped.
		const asked = mayName ? await oftenMissed(db, missedSearches.often, 4 * missedSearches.shown) : [];
		const notFound = asked.filter(({ query }) => !content.readersFind(query));
		const due = kinds.length === 0 ? [] : await dueRows(db, content, kinds, now);
		return {
			clockOff: Math.round(content.clockOff() / seconds(1)),
			waiting: items.filter(({ state }) => state === "waiting").map(({ item }) => item),
			returned: items
				.filter(({ state, made_by }) => state !== "waiting" && state !== "approved" && made_by === caller.id)
				.map(({ item, reason }) => ({ ...item, reason })),
			planned: approved.flatMap(({ item, live_from }) =>
				live_from !== null && live_from > now
					? [{ ...item, from: momentOf(live_from), rejected: rejectedNow(content, item) }]
					: [],
			),
			published: last
				.filter(({ item, number }) => isSeen(item, number))
				.slice(0, desk.lastShown)
				.map(({ kind, key, number, row, by, byId, at }) => ({
					kind,
					key,
					number,
					row,
					off: false,
					by,
					isOwn: byId === caller.id,
					at: momentOf(at),
					note: "",
				})),
			// A replaced version's end changes nothing.
			ending: approved.flatMap(({ item, item_id, number, live_until }) =>
				live_until !== null && live_until > now && isSeen(item_id, number)
					? [{ ...item, until: momentOf(live_until) }]
					: [],
			),
			dated: dated
				.slice(0, desk.datedShown)
				.map(({ moment, ...each }) => ({ ...each, at: momentOf(moment) })),
			datedAll: dated.length,
			due: await Promise.all(
				due.slice(0, desk.dueShown).map(async ({ kind, key, row, reviewed }) => ({
					kind,
					key,
					title: key === wholeKey ? deskKind(kind).title : nameOf(row),
					version: (await latestVersion(db, kind, key))?.number ?? 0,
					reviewed,
				})),
			),
			dueAll: due.length,
			missed: notFound.slice(0, missedSearches.shown),
			differs:
				kinds.length === 0
					? []
					: (await basesOf(db, kinds)).flatMap(({ kind, key, base_hash, latest }) => {
							if (!differsFrom(content, kind, key, base_hash)) return [];
							return [{ kind, key, number: Number(latest), row: content.rows(kind).get(key) ?? null }];
						}),
			rejected: content.rejected().flatMap((rejected) => {
				const { raw, key } = rejected.row;
				const kind = kinds.find((each) => each === rejected.row.kind);
				if (!kind) return [];
				const row = (raw as Row | null) ?? content.rows(kind).get(key) ?? null;
				return [{ kind, key, row, off: raw === null, why: reasonOf(rejected) }];
			}),
			drafts:
				kinds.length === 0
					? []
					: (await draftsOf(db, caller.id, kinds)).map(({ kind, key, body, saved_at }) => ({
							kind,
							key,
							row: JSON.parse(body),
							savedAt: momentOf(saved_at),
						})),
		};
	},
};

/** Why a planned row couldn't be shown now, as what it needs may have changed; null if it could. */
function rejectedNow(
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

/** Date fields at which a row begins or ends for readers, with their parsers. */
const datesOf = {
	alerts: [
		{ written: field("starts"), what: "starts", read: beginOf },
		{ written: field("ends"), what: "ends", read: endOf },
	],
	serviceStatus: [
		{ written: field("starts"), what: "starts", read: beginOf },
		{ written: field("ends"), what: "ends", read: endOf },
	],
	notices: [
		{ written: field("date"), what: "comesOut", read: beginOf },
		{ written: (row: Row) => lastMoment(closingIn(row)), what: "closes", read: endOf },
	],
} as const;

/** Lists published rows that begin or end later by a date of their own, the next first. */
function datedRows(content: EditedContent, kinds: readonly DeskKind[], now: number) {
	const dated = Object.entries(datesOf).flatMap(([name, dates]) => {
		const kind = name as keyof typeof datesOf;
		if (!kinds.includes(kind)) return [];
		const rows = content.rows(kind);
		return [...rows.keys()].flatMap((key) => {
			const row = rows.get(key) as Row;
			return dates.flatMap(({ written, what, read }) => {
				const day = written(row);
				if (typeof day !== "string" || !momentForm.test(day)) return [];
				const moment = read(day);
				return moment > now ? [{ kind, key, row, what, moment }] : [];
			});
		});
	});
	return dated.sort((one, other) => one.moment - other.moment);
}

/** Pages due for review, longest overdue first, without those that have pending words. */
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
				return due < today ? [{ kind, key, row, reviewed: row.reviewed, due }] : [];
			});
		})
		.sort((one, other) => one.due.localeCompare(other.due));
}
