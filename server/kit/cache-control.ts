/** For an address that changes with what it holds: a browser may keep it for a year without asking (requirement I10). */
export const immutable = "public, max-age=31536000, immutable";

/** Kept too, but asked for again each time, which is answered by 304 while nothing has changed. */
const revalidated = "public, no-cache";

/**
 * How long an answer is kept, by the `?v=` of its address: without the current version others may come to lie there.
 *
 * @param isPublic false where only the browser that asked may keep it
 */
export function cacheControlOf(asked: unknown, version: string, isPublic = true): string {
	const kept = asked === version ? immutable : revalidated;
	return isPublic ? kept : kept.replace("public", "private");
}
