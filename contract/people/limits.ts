import { days, hours, minutes, seconds } from "../limits.ts";

/** Limits of accounts, sessions, roles and the audit log. */

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

/** Devices that are known again at sign-in (decision 28): the latest of each person. */
export const devices = { perUser: 10 } as const;

/** Passwords (requirements, Passwords, requirements A3). */
export const passwords = {
	minLength: 12,
	maxLength: 256,
	/** How long a password that somebody else has set can be used, to change it. */
	temporary: days(7),
	/** Shown by `GET /api/users` instead of any password. */
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
