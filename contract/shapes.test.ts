import { describe, expect, test } from "vitest";
import { z } from "zod";
import { calls } from "./api.ts";
import { faultOf, sayFault } from "./faults.ts";
import { tenDigits } from "./mobile.ts";
import { passwords } from "./people/limits.ts";
import { type ShapeName, shapes } from "./shapes.ts";

/** The outcome that a body is refused with, or "fits". */
function verdict(shape: ShapeName, value: unknown): string {
	const result = shapes[shape].safeParse(value);
	return result.success ? "fits" : faultOf(result.error).outcome;
}

/** The keys of a reply, or of the rows of a list. */
function keysOf(name: ShapeName): string[] {
	const shape: z.ZodType = shapes[name];
	const row = shape instanceof z.ZodArray ? shape.element : shape;
	return row instanceof z.ZodObject ? Object.keys(row.shape) : [];
}

const strong = "neem-saral-49-patang";
const newUser = { name: "कविता रानी", role: 3, phone: "9876543210", password: strong };

describe("what is sent", () => {
	/** §7 "Request payload" and requirements, Fine print. */
	test.each([
		["login", ["mobile", "password", "code", "passkey"]],
		["newTestUser", ["name", "email"]],
		["roleAssignment", ["userId", "roleId"]],
		["permissionAssignment", ["roleId", "permissionIds"]],
		["newUser", ["name", "role", "phone", "password"]],
		["newRole", ["name"]],
		["passwordReset", ["password"]],
		["passwordChange", ["currentPassword", "newPassword"]],
		["citizenForm", ["username", "mobile", "password"]],
	] as const)("%s has exactly the fields %s", (shape, fields) => {
		expect(keysOf(shape)).toEqual(fields);
	});

	test.each([
		"9876543210",
		"+919876543210",
		"+91 98765 43210",
		"09876543210",
		" 98765 43210 ",
		"९८७६५४३२१०",
		"+९१ ९८७६५ ४३२१०",
		"৯৮৭৬৫৪৩২১০",
		"９８７６５４３２１０",
		"98765-43210",
		"+91-98765-43210",
		"(+91) 98765 43210",
		"98765.43210",
		"98765–43210",
		"0091 98765 43210",
		"91 98765 43210",
		"919876543210",
		"\u202a+91 98765 43210\u202c",
	])("the mobile number “%s” is understood", (typed) => {
		expect(tenDigits(typed)).toBe("9876543210");
		expect(shapes.login.parse({ mobile: typed, password: "x" }).mobile).toBe("9876543210");
		expect(shapes.newUser.parse({ ...newUser, phone: typed }).phone).toBe("9876543210");
	});

	test.each([
		"5876543210",
		"987654321",
		"98765432100",
		"+1 9876543210",
		"+92 9876543210",
		"५८७६५४३२१०",
		"+91+919876543210",
		"9191 9876543210",
		"98765/43210",
		"98765",
		"9876543210x",
		"98765abcde",
	])("the mobile number “%s” is refused", (typed) => {
		expect(tenDigits(typed)).toBeUndefined();
		expect(verdict("login", { mobile: typed, password: "x" })).toBe("invalidMobile");
	});

	test("a missing field, one of the wrong kind and an empty one are told apart", () => {
		const { name: _, ...nameless } = newUser;
		expect(verdict("newUser", nameless)).toBe("fieldMissing");
		expect(verdict("newUser", { ...newUser, name: 5 })).toBe("fieldInvalid");
		expect(verdict("newUser", { ...newUser, name: null })).toBe("fieldInvalid");
		expect(verdict("newUser", { ...newUser, name: "  " })).toBe("fieldEmpty");
		expect(verdict("login", { mobile: "", password: "" })).toBe("fieldEmpty");
	});

	test("a missing field is named before a broken rule", () => {
		expect(verdict("newUser", { name: "", role: 1, phone: "12" })).toBe("fieldMissing");
	});

	test.each([undefined, null, [], "text", 7])("the body %s is no object", (value) => {
		expect(verdict("newRole", value)).toBe("malformed");
	});

	test("the forms' own sentences are used where the specification has them", () => {
		expect(verdict("newRole", { name: " " })).toBe("roleNameRequired");
		expect(verdict("newTestUser", { name: "", email: "a@b.example" })).toBe("enterNameAndEmail");
		expect(verdict("newTestUser", { name: "A", email: "" })).toBe("enterNameAndEmail");
		expect(verdict("newTestUser", { name: "A", email: "a@b" })).toBe("invalidEmail");
	});

	test("names in Hindi, with joiners, emoji, quotes and markup arrive letter by letter", () => {
		for (const name of [
			"क्\u200dष",
			'O\'Brien "Bunty"',
			"👩‍👧",
			"<img onerror=alert(1)>",
			"'; drop table users; --",
		]) {
			expect(shapes.newTestUser.parse({ name, email: "a@b.example" }).name).toBe(name);
		}
	});

	test.each(["\u200b\u200d", "\ufeff", "\u3164", "\u2800", "\u00ad"])(
		"a name that can't be seen is empty",
		(name) => {
			expect(verdict("newUser", { ...newUser, name })).toBe("fieldEmpty");
		},
	);

	test.each(["a\u0000b", "a\nb", "a\u202eb", "a\ud800"])(
		"a name with a control character is refused",
		(name) => {
			expect(verdict("newUser", { ...newUser, name })).toBe("fieldInvalid");
		},
	);

	test("what is too long is refused with the length that fits", () => {
		const result = shapes.newUser.safeParse({ ...newUser, name: "अ".repeat(5000) });
		const fault = result.error && faultOf(result.error);
		expect(fault).toEqual({ outcome: "fieldTooLong", field: "name", most: 120 });
		expect(fault && sayFault(fault, "en")).toBe("Name is too long: at most 120 characters.");
		expect(fault && sayFault(fault, "hi")).toBe("नाम बहुत लंबा है: अधिकतम 120 अक्षर।");
	});

	test("a new password has 12 to 256 characters of any kind", () => {
		const reset = (password: string) => verdict("passwordReset", { password });
		expect(reset("क".repeat(12))).toBe("fits");
		expect(reset("👍".repeat(256))).toBe("fits");
		expect(reset("a".repeat(11))).toBe("passwordTooShort");
		expect(reset("👍".repeat(11))).toBe("passwordTooShort");
		expect(reset("a".repeat(257))).toBe("passwordTooLong");
		expect(reset("")).toBe("fieldEmpty");
		expect(shapes.passwordReset.parse({ password: "  spaces are kept  " }).password).toBe(
			"  spaces are kept  ",
		);
	});

	test("at sign-in a short password is only wrong, not against a rule", () => {
		expect(verdict("login", { mobile: "9876543210", password: "x" })).toBe("fits");
	});

	test.each(["1", 1.5, -1, Number.NaN, true, null, {}, [1], 2 ** 60])("%s is no id", (id) => {
		expect(verdict("roleAssignment", { userId: 1, roleId: id })).toBe("fieldInvalid");
		expect(verdict("permissionAssignment", { roleId: 1, permissionIds: [id] })).toBe("fieldInvalid");
	});

	test("0 is an id that was not chosen", () => {
		expect(verdict("roleAssignment", { userId: 1, roleId: 0 })).toBe("fieldEmpty");
	});

	test("saving no permission at all is allowed", () => {
		expect(verdict("permissionAssignment", { roleId: 1, permissionIds: [] })).toBe("fits");
	});

	test.each([
		"0",
		"-1",
		"1e3",
		"1.0",
		"abc",
		"",
		"9".repeat(20),
		"1 or 1=1",
		"0x1",
		"1'--",
		"१",
		"NaN",
		"null",
	])("/api/users/%s names nobody", (id) => {
		expect(shapes.id.safeParse({ id }).success).toBe(false);
	});

	test("fields that nobody asked for are dropped", () => {
		const sent = { ...newUser, id: 1, permissions: ["manage_users"], isAdmin: true, password_hash: "x" };
		expect(shapes.newUser.parse(sent)).toEqual(newUser);
	});
});

describe("what comes back", () => {
	/** §7 "Response read": exactly these fields. */
	test.each([
		["failure", ["error", "fieldErrors"]],
		["token", ["token"]],
		["message", ["message"]],
		["me", ["id", "name", "phone", "role", "permissions", "passwordChangeRequired", "secondFactorRequired"]],
		["testUsers", ["id", "name", "email"]],
		["assignableUsers", ["id", "name", "phone"]],
		["roles", ["id", "name"]],
		["permissions", ["id", "name"]],
		["users", ["id", "name", "role", "phone", "password"]],
		["auditLines", ["id", "at", "actor", "action", "subject", "detail", "address"]],
	] as const)("%s has exactly the fields %s", (shape, fields) => {
		expect(keysOf(shape)).toEqual(fields);
	});

	test("no list of users carries anything but the mask of a password", () => {
		const row = { id: 1, name: "A", role: "it", phone: "9876543210" };
		expect(verdict("users", [{ ...row, password: passwords.mask }])).toBe("fits");
		expect(verdict("users", [{ ...row, password: strong }])).not.toBe("fits");
		expect(shapes.users.parse([{ ...row, password_hash: "$argon2id$" }])).toEqual([row]);
	});

	test("with only view_dashboard a row is id, name and role", () => {
		expect(verdict("users", [{ id: 1, name: "A", role: "it" }])).toBe("fits");
	});

	test("every shape of a call can be written into the OpenAPI document", () => {
		for (const call of calls) {
			for (const name of ["params", "query", "body", "reply"] as const) {
				const shape = (call as Partial<Record<typeof name, ShapeName>>)[name];
				if (!shape) continue;
				const io = name === "reply" ? "output" : "input";
				expect(z.toJSONSchema(shapes[shape], { io }), shape).toHaveProperty("type");
			}
		}
	});
});
