/**
 * Every number that means something (§9), once, with its unit. Durations are milliseconds,
 * lengths are CSS pixels unless the name says otherwise. The browser carries this file: plain data only, and
 * of that what it uses, for which the units are marked as free of side effects.
 */

const second = 1000;

/** Milliseconds in so many seconds. */
/* @__NO_SIDE_EFFECTS__ */
export const seconds = (count: number): number => count * second;
/** Milliseconds in so many minutes. */
/* @__NO_SIDE_EFFECTS__ */
export const minutes = (count: number): number => seconds(count * 60);
/** Milliseconds in so many hours. */
/* @__NO_SIDE_EFFECTS__ */
export const hours = (count: number): number => minutes(count * 60);
/** Milliseconds in so many days. */
/* @__NO_SIDE_EFFECTS__ */
export const days = (count: number): number => hours(count * 24);

/** Bytes in so many kilobytes (of 1024). */
/* @__NO_SIDE_EFFECTS__ */
export const kilobytes = (count: number): number => count * 1024;
/** The same in megabytes; a product written out would stay in the browser's file. */
/* @__NO_SIDE_EFFECTS__ */
export const megabytes = (count: number): number => kilobytes(count * 1024);

/** Moving parts (§2.3, §2.15, §9). */
export const motion = {
	noticesLoop: seconds(20),
	officialsLoop: seconds(25),
	governmentSitesLoop: seconds(20),
	newsStripStep: 200,
	newsStripEvery: 2500,
	achievementsEntry: 1000,
	importantLinkLift: 4,
} as const;

/** The shortest time a toast is shown, that of a success (§9); for as long, the next document may still show it. */
export const shortestToast = seconds(2);

/** How toasts behave (§9). */
export const toasts = {
	stay: { blank: seconds(4), error: seconds(4), success: shortestToast, loading: Number.POSITIVE_INFINITY },
	removalDelay: seconds(1),
	maxWidth: 350,
} as const;

/** What swipes (§9). */
export const carousel = { swipeThreshold: 40 } as const;

/** How a dialog enters, and the ground behind it (§9). */
export const dialog = { transition: 300, backdrop: 150 } as const;

/** Sizes and thresholds of the screen (§2.3, §2.17, §9). */
export const layout = {
	/** "Small" includes this width (requirements, Fine print). */
	smallScreen: 767,
	/** Heights of the video header, in vh. */
	headerHeight: { small: 30, large: 65, larger: 75 },
	/** How far down a page turns the scroll flag on (§4). */
	scrollFlag: 50,
	socialStep: 360,
	socialCard: { width: 340, height: 500 },
	staffMenu: 280,
	staffSearch: 300,
	newsThumb: { width: 200, height: 120 },
} as const;

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

/** What is made of a council's photographs (requirements, The town: a council drops its own files into its folder). */
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
	/** Where these first pages have no words, a document counts as pictures of paper. */
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

/** Who may draw a pension (§9): years of age, percent as certified. */
export const pensions = {
	oldAge: { minAge: 60 },
	widow: { minAge: 18, maxAge: 60 },
	divyang: { minAge: 18, minDisabilityPercent: 40 },
} as const;

/** The session (§4, §9, requirements, Who may call what). */
export const session = {
	/** The key of the raw token in localStorage. */
	storageKey: "ulbToken",
	/** The key of the mark by which a device that has signed in is known again (decision 28). */
	deviceKey: "ulbDevice",
	tokenBytes: 32,
	lifetime: hours(12),
	unused: hours(1),
	/** How long before its end an unused session asks whether anybody is there. */
	warnBefore: minutes(5),
} as const;

/** People in one page of the list of users. */
export const people = { page: 25, most: 100 } as const;

/** A list of new users (decision 31): rows, and passwords that are hashed at once. */
export const imports = { rows: 300, hashedAtOnce: 2 } as const;

/** A list that comes in as a file, of people or of rows: what goes out with as many rows as it may have comes in again. */
export const lists = { bodyBytes: megabytes(4) } as const;

/** Devices that are known again at sign-in (decision 28): the latest of each person. */
export const devices = { perUser: 10 } as const;

/** Passwords (requirements, Passwords, requirements A3). */
export const passwords = {
	minLength: 12,
	maxLength: 256,
	/** How long a password that somebody else has set can be used, to change it. */
	temporary: days(7),
	/** What `GET /api/users` shows instead of any password. */
	mask: "••••••••",
	argon2id: { memoryKib: 19 * 1024, passes: 2, parallelism: 1 },
	/** Hashing takes a core for 30 ms: more than this in flight or waiting is answered "too busy". */
	hashesPerCore: 2,
	hashesWaiting: 50,
} as const;

/** The second factor (decision 29): codes as every authenticator app makes them (RFC 6238). */
export const secondFactor = {
	codeDigits: 6,
	/** How long a code is valid. */
	step: seconds(30),
	/** A code of the step before or after the present one is accepted too: phones' clocks differ. */
	stepsAround: 1,
	/** How long a secret waits for the first code that shows that an app has it. */
	setUpWithin: minutes(30),
	/** How long a device may take to answer for a passkey. */
	challengeFor: minutes(5),
	recoveryCodes: 10,
	/** Letters of a recovery code, in groups. */
	recoveryCode: { letters: 12, group: 4 },
} as const;

/** Requests for a new password: how long one waits to be seen, and how long the answer takes whether anybody has the number. */
export const passwordRequests = { kept: days(7), answeredAfter: seconds(0.1) } as const;

/** How many attempts in how much time (requirements A1, I12). */
export const throttles = {
	login: {
		addressAndAccount: { attempts: 10, within: minutes(15) },
		address: { attempts: 60, within: minutes(15) },
		account: { attempts: 80, within: hours(1) },
		/** On a device on which the person has signed in before, instead of the three above. */
		knownDevice: { attempts: 10, within: minutes(15) },
		/** Failures with unknown numbers that get a line in the audit log, or a flood would fill the disk. */
		recorded: { attempts: 200, within: hours(1) },
	},
	/** Codes of a second factor: of a million, three are right at a time. */
	code: {
		account: { attempts: 10, within: minutes(15) },
		accountInADay: { attempts: 30, within: days(1) },
		/** On a device on which the person has signed in before, instead of the two above. */
		knownDevice: { attempts: 10, within: minutes(15) },
		knownDeviceInADay: { attempts: 60, within: days(1) },
		/** Lines in the audit log of right passwords from one address, unless the sign-in ends well. */
		recorded: { attempts: 1, within: hours(1) },
	},
	passwordRequest: {
		address: { attempts: 20, within: minutes(15) },
		mobile: { attempts: 5, within: hours(1) },
	},
	testPage: {
		address: { attempts: 20, within: minutes(1) },
		everybody: { attempts: 200, within: hours(1) },
	},
	policyReport: {
		address: { attempts: 20, within: minutes(1) },
		everybody: { attempts: 200, within: hours(1) },
	},
	/** Reports: beyond the first figure they are held and not refused, for behind one address may be a whole mohalla. */
	complaint: {
		unheld: { attempts: 20, within: hours(1) },
		unheldInTown: { attempts: 300, within: hours(1) },
		address: { attempts: 3000, within: hours(1) },
		/** Counted for the log alone. */
		held: { attempts: 1_000_000, within: hours(1) },
		/** Whatever is larger than words alone: beyond these it isn't even read. */
		sendings: { attempts: 3000, within: hours(1) },
		/** Who asks what is open already. */
		desk: { attempts: 60, within: minutes(1) },
		/** Photographs of one network; and of those in forms with a mistake, of at most 2.4 MB each. */
		photos: { attempts: 150, within: hours(1) },
		kept: { attempts: 12, within: hours(1) },
	},
	/** Searches of one person at the desk by a citizen's mobile. */
	citizenSearch: { attempts: 30, within: hours(1) },
	/** Numbers with a code that isn't theirs. */
	followCode: {
		addressAndNumber: { attempts: 10, within: minutes(15) },
		address: { attempts: 60, within: minutes(15) },
	},
	/** Counters of each kind, or a flood would fill the disk; who gets none waits so long. */
	maxCounters: 10_000,
	waitForRoom: minutes(1),
	/** All of an IPv6 home network counts as one address (I11); lines that are rented have the wider ones, which may so many times as much. */
	ipv6PrefixBits: [64, 56, 48],
	widerFactor: 6,
} as const;

/** The test page (§2.16, requirements I12). */
export const testPage = { maxRows: 200 } as const;

/** The audit log: lines in one answer, lines in a file, and how long they are kept. */
export const audit = {
	page: 10,
	most: 100,
	exported: 50_000,
	kept: days(400),
	/** Right passwords without a second factor are shown to their owner for so long, unless a sign-in follows within the second figure. */
	stoppedShown: days(30),
	goesOnWithin: minutes(5),
	/** CERT-In asks for 180 days. */
	keptAtLeast: days(180),
} as const;

/** What people may type, in characters. */
export const lengths = {
	personName: 120,
	roleName: 60,
	/** One sentence on what a role is for. */
	roleAbout: 200,
	email: 254,
	/** A mobile number as typed, with +91 and spaces. */
	typedMobile: 30,
	/** A code of a second factor with spaces or hyphens. */
	typedCode: 40,
	search: 200,
	/** More ids than this in one request is no honest list of permissions. */
	idList: 100,
	/** The key of a row of the site's content, and the name of one of its fields. */
	contentKey: 120,
	/** One text of the site's content. */
	contentText: 4000,
	/** What a file is called on somebody's device. */
	fileName: 255,
	/** What is to be seen in a picture, for those who don't see it. */
	description: 300,
	/** Why something was returned, or what a reviewer should know. */
	reason: 500,
	/** People who are changed at once. */
	peopleList: 500,
} as const;

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
	/** What a search box doesn't know the server is asked after a pause in the typing, ms. */
	typingPause: 150,
	/** More changed rows than these aren't indexed in the course of a publishing, but after it, in pieces of so many milliseconds. */
	indexedAtOnce: 100,
	indexingPiece: 10,
} as const;

/** What the search was asked and had nothing for. */
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

/** What the server accepts and how long it waits (requirements I13, H2, H10, I10). */
export const http = {
	defaultPort: 3000,
	bodyBytes: kilobytes(32),
	reportBytes: kilobytes(8),
	/** What was sent is known again, with its answer: twice as long as a phone keeps a form that it couldn't send. */
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

/** What staff write before it is published (decision 35). */
export const desk = {
	/** Rows in one page of a list. */
	page: 50,
	/** What its search finds at once: more would not be read. */
	found: 8,
	/** Of one kind so many come before those of other kinds. */
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
	/** Who has written within this time is shown to others who write on the same. */
	presence: minutes(2),
	/** How long what was just published can be undone from its toast. */
	undo: seconds(30),
	/** Pages to be read again that are listed at once: the oldest. */
	dueShown: 10,
	/** Of what begins or ends by its own words, the next so many are listed. */
	datedShown: 100,
	/** Days ahead of which the desk's first screen tells what changes by itself, before somebody asks for more. */
	daysAhead: 7,
	/** What was published last, so many at once. */
	lastShown: 5,
	/** Versions among which they are looked for: a row may have been published many times. */
	lastAmong: 100,
} as const;

/** What placeholders may make of content, letters: one text, and all that they add to a row of a table or to a part of a document. */
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
	/** What is published counts after this time: a desk that publishes each minute doesn't count its words each minute. */
	keptFor: minutes(10),
	/** Words are fetched after a pause in the typing. */
	typingPause: 120,
	/** Fewer letters than this say nothing yet. */
	shortest: 2,
	/** What should be looked at once more is told after a longer pause. */
	warningPause: seconds(1),
} as const;

/** Pages as they will be (decision 35). */
export const previews = {
	/** How long whoever made one may look at it. */
	ownLife: hours(1),
	/** How long others may at most, days. */
	mostDays: 7,
	/** Of one person: the newest for themselves, and links that others may have at the same time. */
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

/** Files that staff upload (decision 33). */
export const uploads = {
	/** What is sent at once: as much as is sent again after the line was cut. */
	pieceBytes: kilobytes(256),
	/** On a line too slow for that in the time of a request, pieces get smaller, down to this. */
	leastPieceBytes: kilobytes(32),
	mostBytes: { picture: megabytes(20), pdf: megabytes(25), film: megabytes(60) },
	/** A photograph's longer side, pixels: what is larger is made smaller, in the browser where it can, else here. */
	longestSide: 2560,
	/** How long what was sent of a file waits for the rest. */
	waits: days(1),
	/** Where room is short, one of which nothing has come for so long goes sooner. */
	rests: minutes(30),
	/** What one person may have begun at a time. */
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
	/** What must be left on the disk, or the database could write no more. */
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

/** Complaints of citizens. */
export const complaints = {
	/** Letters: near what it is, and what somebody says of it. */
	landmark: 200,
	words: 2000,
	/** Of one report, and of each further sending. */
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
	/** What may be on its way to this server at a time, how much of it from one network, and how long one sending may take: a photo on a line of 50 kbit/s takes half a minute. */
	bytesAtOnce: megabytes(150),
	bytesOfNetwork: megabytes(63),
	sentWithin: minutes(5),
	/** What hasn't arrived counts up to so far ahead, looked at after so many bytes more; a third of the room is for what is no larger than the second figure. */
	bytesAhead: megabytes(1),
	countedBytes: kilobytes(16),
	smallBytes: megabytes(2),
	/** Where there is no room, what brings fewer bytes a second within this time is ended. */
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
	/** What was held and discarded goes after this time; what came in and was never named by a complaint after this one. */
	discardedFor: days(30),
	/** How long it is known which of those that are held have come from the same network. */
	networkFor: days(1),
	strayFor: days(1),
	/** What photographs of forms with a mistake may take together, bytes, and how long they wait for its next sending. */
	keptBytes: megabytes(500),
	keptFor: minutes(10),
	/** Below so much room on a disk nothing is taken of citizens, and below so much it is told in the log. */
	leastFree: megabytes(100),
	roomGetsShort: megabytes(500),
	/** How often it is looked for what may be kept no longer. */
	forgetEvery: days(1),
	sectionStaff: 500,
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

/** What the desk publishes. */
export const publishing = {
	/** So long after the last publishing all pages are made anew; one that is asked for sooner is made then. */
	warmAfter: seconds(2),
} as const;

/** The offline cache of a reader's device (decision 14). */
export const offline = {
	/** A page that has not begun to arrive by then is shown from the offline cache. */
	networkWait: seconds(4),
} as const;
