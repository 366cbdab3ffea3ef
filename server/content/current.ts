import { alertLevels } from "#contract/content/alert.ts";
import type { Content, ContentKind, Read } from "#contract/content/kinds.ts";
import { firstPlace } from "#contract/edited-list.ts";
import { beginOf, daysFrom, endOf, indianDay, indianMinute } from "#contract/moments.ts";
import { officeAt, officeOf } from "#contract/office.ts";
import type { Change } from "./validated.ts";

const timed = ["alerts", "serviceStatus"] as const satisfies readonly ContentKind[];

type TimedRow = Read<(typeof timed)[number]>[number];

type Day = Content["notices"][number]["closes"];

interface Service {
	readonly status?: { readonly until?: string | undefined } | undefined;
}

function currentService<Document extends Service>(document: Document, now: number): Document {
	const until = document.status?.until;
	return until && endOf(until) <= now ? Object.freeze({ ...document, status: undefined }) : document;
}

function currentOwnPages(pages: Read<"ownPages">, now: number): Read<"ownPages"> {
	const entries = Object.entries(pages).map(([name, page]) => {
		const service = page.service && currentService(page.service, now);
		return [name, service === page.service ? page : Object.freeze({ ...page, service })];
	});
	return Object.freeze(Object.fromEntries(entries));
}

/**
 * Content that is valid at a moment; alerts by urgency, then newest first.
 * @param content in one language, its relative days resolved
 * @returns frozen, because all requests share it
 */
export function current(kind: ContentKind, content: unknown, now: number): unknown {
	if (isTimed(kind)) return currentRows(content, now);
	if (kind === "ownPages") return currentOwnPages(content as Read<"ownPages">, now);
	return content && currentService(content as Service, now);
}

export function isTimed(kind: ContentKind): boolean {
	return timed.some((each) => each === kind);
}

export function currentRows(content: unknown, now: number): readonly unknown[] {
	const rows = (content as readonly TimedRow[])
		.filter(({ starts, ends }) => beginOf(starts) <= now && now < endOf(ends))
		.sort((one, other) => urgency(one) - urgency(other) || beginOf(other.starts) - beginOf(one.starts));
	return Object.freeze(rows);
}

function urgency(row: TimedRow): number {
	return "level" in row ? alertLevels.indexOf(row.level) : 0;
}

/** Moments at which notices close, in order; a sample's are relative. */
export interface Closings {
	readonly fixed: readonly number[];
	readonly moving: readonly Notice[];
}

type Notice = Pick<Content["notices"][number], "closes" | "closesAt">;

const closes = ({ closes, closesAt }: Notice, today: string) => {
	const day: Day = closes;
	return beginOf(`${typeof day === "string" ? day : daysFrom(today, day.$day)} ${closesAt}`);
};

export function closingsOf(
	notices: readonly Notice[],
	before: Closings | undefined,
	change: Pick<Change, "gone" | "come"> | undefined,
): Closings {
	const rows = (entries: Change["gone"]) =>
		entries.flatMap(({ entry, parsed }) => (entry.kind === "notices" ? [parsed as Notice] : []));
	const gone = before && change ? rows(change.gone) : [];
	const come = before && change ? rows(change.come) : notices;
	const isFixed = ({ closes }: Notice) => typeof closes === "string";
	const timed = (all: readonly Notice[]) => all.filter(({ closesAt }) => closesAt);
	const moments = (all: readonly Notice[]) =>
		timed(all)
			.filter(isFixed)
			.map((row) => closes(row, ""));
	const fixed = before && change ? [...before.fixed] : moments(come).sort((one, other) => one - other);
	if (before && change) {
		for (const moment of moments(gone))
			fixed.splice(
				firstPlace(fixed, (each) => each >= moment),
				1,
			);
		for (const moment of moments(come))
			fixed.splice(
				firstPlace(fixed, (each) => each > moment),
				0,
				moment,
			);
	}
	const left = (before && change ? before.moving : []).filter((row) => !gone.includes(row));
	return { fixed, moving: [...left, ...timed(come).filter((row) => !isFixed(row))] };
}

/**
 * Next change by time: a row starts or ends, a notice closes, or the office opens or closes. Midnight is left out,
 * since the cache is cleared then anyway.
 */
export function nextChange(content: Content, closings: Closings, now: number): number | undefined {
	const fixed = (moment: unknown) => (typeof moment === "string" ? [moment] : []);
	const rows = timed.flatMap((kind) =>
		content[kind].flatMap(({ starts, ends }) => [...fixed(starts).map(beginOf), ...fixed(ends).map(endOf)]),
	);
	const services = [
		...Object.values(content),
		...Object.values(content.ownPages).map(({ service }) => service),
	];
	const documents = services.flatMap((each) => (each as Service | undefined)?.status?.until ?? []);
	const { fixed: inOrder, moving } = closings;
	const today = indianDay(now);
	const next = inOrder[firstPlace(inOrder, (moment) => moment > now)];
	const notices = [...(next === undefined ? [] : [next]), ...moving.map((row) => closes(row, today))];
	const office = officeOf(content.council, content.holidays);
	const opensOrCloses = fixed(office && officeAt(indianMinute(now), office).until).map(beginOf);
	const moments = [...rows, ...notices, ...documents.map(endOf), ...opensOrCloses].filter(
		(moment) => moment > now,
	);
	return moments.length > 0 ? Math.min(...moments) : undefined;
}
