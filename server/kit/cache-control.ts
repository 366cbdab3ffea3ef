/** For addresses that change with their content (requirement I10). */
export const immutable = "public, max-age=31536000, immutable";

const revalidated = "public, no-cache";

/**
 * Caching by the `?v=` of an address; without the current version its content may change.
 * @param isPublic false for the browser alone
 */
export function cacheControlOf(asked: unknown, version: string, isPublic = true): string {
	const kept = asked === version ? immutable : revalidated;
	return isPublic ? kept : kept.replace("public", "private");
}
