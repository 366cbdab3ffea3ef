import { days, hours, minutes, seconds } from "../limits.ts";

/** The session (§4, §9, requirements, Who may call what). */
export const session = {
	storageKey: "ulbToken",
	deviceKey: "ulbDevice",
	tokenBytes: 32,
	lifetime: hours(12),
	unused: hours(1),
	warnBefore: minutes(5),
} as const;

export const people = { page: 25, most: 100 } as const;

/** Rows of a list of users (decision 31), and passwords hashed at once. */
export const imports = { rows: 300, hashedAtOnce: 2 } as const;

export const devices = { perUser: 10 } as const;

export const passwords = {
	minLength: 12,
	maxLength: 256,
	temporary: days(7),
	/** Shown by `GET /api/users` instead of any password. */
	mask: "••••••••",
	argon2id: { memoryKib: 19 * 1024, passes: 2, parallelism: 1 },
	/** Hashes at once, each 30 ms of a core, and waiting ones; more are refused as "too busy". */
	hashesPerCore: 2,
	hashesWaiting: 50,
} as const;

export const secondFactor = {
	codeDigits: 6,
	step: seconds(30),
	/** Accepted steps before and after the present one, as phones' clocks differ. */
	stepsAround: 1,
	setUpWithin: minutes(30),
	challengeFor: minutes(5),
	recoveryCodes: 10,
	recoveryCode: { letters: 12, group: 4 },
} as const;

/** Lifetime of a request for a new password, and the constant time of its answer. */
export const passwordRequests = { kept: days(7), answeredAfter: seconds(0.1) } as const;

/** Lines in one answer and in a file, and retention. */
export const audit = {
	page: 10,
	most: 100,
	exported: 50_000,
	kept: days(400),
	/**
	 * Time for which owners see that their password was used without the second factor; not if a sign-in followed
	 * within `goesOnWithin`.
	 */
	stoppedShown: days(30),
	goesOnWithin: minutes(5),
	/** CERT-In asks for 180 days. */
	keptAtLeast: days(180),
} as const;
