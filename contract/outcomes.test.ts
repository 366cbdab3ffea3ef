import { describe, expect, test } from "vitest";
import { fieldLabel, fieldLabels } from "./field-labels.ts";
import { fill } from "./language.ts";
import type { Outcome } from "./outcome.ts";
import { outcomes, say } from "./outcomes.ts";
import { http } from "./site/limits.ts";

const rows = Object.entries(outcomes) as [keyof typeof outcomes, Outcome][];

/** Statuses of the outcomes; all others break a rule: 422 (requirements, Fine print). */
const statuses = {
	400: ["badAddress", "fieldMissing", "malformed", "spanWrong"],
	401: ["codeRefused", "notSignedIn", "passkeyRefused", "secondFactorRequired", "wrongMobileOrPassword"],
	403: [
		"apiKeyWrong",
		"deletingOneself",
		"departmentOfOthers",
		"editingOneself",
		"fileOfOther",
		"fileWasShown",
		"fileWordsReviewed",
		"fromOtherSite",
		"moveNotYours",
		"noneOfPermissions",
		"notPermitted",
		"oneBeyondYours",
		"othersWork",
		"ownRole",
		"ownWork",
		"passwordChangeRequired",
		"permissionBeyondYours",
		"pictureWordsReviewed",
		"resettingOneself",
		"resettingOwnFactor",
		"roleBeyondYours",
		"secondFactorNeeded",
		"secondFactorStays",
		"secondPairOfEyes",
		"suspendingOneself",
		"temporaryPasswordOver",
		"userBeyondYours",
	],
	404: [
		"noSuchComplaint",
		"pageNotFound",
		"slipEnded",
		"ticketEnded",
		"unknownCall",
		"unknownComplaint",
		"unknownContent",
		"unknownFile",
		"unknownLink",
		"unknownPasskey",
		"unknownRole",
		"unknownService",
		"unknownSession",
		"unknownUpload",
		"unknownUser",
	],
	405: ["wrongMethod"],
	408: ["tooSlow"],
	409: [
		"adminRoleKeepsName",
		"adminRoleStays",
		"alreadySent",
		"complaintMoved",
		"contentChanged",
		"draftChanged",
		"duplicatePhone",
		"duplicateRole",
		"fileInUse",
		"lastAdministrator",
		"moveNotNow",
		"noPasskey",
		"nothingToDecide",
		"roleInUse",
		"rowChanged",
		"rowOpen",
		"secondFactorIsOff",
		"secondFactorNotBegun",
		"sentBefore",
		"settingsChanged",
		"tooManyDrafts",
		"tooManyLinks",
		"tooManyRemarks",
		"tooManyVersions",
		"uploadElsewhere",
		"uploadUnfinished",
	],
	412: ["fileChanged"],
	413: ["listTooLarge", "tooLarge"],
	415: ["notJson"],
	416: ["noSuchPart"],
	429: ["tooManyTries"],
	431: ["headersTooLarge"],
	500: ["serverError", "unexpectedError"],
	503: ["beingUpgraded", "complaintsOff", "databaseAway", "scannerAway", "storeAway", "tooBusy"],
	507: ["noRoom", "noRoomHere", "tooManyUploads"],
} as const;

describe("the messages", () => {
	test.each(Object.entries(statuses))("status %s is answered for these reasons alone", (status, names) => {
		const found = rows.filter(([, outcome]) => outcome.status === Number(status)).map(([name]) => name);
		expect(found.sort()).toEqual([...names]);
	});

	test("no refusal has a status that isn't told here", () => {
		const others = rows.map(([, { status = 200 }]) => status).filter((status) => !(status in statuses));
		expect(new Set(others)).toEqual(new Set([200, 201, 422]));
	});

	test("a toast has a kind, and nothing else has one", () => {
		for (const [name, { presentation, kind }] of rows)
			expect(kind !== undefined, name).toBe(presentation === "toast");
	});

	test("both languages leave the same gaps", () => {
		const gaps = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort();
		for (const [name, { words }] of rows) expect(gaps(words.hi), name).toEqual(gaps(words.en));
	});

	test("no two outcomes say the same", () => {
		const said = rows.map(([, { words }]) => words.en);
		expect(new Set(said).size).toBe(said.length);
	});
});

describe("saying a message", () => {
	test("the gaps are filled in the reader's language", () => {
		expect(say("roleInUse", "en", { count: 3 })).toContain("(3)");
		expect(say("tooLarge", "hi", { most: http.bodyBytes / 1024 })).toBe("अनुरोध बहुत बड़ा है: अधिकतम 32 KB।");
		expect(say("comingSoon", "hi")).toBe("जल्द उपलब्ध होगा");
	});

	test("a sentence without its values, or with another's, does not compile", () => {
		// @ts-expect-error the count is missing
		expect(() => say("roleInUse", "en")).toThrow();
		// @ts-expect-error a count is asked for, not a field
		expect(() => say("roleInUse", "en", { field: "x" })).toThrow();
		// @ts-expect-error no outcome is called so
		expect(() => say("rolInUse", "en")).toThrow();
	});

	test("what is filled in is never read as a gap or a pattern", () => {
		expect(fill("{a} and {b}", { a: "{b}", b: "$&" })).toBe("{b} and $&");
	});

	test("a gap without a value is a mistake that is heard", () => {
		expect(() => fill("{field} is missing.")).toThrow("{field}");
		expect(() => fill("{constructor}", {})).toThrow("{constructor}");
	});

	test("a field is called by its label, and an unknown one by its own name", () => {
		expect(fieldLabel("mobile", "en")).toBe(fieldLabels.mobile.en);
		expect(fieldLabel("toString", "hi")).toBe("toString");
	});
});
