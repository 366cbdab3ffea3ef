import { days, kilobytes, megabytes, minutes, seconds } from "../limits.ts";

/** Limits of the server and the site: search, connections, database, stopping. */

/** The test page (§2.16, requirements I12). */
export const testPage = { maxRows: 200 } as const;

/** The site's search (server/search/); the limits of what may be typed are in `lengths`. */
export const search = {
	/** Fewer letters than this say nothing yet. */
	shortest: 2,
	/** More of one group say the same thing over and over: "ward". */
	perGroup: 8,
	/** So many come first as the best, whatever they are. */
	best: 3,
	suggestions: 5,
	/** Names that a search box knows without asking: so many are light enough for a slow line. */
	knownNames: 250,
	/** Pages offered to whoever met an address that doesn't exist. */
	nearest: 3,
	/** A passage is cut to about so many characters around the match. */
	passage: 180,
	/** Words of a query that are searched for. */
	words: 12,
	/** Pause in the typing before the server is asked, ms. */
	typingPause: 150,
	/** More changed rows than these aren't indexed in the course of a publishing, but after it, in pieces of so many milliseconds. */
	indexedAtOnce: 100,
	indexingPiece: 10,
} as const;

export const missedSearches = {
	/** So many queries are kept, for so long after the last time; none that is longer or has more digits. */
	kept: 200,
	keptFor: days(90),
	letters: 60,
	digits: 5,
	/** Staff see one that was asked so often, and the first of them. */
	often: 3,
	shown: 5,
} as const;

/** Sizes that the server accepts, and how long it waits (requirements I13, H2, H10, I10). */
export const http = {
	defaultPort: 3000,
	bodyBytes: kilobytes(32),
	reportBytes: kilobytes(8),
	/** How long replies are kept for requests sent again: twice as long as a phone keeps a form that it couldn't send. */
	sentKept: days(14),
	/** The same of what has no id: long enough for a person on a bad line, and short for whoever wants it done once more. */
	unnamedKept: minutes(3),
	headerBytes: kilobytes(16),
	requestTimeout: seconds(15),
	headersTimeout: seconds(15),
	connectionsCheck: seconds(5),
	keepAlive: seconds(20),
	/** A reader who takes nothing of a response for so long doesn't want it. */
	stalled: seconds(30),
	/** More at once are turned away, before they fill the memory. */
	maxConnections: 4000,
	hstsMaxAge: days(730),
} as const;

/** Responses to readers' queries (`?q=`, `?page=`), rendered on request (requirement D12). */
export const queryCache = {
	/** Requests beyond these, rendering or waiting, are refused, or a flood would stop the pages. */
	concurrency: 2,
	maxWaiting: 100,
	/** Memory for cached responses, bytes; each costs this much more than its text. */
	maxBytes: megabytes(16),
	overheadBytes: kilobytes(2),
} as const;

/** The database (requirements D3, D7). */
export const database = {
	/** SQLite blocks the process while it waits, and pages with it; between attempts they go on. */
	busyTimeout: 20,
	retryFor: seconds(2),
	/** A migration during which the database is restarted is tried again for so long, at this interval. */
	restartsWithin: minutes(1),
	betweenTries: seconds(0.5),
} as const;

/**
 * Stopping gently (requirements D9): balancers hear from `/readyz` for so long that they should go elsewhere; then requests
 * under way are finished, and what isn't in time is cut. Whoever is connected and silent may be about to ask: they are listened to for a
 * moment more.
 */
export const shutdown = {
	drain: seconds(5),
	finishWithin: seconds(3),
	lastWords: seconds(0.25),
	/** The port closes when nobody has connected for so long, milliseconds, and at the latest after this time. */
	quiet: 10,
	portWithin: seconds(2),
	/** After all else a process that hangs is ended. */
	hardStop: seconds(1),
	/** The most that the settings may ask for. */
	mostDrain: minutes(10),
	mostFinish: minutes(10),
} as const;

/** New content of the council's folder without a restart (decision 24). */
export const reload = {
	/** How often a server asks the database whether another was told to reload. */
	lookEvery: 500,
	/** How often a server compares its clock with that of the database, and the difference that is told. */
	clockEvery: minutes(1),
	clockOff: seconds(2),
	/** Mistakes shown to staff; the log has all. */
	mistakesShown: 20,
} as const;

/** The offline cache of a reader's device (decision 14). */
export const offline = {
	/** A page that has not begun to arrive by then is shown from the offline cache. */
	networkWait: seconds(4),
} as const;
