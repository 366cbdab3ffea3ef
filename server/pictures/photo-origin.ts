import { beginOf, indianDay } from "#contract/moments.ts";
import { type PhotoOrigin, plausible, unknownOrigin } from "#contract/photo-origin.ts";

/** Time and place from EXIF data; empty if damaged or implausible. */
export function originOf(exif: Buffer | undefined, now = Date.now()): PhotoOrigin {
	try {
		return plausible(exif && read(exif), now);
	} catch {
		return unknownOrigin;
	}
}

const tags = { photo: 0x8769, place: 0x8825, takenAt: 0x9003, latitude: 2, longitude: 4 };

function read(exif: Buffer): PhotoOrigin {
	const data = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
	const view = new DataView(data.buffer, data.byteOffset, data.length);
	const isLittle = view.getUint16(0) === 0x4949;
	const number = (at: number) => view.getUint32(at, isLittle);
	/** Offset of each tag's value in a directory, or of the pointer to a longer one. */
	const directory = (at: number | undefined) => {
		const length = at === undefined ? 0 : view.getUint16(at, isLittle);
		return new Map(
			Array.from({ length }, (_, index) => {
				const entry = (at ?? 0) + 2 + 12 * index;
				return [view.getUint16(entry, isLittle), entry + 8];
			}),
		);
	};
	const first = directory(number(4));
	const within = (tag: number) => {
		const pointer = first.get(tag);
		return directory(pointer === undefined ? undefined : number(pointer));
	};
	const taken = within(tags.photo).get(tags.takenAt);
	const place = within(tags.place);
	const degrees = (tag: number, most: number, negative: string) => {
		const [side, at] = [place.get(tag - 1), place.get(tag)];
		if (side === undefined || at === undefined) return null;
		const parts = [0, 8, 16].map((offset) => number(number(at) + offset) / number(number(at) + offset + 4));
		const [whole = 0, minutes = 0, seconds = 0] = parts;
		const value = whole + minutes / 60 + seconds / 3600;
		if (!(value <= most)) return null;
		return String.fromCharCode(view.getUint8(side)) === negative ? -value : value;
	};
	const [latitude, longitude] = [degrees(tags.latitude, 90, "S"), degrees(tags.longitude, 180, "W")];
	const isWhole = latitude !== null && longitude !== null;
	return {
		takenAt:
			taken === undefined ? null : momentIn(data.toString("latin1", number(taken), number(taken) + 19)),
		latitude: isWhole ? latitude : null,
		longitude: isWhole ? longitude : null,
	};
}

/** Parses `2026:11:27 10:05:00`, assumed to be Indian time. */
function momentIn(written: string): number | null {
	const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(written) ?? [];
	const date = `${year}-${month}-${day}`;
	const moment = year === undefined ? Number.NaN : beginOf(`${date} ${time}`);
	// Parsing turns 30 February into a day in March.
	return Number.isNaN(moment) || indianDay(moment) !== date ? null : moment;
}
