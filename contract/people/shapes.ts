import { z } from "zod";
import { auditActionNames, auditKinds } from "../audit.ts";
import { lengths } from "../limits.ts";
import { permissionNames } from "../permissions.ts";
import {
	body,
	countInAddress,
	day,
	dayInAddress,
	emptyOr,
	id,
	letters,
	line,
	listMistakes,
	mayBeEmpty,
	mobile,
	or,
	personName,
	rule,
	text,
	textInAddress,
	visible,
} from "../shape-parts.ts";
import { audit, people as pageOfPeople, passwords } from "./limits.ts";

const newPassword = z
	.string(or("fieldInvalid"))
	.min(1, { ...rule("fieldEmpty"), abort: true })
	.refine((value) => letters(value) >= passwords.minLength, rule("passwordTooShort"))
	.refine((value) => letters(value) <= passwords.maxLength, rule("passwordTooLong"));

/** A password that is only compared: any length that a stored one could have. */
const typedPassword = z
	.string(or("fieldInvalid"))
	.min(1, { ...rule("fieldEmpty"), abort: true })
	.refine((value) => letters(value) <= passwords.maxLength, rule("passwordTooLong"));

/** Of an app, or a recovery code; only compared, however it is written. */
const typedCode = line(lengths.typedCode);

/** A device's answer for a passkey (WebAuthn), whose form its library checks. */
const deviceAnswer = z.record(z.string(), z.unknown(), or("fieldInvalid"));

const people = z
	.array(id, or("fieldInvalid"))
	.min(1, rule("selectPeople"))
	.max(lengths.peopleList, rule("fieldInvalid"));

const auditFilter = {
	/** Part of the name of who acted, or of whom it was done to. */
	who: textInAddress,
	subject: textInAddress,
	action: z.union([z.literal(""), z.enum(auditActionNames)], rule("fieldInvalid")).optional(),
	/** Only where no action is named. */
	kind: z.enum(auditKinds, rule("fieldInvalid")).default("changes"),
	/** Days in India, both included. */
	from: dayInAddress,
	to: dayInAddress,
};

/** active: signs in · suspended: until taken up again · left: the last day is over. */
const accountState = z.enum(["active", "suspended", "left"]);

const permission = z.enum(permissionNames);

const user = z.object({
	id: z.int(),
	name: z.string(),
	phone: z.string(),
	role: z.string(),
	roleId: z.int(),
	state: accountState,
	lastDay: z.string().nullable(),
	lastSignIn: z.iso.datetime().nullable(),
	addedAt: z.iso.datetime(),
	/** null if the server itself did, or an earlier version that didn't note it. */
	addedBy: z.string().nullable(),
	/** null if the password is their own. */
	temporaryUntil: z.iso.datetime().nullable(),
	hasSecondFactor: z.boolean(),
});

const userOrders = ["name", "role", "phone", "lastSignIn", "added"] as const;

/** How a role is shown: its title, or its name where it has none. */
const roleCard = z.object({ name: z.string(), title: text, about: text });

const role = z.object({ id: z.int(), name: z.string() });

export const peopleShapes = {
	// Requests
	/** Only from whoever has a second factor a code, of their app or a recovery code, or what their device answers for a passkey. */
	login: body({
		mobile,
		password: typedPassword,
		code: typedCode.optional(),
		passkey: deviceAnswer.optional(),
	}),
	passwordOnly: body({ mobile, password: typedPassword }),
	newPasskey: body({ answer: deviceAnswer }),
	passwordRequest: body({ mobile }),
	/** The text of a CSV file. */
	peopleList: body({
		list: z
			.string(or("fieldInvalid"))
			.refine((value) => visible.test(value), { ...rule("fieldEmpty"), abort: true })
			.refine((value) => value.isWellFormed(), rule("fieldInvalid")),
	}),
	roleAssignment: body({ userId: id, roleId: id }),
	permissionAssignment: body({
		roleId: id,
		permissionIds: z.array(id, or("fieldInvalid")).max(lengths.idList, rule("fieldInvalid")),
	}),
	newUser: body({ name: personName(), role: id, phone: mobile, password: newPassword }),
	userEdit: body({ name: personName(), phone: mobile }),
	people: body({ userIds: people }),
	roleOfPeople: body({ userIds: people, roleId: id }),
	auditFilter: body(auditFilter),
	userFilter: body({
		q: textInAddress,
		role: id.optional(),
		roleName: textInAddress,
		state: accountState.optional(),
	}),
	/** null if there is none. */
	lastDay: body({ lastDay: day.nullable() }),
	roleEdit: body({
		name: line(lengths.roleName, "roleNameRequired"),
		titleEn: mayBeEmpty(lengths.roleName),
		titleHi: mayBeEmpty(lengths.roleName),
		aboutEn: mayBeEmpty(lengths.roleAbout),
		aboutHi: mayBeEmpty(lengths.roleAbout),
	}),
	newRole: body({ name: line(lengths.roleName, "roleNameRequired") }),
	passwordReset: body({ password: newPassword }),
	passwordChange: body({ currentPassword: typedPassword, newPassword }),
	/** Asked once more before what guards the account is changed. */
	ownPassword: body({ currentPassword: typedPassword }),
	typedCode: body({ code: typedCode }),
	/** The name of a session, which is no token and opens nothing. */
	sessionId: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
	/** A form that is sent with an empty field asks for everything. */
	usersQuery: z.object({
		/** Part of a name in either script, or how it sounds; part of a phone however it is written. */
		q: textInAddress,
		role: emptyOr(countInAddress),
		/** The same by its name, which is how a link names it. */
		roleName: textInAddress,
		state: emptyOr(accountState),
		sort: z.enum(userOrders, rule("fieldInvalid")).default("name"),
		order: z.enum(["asc", "desc"], rule("fieldInvalid")).default("asc"),
		page: countInAddress.default(1),
		limit: countInAddress
			.refine((count) => count <= pageOfPeople.most, rule("fieldInvalid"))
			.default(pageOfPeople.page),
	}),
	/** `before` is the id of the last line that the reader has; without it, the newest. */
	auditQuery: z.object({
		...auditFilter,
		before: countInAddress.optional(),
		limit: countInAddress.refine((count) => count <= audit.most, rule("fieldInvalid")).default(audit.page),
	}),

	// Replies
	token: z.object({ token: z.string() }),
	/** §3 "Logged-in staff user" */
	me: z.object({
		id: z.int(),
		name: z.string(),
		phone: z.string(),
		role: z.string(),
		permissions: z.array(permission),
		/** Only while the password is one that somebody else has set: nothing else is allowed, so there are no permissions either. */
		passwordChangeRequired: z.literal(true).optional(),
		/** Only while the role needs a second factor that isn't set up yet: nothing else is allowed then either. */
		secondFactorRequired: z.literal(true).optional(),
	}),
	assignableUsers: z.array(z.object({ id: z.int(), name: z.string(), phone: z.string() })),
	roles: z.array(role),
	roleCard,
	roleCards: z.array(roleCard.extend({ id: z.int(), permissions: z.array(permission), people: z.int() })),
	permissions: z.array(z.object({ id: z.int(), name: permission })),
	/** With only view_dashboard a row has neither phone nor password. The password is never anything but its mask. */
	users: z.array(
		z.object({
			id: z.int(),
			name: z.string(),
			role: z.string(),
			phone: z.string().optional(),
			password: z.literal(passwords.mask).optional(),
		}),
	),
	user,
	userRole: z.object({ roleId: z.int() }),
	/** One page, how many are found, and how many there are in all. */
	usersPage: z.object({ total: z.int(), all: z.int(), users: z.array(user) }),
	/** The latest used first. */
	sessions: z.array(
		z.object({
			id: z.string(),
			/** Empty where the browser doesn't say. */
			device: z.string(),
			address: z.string(),
			begunAt: z.iso.datetime(),
			usedAt: z.iso.datetime(),
			/** The one that asks. */
			isCurrent: z.boolean(),
		}),
	),
	/** Names as they were then. Nobody acts where the server itself did. */
	auditLines: z.array(
		z.object({
			id: z.int(),
			at: z.iso.datetime(),
			actor: z.string().nullable(),
			action: z.enum(auditActionNames),
			subject: z.string(),
			detail: z.string(),
			/** Empty where nobody knows it. */
			address: z.string(),
		}),
	),
	secondFactor: z.object({
		/** null if there is none. */
		since: z.iso.datetime().nullable(),
		hasApp: z.boolean(),
		/** The name is the device on which it was added. */
		passkeys: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				addedAt: z.iso.datetime(),
				usedAt: z.iso.datetime().nullable(),
			}),
		),
		/** How many recovery codes haven't been used. */
		codesLeft: z.int(),
		/** Sign-ins with the right password but no second factor since the last sign-in but one. */
		stopped: z.array(z.object({ at: z.iso.datetime(), address: z.string() })),
		/** Whether the settings ask for one of everybody with these permissions. */
		isRequired: z.boolean(),
	}),
	/** The secret to type into an app, and the same as the address in a QR code. Never sent again. */
	newSecondFactor: z.object({ secret: z.string(), uri: z.string() }),
	/** WebAuthn options for the browser's request to the device. */
	passkeyOptions: z.record(z.string(), z.unknown()),
	/** Each signs in once, without the app. Never sent again. None with a passkey that isn't the first way. */
	recoveryCodes: z.object({ codes: z.array(z.string()) }),
	peoplePreview: z.object({
		people: z.array(z.object({ line: z.int(), name: z.string(), phone: z.string(), role: z.string() })),
		mistakes: listMistakes,
	}),
	/** Users who were added, each with the temporary password that nobody can read again. */
	handedPasswords: z.array(z.object({ name: z.string(), phone: z.string(), password: z.string() })),
	/** Requests for a new password, the oldest first; only of users to whom the caller may give one. */
	passwordRequests: z.array(
		z.object({
			/** The user's, by which the request is dismissed too. */
			id: z.int(),
			name: z.string(),
			phone: z.string(),
			role: z.string(),
			askedAt: z.iso.datetime(),
		}),
	),
} as const;
