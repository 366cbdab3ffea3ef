import { days, hours, kilobytes, minutes, seconds } from "../limits.ts";

/** Limits of content: public lists, the desk that writes it, previews. */

/** The Photo Gallery (§2.9, §9). */
export const gallery = { pageSize: 12, thumbHeight: 200 } as const;

/** The lists of people (§2.8), in rows: whole up to a length that a phone can show, else in pages. */
export const directory = { wholeUpTo: 500, pageSize: 100 } as const;

/**
 * The NEW badge and the panel of the home page (§2.3). The list is whole up to a length that a phone can show, else in pages; feed
 * readers ask again and again, and a calendar shows what was lately.
 */
export const notices = {
	newForDays: 30,
	onHome: 10,
	wholeUpTo: 100,
	pageSize: 50,
	inFeed: 100,
	inCalendarForDays: 365,
} as const;

/** How many of each a screen is composed of (§2.3 to §2.15): the layout is drawn for these, and a town folder must hold so many. */
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

/** Conditions of the pensions (§9): years of age, percent as certified. */
export const pensions = {
	oldAge: { minAge: 60 },
	widow: { minAge: 18, maxAge: 60 },
	divyang: { minAge: 18, minDisabilityPercent: 40 },
} as const;

/** The desk on which staff write content (decision 35). */
export const desk = {
	/** Rows in one page of a list. */
	page: 50,
	/** Results of its search: more would not be read. */
	found: 8,
	/** Most results of one kind before those of other kinds. */
	foundOfKind: 3,
	/** Uploaded files that a field offers: the latest. */
	filesOffered: 200,
	/** The words of the longest page, in both languages and with room to grow. */
	bodyBytes: kilobytes(256),
	/** Drafts of one person. */
	drafts: 200,
	/** For so long a device that was away may still send words of a draft that was dropped. */
	droppedKept: days(180),
	/** Remarks of reviewers at the fields of one row. */
	remarks: 50,
	/** Rows of a list that is sent as a table, and those of them that are changed at once. */
	listRows: 3000,
	atOnce: 500,
	/** Rows that have changed since their names were written down for searches: more are written down anew. */
	rowsHeardAtOnce: 500,
	/** Versions that one person writes within a day. */
	versionsADay: 1000,
	/** How long somebody must pause before a draft goes to the server, and how long after a failure it is sent again. */
	draftPause: seconds(2),
	draftRetry: seconds(10),
	/** How recently somebody has written to be shown to others who write on the same. */
	presence: minutes(2),
	/** How long what was just published can be undone from its toast. */
	undo: seconds(30),
	/** Pages to be read again that are listed at once: the oldest. */
	dueShown: 10,
	/** Rows whose own dates begin or end next. */
	datedShown: 100,
	/** Days ahead of which the desk's first screen tells what changes by itself, before somebody asks for more. */
	daysAhead: 7,
	lastShown: 5,
	/** Versions among which they are looked for: a row may have been published many times. */
	lastAmong: 100,
} as const;

/** Letters that placeholders may add: to one text, and to all of a row of a table or a part of a document. */
export const filled = { text: 20_000, row: 100_000 } as const;

/** Hindi words for letters typed in Latin (decision 37). */
export const hindiHelp = {
	/** Words that are suggested at once. */
	words: 5,
	/** The longest word that is looked up. */
	letters: 30,
	/** Readings of a word that are gone on with at each letter. */
	width: 60,
	/** Readings of a word, whatever it is: the longest that people type has some 4,500. */
	readings: 6000,
	/** Of a longer table so many rows are enough to know which words are usual. */
	countedRows: 1000,
	/** How long word counts are kept: a desk that publishes each minute doesn't count its words each minute. */
	keptFor: minutes(10),
	/** Words are fetched after a pause in the typing. */
	typingPause: 120,
	/** Fewer letters than this say nothing yet. */
	shortest: 2,
	warningPause: seconds(1),
} as const;

/** Pages as they will be (decision 35). */
export const previews = {
	/** How long whoever made one may look at it. */
	ownLife: hours(1),
	/** How long others may at most, days. */
	mostDays: 7,
	/** Most tickets of one person at a time: own previews, and links for others. */
	mostOwn: 50,
	mostShared: 20,
	/** After each nothing is done for the next so many times as long as it took, and so many milliseconds. */
	rest: { times: 3, atLeast: 20 },
	/** The last that were looked at needn't be checked and laid over the site again. */
	kept: 4,
	/** Among so many pages is looked for those that read differently: all but the stories of many years. */
	mostLooked: 200,
	/** So many of them are named. */
	pagesNamed: 12,
} as const;

export const publishing = {
	/** So long after the last publishing all pages are made anew; one that is asked for sooner is made then. */
	warmAfter: seconds(2),
} as const;
