import type { Reply } from "#contract/api.ts";
import { isLate, levelAt, reopenUntil, stateAt } from "#contract/complaints/clock.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { type Mover, movesFor } from "#contract/complaints/moves.ts";
import { reportLinesOf } from "#contract/complaints/report-lines.ts";
import { days } from "#contract/limits.ts";
import { momentOf, momentOrNull } from "#contract/moments.ts";
import { placeIn } from "#contract/photo-origin.ts";
import type { Services } from "../calls/call-context.ts";
import type { Caller } from "../session/sessions.ts";
import { toldApart } from "../staff/users/look-alikes.ts";
import { categoryOf, termAt } from "./categories.ts";
import {
	type ComplaintRow,
	clockOf,
	type EventRow,
	eventsOf,
	joinedTo,
	mohallaOf,
	namesOf,
	notesOf,
	openNear,
	personsOf,
	photosOf,
} from "./complaints.store.ts";
import { countAlike } from "./held.store.ts";
import { isInScope, type Scope } from "./lists.store.ts";
import { movableOf, silenceOf } from "./make-move.ts";
import { isToldBy } from "./messages.ts";
import { signedPhotos } from "./photos.ts";
import { type ComplaintSettings, handlersOf, isAbandoned } from "./settings.store.ts";
import { type Follower, standingOf, toldTo } from "./standing.ts";

type Shown = Omit<Reply<"complaints">["rows"][number], "photo">;
type With = Pick<Services, "database" | "content">;

export function toListItem(
	{ content }: Pick<Services, "content">,
	row: ComplaintRow,
	person: string | null,
	now: number,
): Shown {
	const clock = clockOf(row);
	// A held complaint is due when it must be decided.
	const dueAt = clock.state === "held" ? clock.escalatesAt : termAt(content, row, now).dueAt;
	return {
		id: row.number,
		category: row.category,
		department: row.department,
		person,
		ward: row.ward,
		mohalla: mohallaOf(row),
		landmark: row.landmark,
		state: stateAt(clock, now),
		arrivedAt: momentOf(row.arrived_at),
		dueAt: momentOrNull(dueAt),
		endedAt: momentOrNull(silenceOf(row, now) ?? row.ended_at),
		isLate: isLate(clock, now),
		level: levelAt(clock, now),
		reopened: row.reopened,
		reporters: row.reporters,
		photos: row.photos,
		isProposed: row.proposed_by !== null,
		newAnswer: row.answered_at !== null && row.late_at !== null,
		way: row.way,
		isSample: row.sample === 1,
	};
}

function masked({
	name,
	mobile,
	at,
}: {
	readonly name: string;
	readonly mobile: string;
	readonly at: number;
}) {
	const [first] = new Intl.Segmenter("hi").segment(name);
	return {
		name: first ? `${first.segment}…` : "",
		mobile: mobile ? `••••••••${mobile.slice(-2)}` : "",
		at: momentOf(at),
	};
}

type Told = Partial<Reply<"complaint">["history"][number]>;

function toHistoryEntry({ what, at, body }: EventRow) {
	const { clocks, ...fields } = JSON.parse(body) as Record<string, unknown>;
	return { what, at: momentOf(at), ...fields };
}

function askedIn(events: readonly EventRow[]): Reply<"complaint">["asked"] {
	const last = events.findLastIndex(({ what }) => what === "ask");
	const [ask, ...later] = last < 0 ? [] : events.slice(last).map(toHistoryEntry);
	const question = (ask as Told | undefined)?.question;
	if (!ask || !question) return null;
	const answer: Told | undefined = later.find(({ what }) => what === "answer");
	return { question, at: ask.at, answer: answer?.answer ?? null, answeredAt: answer?.at ?? null };
}

export async function caseOf(
	services: With,
	row: ComplaintRow,
	{
		caller,
		as,
		scope,
		settings,
	}: {
		readonly caller: Caller;
		readonly as: readonly Mover[];
		readonly scope: Scope;
		readonly settings: ComplaintSettings;
	},
	photosRefused: readonly string[] = [],
): Promise<Reply<"complaint">> {
	const { database, content } = services;
	const { db } = database;
	const now = content.now();
	const [events, persons, photos, notes, handlers, near, [merged]] = await Promise.all([
		eventsOf(db, row.id),
		personsOf(db, row.id),
		photosOf(db, row.id),
		notesOf(db, row.id),
		handlersOf(db, now, row.department),
		openNear(db, row, limits.near + 1),
		joinedTo(db, row),
	]);
	const names = await namesOf(db, [row.person_id]);
	const alike = await countAlike(db, row);
	const silent = silenceOf(row, now);
	const isLeft = await isAbandoned(db, row, now);
	const movable = movableOf(row, events, { settings, now }, { isLeft });
	const proposal = row.proposal === null ? null : JSON.parse(row.proposal);
	const { latitude, longitude } = placeIn(row.latitude, row.longitude);
	return {
		...toListItem(services, row, row.person_id === null ? null : (names.get(row.person_id) ?? null), now),
		asked: askedIn(events),
		version: row.version,
		words: row.words,
		...reportLinesOf((name) => row[name]),
		lang: row.lang,
		place: latitude === null || longitude === null ? null : { latitude, longitude },
		reopenUntil: momentOrNull(movable.reopenUntil),
		mergedInto: merged?.number ?? null,
		proposal: proposal && {
			...proposal,
			by: row.proposed_name ?? "",
			isOwn: row.proposed_by === caller.id,
		},
		persons: persons.map(masked),
		photos: await signedPhotos(services, photos, now),
		history: [
			...events.map((event) => ({ ...toHistoryEntry(event), by: event.by_name })),
			...(silent === undefined ? [] : [{ what: "silence" as const, at: momentOf(silent), by: null }]),
		],
		notes: notes.map(({ body, by_name, at }) => ({ text: body, by: by_name, at: momentOf(at) })),
		moves: [...movesFor(movable, { as, id: caller.id }, now)],
		alike,
		wantsProof: categoryOf(content, row.category)?.wantsProof ?? false,
		handlers: toldApart(handlers).map(({ id, name, is_head }) => ({ id, name, isHead: is_head === 1 })),
		near: near
			.filter((each) => each.id !== row.id && isInScope(each, scope))
			.slice(0, limits.near)
			.map((each) => ({
				id: each.number,
				mohalla: mohallaOf(each),
				landmark: each.landmark,
				state: stateAt(clockOf(each), now),
				arrivedAt: momentOf(each.arrived_at),
			})),
		photosRefused: [...photosRefused],
	};
}

/** Citizen's view, without what others typed or photographed. */
export async function followed(
	services: With & Pick<Services, "gateway">,
	own: ComplaintRow,
	person: Follower,
	settings: ComplaintSettings,
	photosRefused: readonly string[] = [],
): Promise<Reply<"followComplaint">> {
	const { database, content } = services;
	const { db } = database;
	const now = content.now();
	const standing = await standingOf(db, own, person, { settings, now });
	const { row, state, events, photos, isOwn, mayTell } = standing;
	const clock = clockOf(row);
	const silent = silenceOf(row, now);
	const isHeld = state === "held";
	const shown = events.flatMap(
		(event) => toldTo(event, isOwn(event), person.isFirst && event.complaint_id === own.id) ?? [],
	);
	return {
		number: own.number,
		category: own.category,
		department: row.department,
		ward: own.ward,
		mohalla: mohallaOf(own),
		landmark: person.isFirst ? own.landmark : "",
		words: person.isFirst ? own.words : "",
		state,
		arrivedAt: momentOf(own.arrived_at),
		dueAt: momentOrNull(
			state === "declined" || state === "withdrawn" ? null : termAt(content, row, now).dueAt,
		),
		// A held report's deadline is internal.
		isLate: isLate({ ...clock, ...(isHeld && { state: "assigned" }) }, now),
		level: isHeld ? 0 : levelAt(clock, now),
		closesAt: momentOrNull(state === "resolved" ? clock.closesAt : null),
		reopenUntil: momentOrNull(reopenUntil(clock, days(settings.reopenDays))),
		mergedInto: standing.isMerged ? row.number : null,
		question: person.isFirst && state !== "withdrawn" ? own.question : null,
		mayTell,
		hasPerson: mayTell.includes("forget"),
		isTold: isToldBy(services, person),
		photos: await signedPhotos(
			services,
			photos.filter((photo) => photo.proof === 1 || isOwn(photo)),
			now,
		),
		history: [
			...shown.map((event) => ({
				...toHistoryEntry(event),
				by: event.by_name === null ? ("citizen" as const) : ("council" as const),
			})),
			...(silent === undefined
				? []
				: [{ what: "silence" as const, at: momentOf(silent), by: "clock" as const }]),
		],
		photosRefused: [...photosRefused],
	};
}
