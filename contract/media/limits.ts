import { days, hours, kilobytes, megabytes, minutes, seconds } from "../limits.ts";

/** Limits of pictures, documents and uploads. */

/** Preparation of a council's photographs (requirements, The town: a council drops its own files into its folder). */
export const pictures = {
	/** The widths that pages offer; a phone takes a phone's. Nothing is enlarged. */
	widths: [320, 480, 640, 960, 1280],
	/** From this width on a second form (AVIF) is tried, and used where it is this much smaller. */
	avif: { fromWidth: 960, keptBelow: 0.85 },
	maxPixels: 50_000_000,
	/** A picture that takes longer than this to prepare is given up. */
	giveUpAfter: minutes(2),
	/** How long a reader waits for a picture that is not prepared yet before the neutral one comes instead. */
	readerWaits: seconds(10),
	/** After so long without a picture the processes that write them end. */
	restAfter: seconds(10),
} as const;

/** The council's documents as files (PDF). */
export const documents = {
	/** A document that takes longer than this to open is given up: less than `http.stalled`, or whoever waits would hear nothing. */
	giveUpAfter: seconds(20),
	/** First pages in which words are looked for; a document without any there counts as scanned. */
	pagesForText: 3,
	/** How long an uploaded document is read for what should be looked at before it is published. */
	readFor: seconds(8),
	/** How large one part of its objects may become when it is unpacked. */
	unpackedBytes: megabytes(64),
} as const;

/** The processes that open what staff upload: one that takes more memory is ended, so that a hostile file stops nothing else. */
export const workers = {
	forDocuments: megabytes(600),
	/** An AVIF of 50 megapixels takes 990 MB, a PNG 350. */
	forPictures: megabytes(1200),
	/** The largest photograph that citizens may send takes 200 MB. */
	forComplaints: megabytes(400),
	lookEach: 100,
} as const;

/** Files that staff upload (decision 33). */
export const uploads = {
	/** Bytes of one piece: as much as is sent again after the line was cut. */
	pieceBytes: kilobytes(256),
	/** On a line too slow for that in the time of a request, pieces get smaller, down to this. */
	leastPieceBytes: kilobytes(32),
	mostBytes: { picture: megabytes(20), pdf: megabytes(25), film: megabytes(60) },
	/** A photograph's longer side, pixels: what is larger is made smaller, in the browser where it can, else here. */
	longestSide: 2560,
	/** How long what was sent of a file waits for the rest. */
	waits: days(1),
	/** How long an upload without progress is kept if room is short. */
	rests: minutes(30),
	/** Unfinished uploads of one person. */
	unfinished: 20,
	unfinishedBytes: megabytes(500),
	/** How many may wait to be begun. */
	beginWaiting: 100,
	/** How long a photograph may take to be written anew: less than `http.stalled`. */
	judgeFor: seconds(25),
	/** Files judged at once, of the shelf and of complaints; how many more may wait, and how many of one network, of the widest around it, or of one person of staff. */
	judgedAtOnce: 2,
	judgeWaiting: 40,
	judgePlaces: { network: 2, wideNetwork: 10, staff: 4 },
	/** A film's boxes, its samples (a picture, a moment of sound), and the bytes that say where they lie: an hour has some hundreds, 250,000 and 2 MB. */
	filmBoxes: 20_000,
	filmSamples: 300_000,
	filmIndexBytes: megabytes(10),
	/** Free space to leave on the disk, or the database could write no more. */
	keptFree: megabytes(200),
	/** Files on one page of the shelf, and in one page of the window in which one is chosen. */
	page: 50,
} as const;

/** The virus scanner that looks at uploads (decision 33). */
export const scanner = {
	/** How long it may take for a file: less than `http.stalled`, or whoever waits would hear nothing. */
	within: seconds(20),
} as const;

/** Uploaded files in an S3 store (decision 40). */
export const s3 = {
	/** How long the store may take to begin an answer, and how many bytes a second it must bring or take. */
	silence: seconds(10),
	slowest: kilobytes(500),
	/** After it was away it isn't asked again for so long, or each reader would wait in vain. */
	rests: seconds(5),
	/** Files fetched at once, and how many more may wait. */
	atOnce: 16,
	waiting: 1000,
	/** How much of the disk copies may take. */
	copiesBytes: megabytes(5000),
	/** How exactly it is known when a copy was last used. */
	noticed: hours(1),
} as const;
