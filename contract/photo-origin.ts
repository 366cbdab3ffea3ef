import { days } from "./limits.ts";

export interface PhotoOrigin {
	/** Milliseconds since 1970. */
	readonly takenAt: number | null;
	readonly latitude: number | null;
	readonly longitude: number | null;
}

export const unknownOrigin: PhotoOrigin = { takenAt: null, latitude: null, longitude: null };

const firstPlausible = Date.parse("1990-01-01");
export const india = { latitude: [6, 38], longitude: [68, 98] } as const;

/** Returns a place that is within India; devices without one write 0, 0. */
export function placeIn(latitude: number | null | undefined, longitude: number | null | undefined) {
	const isIn = (value: number | null | undefined, [least, most]: readonly [number, number]) =>
		typeof value === "number" && value >= least && value <= most;
	const isPlace = isIn(latitude, india.latitude) && isIn(longitude, india.longitude);
	return { latitude: isPlace ? (latitude ?? null) : null, longitude: isPlace ? (longitude ?? null) : null };
}

/** Drops impossible parts, as files may say anything. */
export function plausible(origin: PhotoOrigin | undefined, now: number): PhotoOrigin {
	const { takenAt, latitude, longitude } = origin ?? unknownOrigin;
	const isMoment = takenAt !== null && takenAt >= firstPlausible && takenAt <= now + days(1);
	return { takenAt: isMoment ? takenAt : null, ...placeIn(latitude, longitude) };
}
