/**
 * States of a version: waiting for review, returned, withdrawn, or approved, and then its moments alone decide who sees it (decision
 * 35). Erasure of its words is separate.
 */
export const versionStates = ["waiting", "returned", "withdrawn", "approved"] as const;

export type VersionState = (typeof versionStates)[number];

/** An approved version; moments in milliseconds since 1970. */
export interface ApprovedVersion {
	readonly number: number;
	/** null if published at once, whatever a server's clock says. */
	readonly liveFrom: number | null;
	/** null if it holds until another version takes its place. */
	readonly liveUntil: number | null;
	/** Whether readers lose the row when this version ends; otherwise they see earlier words again. */
	readonly isLast?: boolean;
}

export function hasBegun({ liveFrom }: ApprovedVersion, now: number): boolean {
	return liveFrom === null || liveFrom <= now;
}

/** The highest version that has begun; if it has ended, the highest endless one published at once. */
export function versionAt<Version extends ApprovedVersion>(versions: readonly Version[], now: number) {
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

export function hasEnded({ liveUntil }: ApprovedVersion, now: number): boolean {
	return liveUntil !== null && liveUntil <= now;
}

export function momentsOf(versions: readonly ApprovedVersion[]): readonly number[] {
	return versions.flatMap(({ liveFrom, liveUntil }) =>
		[liveFrom, liveUntil].filter((moment) => moment !== null),
	);
}

export function seenFrom<Version extends ApprovedVersion>(versions: readonly Version[], now: number) {
	const seen = [now, ...momentsOf(versions).filter((moment) => moment > now)].flatMap((moment) => {
		const version = versionAt(versions, moment);
		return version && !hasEnded(version, moment) ? [version] : [];
	});
	return [...new Set(seen)];
}
