import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";

/**
 * Reduces an answer to its shape. List items that don't fit are left out and logged by position, so that one bad
 * photograph doesn't cost the case.
 * @throws {z.ZodError} if the mismatch is in no list
 */
export function fitting(reply: z.ZodType, sent: unknown, log: Pick<FastifyBaseLogger, "error">): unknown {
	const fits = reply.safeParse(sent);
	if (fits.success) return fits.data;
	const paths = fits.error.issues.map(({ path }) => path);
	log.error({ fields: paths.map((path) => path.join(".")) }, "an answer doesn't fit its shape");
	return reply.parse(withoutItems(sent, paths));
}

function withoutItems(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
	if (paths.length === 0 || typeof value !== "object" || value === null) return value;
	const below = (key: PropertyKey) => paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
	const isLast = (path: readonly PropertyKey[]) => !path.some((key) => typeof key === "number");
	if (Array.isArray(value)) {
		return value.flatMap((item, at) => (below(at).some(isLast) ? [] : [withoutItems(item, below(at))]));
	}
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, withoutItems(each, below(key))]),
	);
}
