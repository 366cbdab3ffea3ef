import { alertLevels } from "#contract/content/alert.ts";
import type { Content, ContentKind, Read } from "#contract/content/kinds.ts";
import { beginOf, endOf } from "#contract/moments.ts";

/** The kinds whose rows have a start and an end. */
const timed = ["alerts", "serviceStatus"] as const satisfies readonly ContentKind[];

type TimedRow = Read<(typeof timed)[number]>[number];

/** The expiry of the status in a service's document, if it has one. */
function untilOf(content: unknown): string | undefined {
	return (content as { readonly status?: { readonly until?: string } } | undefined)?.status?.until;
}

/**
 * The content of a kind that is valid at a moment, without expired rows; alerts by urgency, then newest first.
 *
 * @param content in one language, its relative days resolved
 * @returns frozen, because all requests share it
 */
export function current(kind: ContentKind, content: unknown, now: number): unknown {
	if (isTimed(kind)) return currentRows(content, now);
	const until = untilOf(content);
	return until && endOf(until) <= now
		? Object.freeze({ ...(content as object), status: undefined })
		: content;
}

/** Whether the rows of a kind have a start and an end. */
export function isTimed(kind: ContentKind): boolean {
	return timed.some((each) => each === kind);
}

/** The rows of such a kind that are valid at a moment. */
export function currentRows(content: unknown, now: number): readonly unknown[] {
	const rows = (content as readonly TimedRow[])
		.filter(({ starts, ends }) => beginOf(starts) <= now && now < endOf(ends))
		.sort((one, other) => urgency(one) - urgency(other) || beginOf(other.starts) - beginOf(one.starts));
	return Object.freeze(rows);
}

function urgency(row: TimedRow): number {
	return "level" in row ? alertLevels.indexOf(row.level) : 0;
}

/** When the next row starts or ends, if any. Relative days are left out: they change at midnight, when the cache is cleared anyway. */
export function nextChange(content: Content, now: number): number | undefined {
	const fixed = (moment: unknown) => (typeof moment === "string" ? [moment] : []);
	const rows = timed.flatMap((kind) =>
		content[kind].flatMap(({ starts, ends }) => [...fixed(starts).map(beginOf), ...fixed(ends).map(endOf)]),
	);
	const documents = Object.values(content).flatMap((each) => untilOf(each) ?? []);
	const moments = [...rows, ...documents.map(endOf)].filter((moment) => moment > now);
	return moments.length > 0 ? Math.min(...moments) : undefined;
}
