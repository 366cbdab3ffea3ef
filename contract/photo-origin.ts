import { days } from "./limits.ts";

/** When and where a photograph was taken; null: its file doesn't say. */
export interface PhotoOrigin {
	/** Milliseconds since 1970. */
	readonly takenAt: number | null;
	/** Degrees. */
	readonly latitude: number | null;
	readonly longitude: number | null;
}

export const unknownOrigin: PhotoOrigin = { takenAt: null, latitude: null, longitude: null };

/** Before this no camera wrote a moment into a file; where India's places lie, degrees. */
const firstMoment = Date.parse("1990-01-01");
const country = { latitude: [6, 38], longitude: [68, 98] } as const;

/** A place where it can be one of the country's: nought and nought is what a device writes that knows none. */
export function placeIn(latitude: number | null | undefined, longitude: number | null | undefined) {
	const isIn = (value: number | null | undefined, [least, most]: readonly [number, number]) =>
		typeof value === "number" && value >= least && value <= most;
	const isPlace = isIn(latitude, country.latitude) && isIn(longitude, country.longitude);
	return { latitude: isPlace ? (latitude ?? null) : null, longitude: isPlace ? (longitude ?? null) : null };
}

/** Drops impossible parts of an origin: strangers' files may say anything of time and place. */
export function plausible(origin: PhotoOrigin | undefined, now: number): PhotoOrigin {
	const { takenAt, latitude, longitude } = origin ?? unknownOrigin;
	const isMoment = takenAt !== null && takenAt >= firstMoment && takenAt <= now + days(1);
	return { takenAt: isMoment ? takenAt : null, ...placeIn(latitude, longitude) };
}
