import { days, hours, kilobytes, megabytes, minutes, seconds } from "../limits.ts";
import { pictures } from "../media/limits.ts";

/** Complaints of citizens. */
export const complaints = {
	/** Letters: near what it is, and what somebody says of it. */
	landmark: 200,
	words: 2000,
	/** Most photographs of a report, and of each further sending. */
	photos: 3,
	/** With so many a citizen adds no more to a complaint. */
	photosOfOne: 12,
	photoBytes: megabytes(10),
	/** Pixels of a photograph that comes: of a JPEG as cameras write it, and of all others (progressive, PNG, WebP). */
	photoPixels: { most: pictures.maxPixels, others: 16_000_000 },
	/** As large as it is kept, pixels. */
	photoSide: 1600,
	/** All that one sending may have: its photos, and its words. */
	bodyBytes: megabytes(31),
	/** Fields and files of one sending, and how long the head of one may be: a name of 255 letters, each written as three signs, has room. */
	parts: 40,
	partHeadBytes: kilobytes(2),
	/** Bytes in transit at a time, all and those of one network, and the longest time for one submission: a photo on a line of 50 kbit/s takes half a minute. */
	bytesAtOnce: megabytes(150),
	bytesOfNetwork: megabytes(63),
	sentWithin: minutes(5),
	/** Bytes reserved ahead for a submission, checked after each further `countedBytes`; a third of the room is for those up to `smallBytes`. */
	bytesAhead: megabytes(1),
	countedBytes: kilobytes(16),
	smallBytes: megabytes(2),
	/** Bytes a second below which a submission is ended if room is short, measured over the second figure. */
	slowest: kilobytes(2),
	paceWithin: seconds(15),
	/** How long an address of a photo opens; how long a page that was reached with a code can be gone on with. */
	photoAddress: hours(1),
	ticketOpens: hours(1),
	/** Complaints on one page of a list, and in a file. */
	page: 50,
	exported: 50_000,
	/** Open ones that are named beside another. */
	near: 10,
	/** How long discarded reports are kept, and uploads that no complaint ever named (`strayFor`). */
	discardedFor: days(30),
	/** How long it is known which of those that are held have come from the same network. */
	networkFor: days(1),
	strayFor: days(1),
	/** Bytes for photographs of forms with a mistake, all together, and how long they wait for the form to be sent again. */
	keptBytes: megabytes(500),
	keptFor: minutes(10),
	/** Below so much room on a disk nothing is taken of citizens, and below so much it is told in the log. */
	leastFree: megabytes(100),
	roomGetsShort: megabytes(500),
	/** How often it is looked for what may be kept no longer. */
	forgetEvery: days(1),
	sectionStaff: 500,
} as const;
