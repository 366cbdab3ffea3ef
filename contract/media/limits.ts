import { days, hours, kilobytes, megabytes, minutes, seconds } from "../limits.ts";

export const pictures = {
	/** Widths that pages offer; nothing is enlarged. */
	widths: [320, 480, 640, 960, 1280],
	/** AVIF is tried from this width, and used if so much smaller. */
	avif: { fromWidth: 960, keptBelow: 0.85 },
	maxPixels: 50_000_000,
	/** Most scans of a JPEG; a camera's progressive one has about ten. */
	maxScans: 100,
	giveUpAfter: minutes(2),
	/** Longest wait for an unprepared picture, after which its reader gets a placeholder. */
	readerWaits: seconds(10),
	restAfter: seconds(10),
} as const;

export const documents = {
	/** Limit of opening a document, below `http.stalled`, so that its sender gets an answer. */
	giveUpAfter: seconds(20),
	/** First pages searched for words; a document without any counts as scanned. */
	pagesForText: 3,
	readFor: seconds(8),
	unpackedBytes: megabytes(64),
} as const;

export const workers = {
	forDocuments: megabytes(600),
	/** An AVIF of 50 megapixels takes 990 MB, a PNG 350. */
	forPictures: megabytes(1200),
	/** The largest photograph that citizens may send takes 200 MB. */
	forComplaints: megabytes(400),
	lookEach: 100,
} as const;

export const uploads = {
	/** Bytes of a piece, resent after a broken connection. */
	pieceBytes: kilobytes(256),
	leastPieceBytes: kilobytes(32),
	mostBytes: { picture: megabytes(20), pdf: megabytes(25), film: megabytes(60) },
	/** A photograph's longer side, pixels; larger ones are shrunk, in the browser if possible. */
	longestSide: 2560,
	waits: days(1),
	/** Lifetime without progress if room is short. */
	rests: minutes(30),
	unfinished: 20,
	unfinishedBytes: megabytes(500),
	beginWaiting: 100,
	/** Limit of re-encoding a photograph, below `http.stalled`. */
	judgeFor: seconds(25),
	/** Files judged at once, and how many more may wait: in all, of one network, of the widest around it, of one person of staff. */
	judgedAtOnce: 2,
	judgeWaiting: 40,
	judgePlaces: { network: 2, wideNetwork: 10, staff: 4 },
	/** Limits of a film's boxes, samples, and sample tables: an hour has some hundreds, 250,000 and 2 MB. */
	filmBoxes: 20_000,
	filmSamples: 300_000,
	filmIndexBytes: megabytes(10),
	keptFree: megabytes(200),
	page: 50,
} as const;

export const scanner = {
	/** Limit for a file, below `http.stalled`. */
	within: seconds(20),
} as const;

export const s3 = {
	/** Time to begin an answer, and least bytes a second. */
	silence: seconds(10),
	slowest: kilobytes(500),
	/** Pause after a failure, in which readers are refused at once instead of waiting in vain. */
	rests: seconds(5),
	/** Files fetched at once, and how many more may wait. */
	atOnce: 16,
	waiting: 1000,
	copiesBytes: megabytes(5000),
	/** Age from which a copy's last use is written anew, and from which an unknown copy is deleted. */
	noticed: hours(1),
} as const;
