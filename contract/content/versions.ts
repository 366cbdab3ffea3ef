/**
 * The life of a version of something that staff publish: it waits for a second pair of eyes, or was returned with a reason, or was
 * taken back before anybody saw it, or is approved, and then its moments alone decide whether readers see it (decision 35). Whether its
 * words were erased is apart from that.
 */
export const versionStates = ["waiting", "returned", "withdrawn", "approved"] as const;

export type VersionState = (typeof versionStates)[number];

/** An approved version; moments in milliseconds since 1970. */
export interface ApprovedVersion {
	readonly number: number;
	/** null if published at once, so that readers have it whatever the clock of their server says. */
	readonly liveFrom: number | null;
	/** null if it holds until another version takes its place. */
	readonly liveUntil: number | null;
	/** Whether its row goes with it; else its words were only for a time, and those before them come back. */
	readonly isLast?: boolean;
}

/** Whether readers have, or have had, a version. */
export function hasBegun({ liveFrom }: ApprovedVersion, now: number): boolean {
	return liveFrom === null || liveFrom <= now;
}

/**
 * The version that holds at a moment: the highest number that has begun. Where that has ended, the highest that was published without an
 * end holds again.
 */
export function versionAt<Version extends ApprovedVersion>(
	versions: readonly Version[],
	now: number,
): Version | undefined {
	const begun = versions.filter((version) => hasBegun(version, now));
	const last = highestOf(begun);
	if (!last || last.isLast || !hasEnded(last, now)) return last;
	return highestOf(begun.filter(({ liveUntil }) => liveUntil === null)) ?? last;
}

function highestOf<Version extends ApprovedVersion>(versions: readonly Version[]): Version | undefined {
	return versions.reduce<Version | undefined>(
		(best, each) => (best && each.number < best.number ? best : each),
		undefined,
	);
}

/** Whether readers see nothing any more of a version that holds. */
export function hasEnded({ liveUntil }: ApprovedVersion, now: number): boolean {
	return liveUntil !== null && liveUntil <= now;
}

/** The moments at which versions begin or end. */
export function momentsOf(versions: readonly ApprovedVersion[]): readonly number[] {
	return versions.flatMap(({ liveFrom, liveUntil }) =>
		[liveFrom, liveUntil].filter((moment) => moment !== null),
	);
}

/** Those that readers see at a moment or will see at a later one. */
export function seenFrom<Version extends ApprovedVersion>(
	versions: readonly Version[],
	now: number,
): readonly Version[] {
	const seen = [now, ...momentsOf(versions).filter((moment) => moment > now)].flatMap((moment) => {
		const version = versionAt(versions, moment);
		return version && !hasEnded(version, moment) ? [version] : [];
	});
	return [...new Set(seen)];
}
