/**
 * Units, and numbers shared by all subjects (§9); a subject's own are in its limits.ts. Durations are milliseconds, lengths CSS
 * pixels unless named otherwise. Plain data, of which browsers carry only used parts.
 */

const second = 1000;

/* @__NO_SIDE_EFFECTS__ */
export const seconds = (count: number): number => count * second;
/* @__NO_SIDE_EFFECTS__ */
export const minutes = (count: number): number => seconds(count * 60);
/* @__NO_SIDE_EFFECTS__ */
export const hours = (count: number): number => minutes(count * 60);
/* @__NO_SIDE_EFFECTS__ */
export const days = (count: number): number => hours(count * 24);

/* @__NO_SIDE_EFFECTS__ */
export const kilobytes = (count: number): number => count * 1024;
/** No product is written out, as it would stay in the browser's file. */
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

/** Shortest time of a toast, a success's (§9); the next document may show it for as long. */
export const shortestToast = seconds(2);

export const toasts = {
	stay: { blank: seconds(4), error: seconds(4), success: shortestToast, loading: Number.POSITIVE_INFINITY },
	removalDelay: seconds(1),
	maxWidth: 350,
} as const;

export const carousel = { swipeThreshold: 40 } as const;

export const dialog = { transition: 300, backdrop: 150 } as const;

/** Sizes and thresholds of the screen (§2.3, §2.17, §9). */
export const layout = {
	/** "Small" includes this width (requirements, Fine print). */
	smallScreen: 767,
	/** Heights of the video header, in vh. */
	headerHeight: { small: 30, large: 65, larger: 75 },
	/** Scroll offset that turns the scroll flag on (§4). */
	scrollFlag: 50,
	socialStep: 360,
	socialCard: { width: 340, height: 500 },
	staffMenu: 280,
	staffSearch: 300,
	newsThumb: { width: 200, height: 120 },
} as const;

/** Length of an imported list, of people or rows; an exported one fits. */
export const lists = { bodyBytes: megabytes(4) } as const;

/** Attempts within a time (requirements A1, I12). */
export const throttles = {
	login: {
		addressAndAccount: { attempts: 10, within: minutes(15) },
		address: { attempts: 60, within: minutes(15) },
		account: { attempts: 80, within: hours(1) },
		/** On a known device of the person, instead of the three above. */
		knownDevice: { attempts: 10, within: minutes(15) },
		/** Failures with unknown numbers that get a line in the audit log, or a flood would fill the disk. */
		recorded: { attempts: 200, within: hours(1) },
	},
	/** Codes of a second factor: of a million, three are right at a time. */
	code: {
		account: { attempts: 10, within: minutes(15) },
		accountInADay: { attempts: 30, within: days(1) },
		/** On a known device of the person, instead of the two above. */
		knownDevice: { attempts: 10, within: minutes(15) },
		knownDeviceInADay: { attempts: 60, within: days(1) },
		/** Audit lines for right passwords from one address without a completed sign-in. */
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
	feedback: {
		address: { attempts: 20, within: hours(1) },
		everybody: { attempts: 200, within: hours(1) },
	},
	/** Reports beyond these are held, not refused: one address may be a whole mohalla. */
	complaint: {
		unheld: { attempts: 20, within: hours(1) },
		unheldInTown: { attempts: 300, within: hours(1) },
		address: { attempts: 3000, within: hours(1) },
		/** Counted for the log alone. */
		held: { attempts: 1_000_000, within: hours(1) },
		/** Large requests; beyond these they aren't even read. */
		sendings: { attempts: 3000, within: hours(1) },
		desk: { attempts: 60, within: minutes(1) },
		/**
		 * Photographs sent from one network, and those of its forms with mistakes that are stored (2.4 MB each at
		 * most).
		 */
		photos: { attempts: 150, within: hours(1) },
		kept: { attempts: 12, within: hours(1) },
	},
	/** Searches of one person at the desk by a citizen's mobile. */
	citizenSearch: { attempts: 30, within: hours(1) },
	followCode: {
		addressAndNumber: { attempts: 10, within: minutes(15) },
		address: { attempts: 60, within: minutes(15) },
	},
	/**
	 * Most counters of each kind, or a flood would fill the disk; whoever needs a further one is told to wait
	 * `waitForRoom`.
	 */
	maxCounters: 10_000,
	waitForRoom: minutes(1),
	/** Bits of the IPv6 network that counts as one address (I11), and of wider ones, each with a multiple of the limit. */
	ipv6PrefixBits: [64, 56, 48],
	widerFactor: 6,
} as const;

/** Longest inputs, in characters. */
export const lengths = {
	personName: 120,
	roleName: 60,
	roleAbout: 200,
	email: 254,
	typedMobile: 30,
	/** A code of a second factor with spaces or hyphens. */
	typedCode: 40,
	search: 200,
	/** More ids in one request are no honest list of permissions. */
	idList: 100,
	contentKey: 120,
	contentText: 4000,
	fileName: 255,
	description: 300,
	reason: 500,
	peopleList: 500,
} as const;
