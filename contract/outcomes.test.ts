import { describe, expect, test } from "vitest";
import { fieldLabel, fieldLabels } from "./field-labels.ts";
import { fill } from "./language.ts";
import { http } from "./limits.ts";
import { type Outcome, toastKinds } from "./outcome.ts";
import { outcomes, say } from "./outcomes.ts";

const rows = Object.entries(outcomes) as [keyof typeof outcomes, Outcome][];

/** §5, §7 and §8 to the letter, with the presentation in which a person meets each. */
const specified = [
	["roleNameRequired", "alert", "Role name is required"],
	["selectBothFields", "alert", "Please select both fields"],
	["selectARole", "alert", "Please select a role"],
	["enterNameAndEmail", "alert", "Please enter both name and email"],
	["confirmDeleteUser", "confirm", "Are you sure you want to delete this user?"],
	["confirmDeleteRole", "confirm", "Are you sure you want to delete this role?"],
	["loginFailed", "toast error", "Login failed"],
	["tokenMissing", "toast error", "Token missing from server response"],
	["loginSuccessful", "toast success", "Login successful"],
	["comingSoon", "toast success", "Coming soon"],
	["comingSoonStrong", "toast success", "Coming soon!"],
	["addUserFailed", "toast error", "Failed to add user"],
	["deleteRoleFailed", "toast error", "Failed to delete role"],
	["roleAssigned", "alert", "Role assigned successfully"],
	["permissionsUpdated", "alert", "Permissions updated"],
	["roleAdded", "alert", "Role added successfully"],
	["roleDeleted", "toast success", "Role deleted successfully"],
	["noAchievements", "text", "No achievements found."],
	["noPolicies", "text", "No matching policies found."],
	["videoUnsupported", "text", "Your browser does not support the video tag."],
	["noPermissionsAssigned", "text", "No permissions assigned"],
	["unexpectedError", "page", "Unexpected Application Error!"],
] as const;

/** requirements, The server; requirements, Fine print: what is answered with which status. */
const statuses = {
	400: ["badAddress", "fieldMissing", "malformed"],
	401: ["codeRefused", "notSignedIn", "passkeyRefused", "secondFactorRequired", "wrongMobileOrPassword"],
	403: [
		"deletingOneself",
		"editingOneself",
		"fileOfOther",
		"fileWasShown",
		"noneOfPermissions",
		"notPermitted",
		"oneBeyondYours",
		"othersWork",
		"ownRole",
		"ownWork",
		"passwordChangeRequired",
		"permissionBeyondYours",
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
		"pageNotFound",
		"unknownCall",
		"unknownContent",
		"unknownFile",
		"unknownPasskey",
		"unknownRole",
		"unknownSession",
		"unknownUpload",
		"unknownUser",
	],
	405: ["wrongMethod"],
	409: [
		"adminRoleKeepsName",
		"adminRoleStays",
		"alreadySent",
		"contentChanged",
		"duplicatePhone",
		"duplicateRole",
		"fileInUse",
		"lastAdministrator",
		"noPasskey",
		"nothingToDecide",
		"roleInUse",
		"secondFactorIsOff",
		"secondFactorNotBegun",
		"tooManyDrafts",
		"uploadElsewhere",
		"uploadUnfinished",
	],
	412: ["fileChanged"],
	413: ["tooLarge"],
	415: ["notJson"],
	416: ["noSuchPart"],
	422: [
		"bothLanguages",
		"codeWrong",
		"contentMistakes",
		"contentNeeded",
		"currentPasswordWrong",
		"descriptionIsTitle",
		"descriptionMissing",
		"enterNameAndEmail",
		"fieldEmpty",
		"fieldInvalid",
		"fieldTooLong",
		"fileEmpty",
		"fileHasVirus",
		"fileIsArchive",
		"fileIsDrawing",
		"fileIsHeic",
		"fileIsOffice",
		"fileIsPage",
		"fileIsTwo",
		"fileIsUnknown",
		"fileTooLarge",
		"filmCut",
		"invalidEmail",
		"invalidMobile",
		"listColumnMissing",
		"listEmpty",
		"listHasMistakes",
		"listNotUtf8",
		"listQuotes",
		"listTooLong",
		"mixedAlphabets",
		"momentIsPast",
		"noSuchPermission",
		"noSuchRole",
		"noSuchUser",
		"passkeyNotAdded",
		"passwordCommon",
		"passwordIsPersonal",
		"passwordTooLong",
		"passwordTooShort",
		"passwordUnchanged",
		"pdfCut",
		"pdfDamaged",
		"pdfLocked",
		"pictureDamaged",
		"pictureTooLarge",
		"reasonRequired",
		"roleNameRequired",
		"selectPeople",
		"titleIsFileName",
	],
	429: ["tooManyTries"],
	507: ["noRoom"],
	503: ["databaseAway", "scannerAway", "storeAway", "tooBusy"],
} as const;

describe("the messages", () => {
	test.each(specified)("%s is met as %s: “%s”", (name, presentation, words) => {
		const outcome: Outcome = outcomes[name];
		expect([outcome.presentation, outcome.kind].filter(Boolean).join(" ")).toBe(presentation);
		expect(outcome.words.en).toBe(words);
	});

	test.each(Object.entries(statuses))("status %s is answered for these reasons alone", (status, names) => {
		const found = rows.filter(([, outcome]) => outcome.status === Number(status)).map(([name]) => name);
		expect(found.sort()).toEqual([...names]);
	});

	test("a toast has one of the kinds of §4, and nothing else has a kind", () => {
		expect(toastKinds).toEqual(["blank", "error", "success", "loading", "custom"]);
		for (const [name, { presentation, kind }] of rows)
			expect(kind !== undefined, name).toBe(presentation === "toast");
	});

	test("where §8 only logs, a person is told and can try again", () => {
		const retried = rows.filter(([, outcome]) => outcome.retry).map(([name]) => name);
		expect(retried).toEqual(
			expect.arrayContaining([
				"usersNotLoaded",
				"deleteUserFailed",
				"assignRoleFailed",
				"assignPermissionsFailed",
				"addRoleFailed",
				"dashboardNotLoaded",
			]),
		);
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
