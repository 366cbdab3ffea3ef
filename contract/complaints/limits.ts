import { days, hours, kilobytes, megabytes, minutes, seconds } from "../limits.ts";
import { pictures } from "../media/limits.ts";

export const complaints = {
	landmark: 200,
	words: 2000,
	photos: 3,
	photosOfOne: 12,
	photoBytes: megabytes(10),
	/** Pixels of a JPEG as cameras write it, and of others (progressive, PNG, WebP). */
	photoPixels: { most: pictures.maxPixels, others: 16_000_000 },
	photoSide: 1600,
	bodyBytes: megabytes(31),
	/** Fields and files, and length of a header: a name of 255 encoded letters has room. */
	parts: 40,
	partHeadBytes: kilobytes(2),
	/**
	 * Bytes in transit, of all networks and of one, and the longest time of a sending (a photo at 50 kbit/s takes half
	 * a minute).
	 */
	bytesAtOnce: megabytes(150),
	bytesOfNetwork: megabytes(63),
	sentWithin: minutes(5),
	/**
	 * Bytes reserved before they arrive, checked after each `countedBytes`; a third of the room is for submissions up to
	 * `smallBytes`.
	 */
	bytesAhead: megabytes(1),
	countedBytes: kilobytes(16),
	smallBytes: megabytes(2),
	/** Bytes a second, measured over `paceWithin`, below which a sending is ended if room is short. */
	slowest: kilobytes(2),
	paceWithin: seconds(15),
	photoAddress: hours(1),
	ticketOpens: hours(1),
	page: 50,
	exported: 50_000,
	/** Resolved complaints that are drawn each day for a second look, and days back that are searched for some. */
	lookedAtAgain: 5,
	lookedBack: 7,
	near: 10,
	/** Retention of discarded reports, and of unused uploads (`strayFor`). */
	discardedFor: days(30),
	networkFor: days(1),
	strayFor: days(1),
	/** Room for photographs of forms with mistakes, and their lifetime. */
	keptBytes: megabytes(500),
	keptFor: minutes(10),
	/** Free bytes below which nothing is taken from citizens, and below which the log warns. */
	leastFree: megabytes(100),
	roomGetsShort: megabytes(500),
	forgetEvery: days(1),
	departmentStaff: 500,
	/** Messages to citizens: interval of looking, longest call, first wait before a repeat, which doubles, and most tries. */
	sendEvery: seconds(10),
	sentCall: seconds(20),
	firstWait: minutes(1),
	sendTries: 10,
	/** Indian times between which phones are told and mails are written: India's rules keep the night free of messages. */
	tellsFrom: "08:00",
	tellsUntil: "21:00",
	/** Age at which a message is given up, and from which a late one isn't written. */
	sendWithin: days(3),
	/** Reports a day of which one number is told, since anybody can type a stranger's number. */
	toldOfNumber: 5,
} as const;
