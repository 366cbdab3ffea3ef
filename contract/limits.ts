/**
 * Units, and the numbers that all subjects share (§9); those of a subject are in its own limits.ts. Durations are milliseconds,
 * lengths are CSS pixels unless the name says otherwise. The browser carries these files: plain data only, and
 * of that only the parts in use, for which the units are marked as free of side effects.
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

/** A list that comes in as a file, of people or of rows: what goes out with as many rows as it may have comes in again. */
export const lists = { bodyBytes: megabytes(4) } as const;

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
		/** Questions for open complaints nearby. */
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

/** Longest inputs, in characters. */
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
	fileName: 255,
	/** Alternative text of a picture. */
	description: 300,
	/** Why something was returned, or what a reviewer should know. */
	reason: 500,
	/** People who are changed at once. */
	peopleList: 500,
} as const;
