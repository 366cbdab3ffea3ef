/**
 * The life of a version of something that staff publish: it waits for a second pair of eyes, or was returned with a reason, or was
 * taken back before anybody saw it, or is approved, and then its moments alone decide whether readers see it (decision 35). Of one that was
 * erased only a mark is left.
 */
export const versionStates = ["waiting", "returned", "withdrawn", "approved", "erased"] as const;

export type VersionState = (typeof versionStates)[number];

/** An approved version; moments in milliseconds since 1970. */
export interface ApprovedVersion {
	readonly number: number;
	readonly liveFrom: number;
	/** Null: until another version takes its place. */
	readonly liveUntil: number | null;
}

/** The version that holds at a moment: the one that began last; of two that began together, the later. */
export function versionAt<Version extends ApprovedVersion>(
	versions: readonly Version[],
	now: number,
): Version | undefined {
	return versions
		.filter(({ liveFrom }) => liveFrom <= now)
		.reduce<Version | undefined>((best, each) => (best && isBefore(each, best) ? best : each), undefined);
}

/** Whether readers prefer the other version, once both have begun. */
export function isBefore(one: ApprovedVersion, other: ApprovedVersion): boolean {
	return one.liveFrom < other.liveFrom || (one.liveFrom === other.liveFrom && one.number < other.number);
}

/** Whether readers see nothing any more of a version that holds. */
export function hasEnded({ liveUntil }: ApprovedVersion, now: number): boolean {
	return liveUntil !== null && liveUntil <= now;
}

/** Those that readers see at a moment or will see at a later one. */
export function seenFrom<Version extends ApprovedVersion>(
	versions: readonly Version[],
	now: number,
): readonly Version[] {
	const moments = versions.flatMap(({ liveFrom, liveUntil }) => [liveFrom, liveUntil ?? liveFrom]);
	const seen = [now, ...moments.filter((moment) => moment > now)].flatMap((moment) => {
		const version = versionAt(versions, moment);
		return version && !hasEnded(version, moment) ? [version] : [];
	});
	return [...new Set(seen)];
}

/** The next moment at which another version holds or the one that holds ends; Infinity where none will. */
export function nextChange(versions: readonly ApprovedVersion[], now: number): number {
	const moments = versions.flatMap(({ liveFrom, liveUntil }) => [
		liveFrom,
		liveUntil ?? Number.POSITIVE_INFINITY,
	]);
	return Math.min(...moments.filter((moment) => moment > now), Number.POSITIVE_INFINITY);
}
