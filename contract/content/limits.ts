import { days, hours, kilobytes, minutes, seconds } from "../limits.ts";

/** The Photo Gallery (§2.9, §9). */
export const gallery = { pageSize: 12, thumbHeight: 200 } as const;

/** Lists of people (§2.8), in rows: shown whole up to a length that phones bear, else in pages. */
export const directory = { wholeUpTo: 500, pageSize: 100 } as const;

/**
 * Notices (§2.3): days of the NEW badge; rows on the home page, in a list without pages, on a page of a longer one, in
 * a feed; days of a calendar.
 */
export const notices = {
	newForDays: 30,
	onHome: 10,
	wholeUpTo: 100,
	pageSize: 50,
	inFeed: 100,
	inCalendarForDays: 365,
} as const;

/** Counts that the layout is drawn for (§2.3 to §2.15), required of a town folder. */
export const composition = {
	quickLinks: 6,
	highlights: 6,
	importantLinks: 4,
	infoCards: 4,
	governmentSites: 5,
	socialCards: 4,
	reachCards: 3,
	pensionBenefits: 4,
	deathQuestions: 3,
	wasteTypes: 4,
	wasteSteps: 4,
} as const;

/** Conditions of the pensions (§9): years of age, certified percent. */
export const pensions = {
	oldAge: { minAge: 60 },
	widow: { minAge: 18, maxAge: 60 },
	divyang: { minAge: 18, minDisabilityPercent: 40 },
} as const;

export const desk = {
	page: 50,
	found: 8,
	/** Most results of one kind before those of other kinds. */
	foundOfKind: 3,
	filesOffered: 200,
	bodyBytes: kilobytes(256),
	drafts: 200,
	/** Time in which a device may still send a dropped draft. */
	droppedKept: days(180),
	remarks: 50,
	/** Rows of a list sent as a table, and those changed at once. */
	listRows: 3000,
	atOnce: 500,
	/** Changed rows above which the search's names are rebuilt. */
	rowsHeardAtOnce: 500,
	versionsADay: 1000,
	/** Pause before a draft is saved, and before a failed save is retried. */
	draftPause: seconds(2),
	draftRetry: seconds(10),
	presence: minutes(2),
	undo: seconds(30),
	dueShown: 10,
	datedShown: 100,
	daysAhead: 7,
	lastShown: 5,
	/** Versions searched for the last published ones, as a row may have many. */
	lastAmong: 100,
} as const;

/** Letters that placeholders may add: to one text, and to all of a row of a table or a part of a document. */
export const filled = { text: 20_000, row: 100_000 } as const;

export const hindiHelp = {
	words: 5,
	letters: 30,
	/** Readings kept at each letter. */
	width: 60,
	/** Most readings; the longest that people type has some 4,500. */
	readings: 6000,
	countedRows: 1000,
	keptFor: minutes(10),
	typingPause: 120,
	shortest: 2,
	warningPause: seconds(1),
} as const;

export const previews = {
	ownLife: hours(1),
	mostDays: 7,
	mostOwn: 50,
	mostShared: 20,
	/** Pause after each drawing: a multiple of the time it took, and at least so many milliseconds. */
	rest: { times: 3, atLeast: 20 },
	kept: 4,
	mostLooked: 200,
	pagesNamed: 12,
} as const;

export const publishing = {
	/** Delay after the last publishing before all pages are rendered. */
	warmAfter: seconds(2),
} as const;
