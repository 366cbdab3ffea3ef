import type { Content, ContentKind } from "#contract/content/kinds.ts";
import { beginOf, endOf } from "#contract/moments.ts";

/** The kinds whose rows hold for a time only. */
const timed = ["alerts", "serviceStatus"] as const satisfies readonly ContentKind[];

/** A service's document may say how long what it says of the service holds. */
function untilOf(content: unknown): string | undefined {
	return (content as { readonly status?: { readonly until?: string } } | undefined)?.status?.until;
}

/** What of a kind holds at a moment. */
export function current(kind: ContentKind, content: unknown, now: number): unknown {
	if (!timed.some((each) => each === kind)) {
		const until = untilOf(content);
		return until && endOf(until) <= now ? { ...(content as object), status: undefined } : content;
	}
	return (content as Content[(typeof timed)[number]]).filter(
		({ starts, ends }) => beginOf(starts) <= now && now < endOf(ends),
	);
}

/** The next moment at which a row begins or ends; undefined where nothing is to come. */
export function nextChange(content: Content, now: number): number | undefined {
	const rows = timed.flatMap((kind) =>
		content[kind].flatMap(({ starts, ends }) => [beginOf(starts), endOf(ends)]),
	);
	const documents = Object.values(content).flatMap((each) => untilOf(each) ?? []);
	const moments = [...rows, ...documents.map(endOf)].filter((moment) => moment > now);
	return moments.length > 0 ? Math.min(...moments) : undefined;
}
