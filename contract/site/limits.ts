import { days, kilobytes, megabytes, minutes, seconds } from "../limits.ts";

/** The test page (§2.16, requirements I12). */
export const testPage = { maxRows: 200 } as const;

export const search = {
	shortest: 2,
	perGroup: 8,
	best: 3,
	suggestions: 5,
	/** Names that a search box fetches, light enough for a slow line. */
	knownNames: 250,
	nearest: 3,
	passage: 180,
	words: 12,
	typingPause: 150,
	/** Changed rows indexed during a publishing; more are indexed after it, in slices of so many milliseconds. */
	indexedAtOnce: 100,
	indexingPiece: 10,
} as const;

export const missedSearches = {
	/** Queries kept, their lifetime since the last use, and the letters and digits of the longest. */
	kept: 200,
	keptFor: days(90),
	letters: 60,
	digits: 5,
	/** Searches without result from which staff see a query, and queries that they are shown. */
	often: 3,
	shown: 5,
} as const;

/** Feedback on pages: letters of one, how many the desk lists (others once these are put away), how many are kept, and for how long. */
export const feedback = { letters: 1000, listed: 100, kept: 500, keptFor: days(180) } as const;

/** Accepted sizes and waits (requirements I13, H2, H10, I10). */
export const http = {
	defaultPort: 3000,
	bodyBytes: kilobytes(32),
	reportBytes: kilobytes(8),
	/** Retention of answers for retries: twice as long as a phone keeps an unsent form. */
	sentKept: days(14),
	/**
	 * Retention without an id: long enough for retries on a bad line, too short to swallow an act repeated on purpose.
	 */
	unnamedKept: minutes(3),
	/** A body in more pieces than this is ended if they have fewer bytes on average. */
	pieces: 2000,
	meanPieceBytes: 16,
	headerBytes: kilobytes(16),
	requestTimeout: seconds(15),
	headersTimeout: seconds(15),
	connectionsCheck: seconds(5),
	keepAlive: seconds(20),
	/** A reader who takes nothing for so long is cut off. */
	stalled: seconds(30),
	maxConnections: 4000,
	hstsMaxAge: days(730),
} as const;

/** Responses to readers' queries (`?q=`, `?page=`), rendered on request (requirement D12). */
export const queryCache = {
	/** Renderings at once and waiting; more are refused. */
	concurrency: 2,
	maxWaiting: 100,
	/** Memory for cached responses, bytes, and the overhead of each. */
	maxBytes: megabytes(16),
	overheadBytes: kilobytes(2),
} as const;

/** The database (requirements D3, D7). */
export const database = {
	/** SQLite blocks the process, and so pages, for one attempt. */
	busyTimeout: 20,
	retryFor: seconds(2),
	/** Retries of a migration during which the database restarts, and their interval. */
	restartsWithin: minutes(1),
	betweenTries: seconds(0.5),
} as const;

/** Stopping (requirements D9): `/readyz` tells balancers to leave, then pending requests are finished or cut. Idle connections are kept a moment longer. */
export const shutdown = {
	drain: seconds(5),
	finishWithin: seconds(3),
	lastWords: seconds(0.25),
	/** The port closes after so many milliseconds without connections, and at the latest after this time. */
	quiet: 10,
	portWithin: seconds(2),
	hardStop: seconds(1),
	mostDrain: minutes(10),
	mostFinish: minutes(10),
} as const;

/** Reload of the council's folder (decision 24). */
export const reload = {
	lookEvery: 500,
	/** Interval of comparing clocks, and the reported difference. */
	clockEvery: minutes(1),
	clockOff: seconds(2),
	/** Mistakes shown to staff; the log has all. */
	mistakesShown: 20,
} as const;

/** The offline cache of a device (decision 14). */
export const offline = {
	networkWait: seconds(4),
} as const;
