import { z } from "zod";
import { auditActionNames, auditKinds } from "../audit.ts";
import { lengths } from "../limits.ts";
import { permissionNames } from "../permissions.ts";
import { accountStates, queries, userOrders } from "../queries.ts";
import {
	body,
	countInAddress,
	day,
	id,
	letters,
	line,
	listMistakes,
	mayBeEmpty,
	mobile,
	or,
	personName,
	query,
	rule,
	text,
	upTo,
	visible,
} from "../shape-parts.ts";
import { audit, people as pageOfPeople, passwords } from "./limits.ts";

const newPassword = z
	.string(or("fieldInvalid"))
	.min(1, { ...rule("fieldEmpty"), abort: true })
	.refine((value) => letters(value) >= passwords.minLength, rule("passwordTooShort"))
	.refine((value) => letters(value) <= passwords.maxLength, rule("passwordTooLong"));

const addressOrNone = z
	.string(or("fieldInvalid"))
	.trim()
	.max(lengths.email, rule("invalidEmail"))
	.refine((value) => value === "" || z.email().safeParse(value).success, rule("invalidEmail"));

const typedPassword = z
	.string(or("fieldInvalid"))
	.min(1, { ...rule("fieldEmpty"), abort: true })
	.refine((value) => letters(value) <= passwords.maxLength, rule("passwordTooLong"));

const typedCode = line(lengths.typedCode);

const deviceAnswer = z.record(z.string(), z.unknown(), or("fieldInvalid"));

const people = z
	.array(id, or("fieldInvalid"))
	.min(1, rule("selectPeople"))
	.max(lengths.peopleList, rule("fieldInvalid"));

const auditQuery = query(queries.auditLines).extend({
	kind: z.enum(auditKinds, rule("fieldInvalid")).default("changes"),
	before: countInAddress.optional(),
	limit: upTo(audit.most, audit.page),
});

const usersQuery = query(queries.usersPage).extend({
	sort: z.enum(userOrders, rule("fieldInvalid")).default("name"),
	order: z.enum(["asc", "desc"], rule("fieldInvalid")).default("asc"),
	limit: upTo(pageOfPeople.most, pageOfPeople.page),
});

const accountState = z.enum(accountStates);

const permission = z.enum(permissionNames);

const user = z.object({
	id: z.int(),
	name: z.string(),
	phone: z.string(),
	email: z.string().nullable(),
	role: z.string(),
	roleId: z.int(),
	state: accountState,
	lastDay: z.string().nullable(),
	lastSignIn: z.iso.datetime().nullable(),
	addedAt: z.iso.datetime(),
	/** null for the server itself, or an earlier version. */
	addedBy: z.string().nullable(),
	/** null if the password is their own. */
	temporaryUntil: z.iso.datetime().nullable(),
	hasSecondFactor: z.boolean(),
});

const roleCard = z.object({ name: z.string(), title: text, about: text });

const role = z.object({ id: z.int(), name: z.string() });

export const peopleShapes = {
	/** With a second factor also a code from an app, a recovery code, or a passkey's answer. */
	login: body({
		mobile,
		password: typedPassword,
		code: typedCode.optional(),
		passkey: deviceAnswer.optional(),
	}),
	passwordOnly: body({ mobile, password: typedPassword }),
	newPasskey: body({ answer: deviceAnswer }),
	passwordRequest: body({ mobile }),
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
	/** An empty `email` takes it away; without one it stays. */
	userEdit: body({ name: personName(), phone: mobile, email: addressOrNone.optional() }),
	people: body({ userIds: people }),
	roleOfPeople: body({ userIds: people, roleId: id }),
	auditFilter: body(auditQuery.omit({ before: true, limit: true }).shape),
	userFilter: body({
		...usersQuery.omit({ sort: true, order: true, page: true, limit: true }).shape,
		role: id.optional(),
	}),
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
	ownPassword: body({ currentPassword: typedPassword }),
	typedCode: body({ code: typedCode }),
	/** Public name of a session, which opens nothing. */
	sessionId: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
	usersQuery,
	auditQuery,

	token: z.object({ token: z.string() }),
	me: z.object({
		id: z.int(),
		name: z.string(),
		phone: z.string(),
		role: z.string(),
		permissions: z.array(permission),
		/** Set while the password is another person's choice; there are no permissions then. */
		passwordChangeRequired: z.literal(true).optional(),
		/** Set until a required second factor is set up; there are no permissions then. */
		secondFactorRequired: z.literal(true).optional(),
	}),
	assignableUsers: z.array(z.object({ id: z.int(), name: z.string(), phone: z.string() })),
	roles: z.array(role),
	roleCard,
	roleCards: z.array(roleCard.extend({ id: z.int(), permissions: z.array(permission), people: z.int() })),
	permissions: z.array(z.object({ id: z.int(), name: permission })),
	/** Without phone and password for callers with view_dashboard alone; the password is always masked. */
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
	usersPage: z.object({ total: z.int(), all: z.int(), users: z.array(user) }),
	sessions: z.array(
		z.object({
			id: z.string(),
			device: z.string(),
			address: z.string(),
			begunAt: z.iso.datetime(),
			usedAt: z.iso.datetime(),
			isCurrent: z.boolean(),
		}),
	),
	/** Names as they were then; no actor for the server itself. */
	auditLines: z.array(
		z.object({
			id: z.int(),
			at: z.iso.datetime(),
			actor: z.string().nullable(),
			action: z.enum(auditActionNames),
			subject: z.string(),
			detail: z.string(),
			address: z.string(),
		}),
	),
	secondFactor: z.object({
		since: z.iso.datetime().nullable(),
		hasApp: z.boolean(),
		passkeys: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				addedAt: z.iso.datetime(),
				usedAt: z.iso.datetime().nullable(),
			}),
		),
		codesLeft: z.int(),
		/** Sign-ins with the right password but no second factor since the last sign-in but one. */
		stopped: z.array(z.object({ at: z.iso.datetime(), address: z.string() })),
		isRequired: z.boolean(),
	}),
	/** Secret for an app, also as the QR code's address; sent once. */
	newSecondFactor: z.object({ secret: z.string(), uri: z.string() }),
	passkeyOptions: z.record(z.string(), z.unknown()),
	/** Codes that each sign in once; sent once. None for a further passkey. */
	recoveryCodes: z.object({ codes: z.array(z.string()) }),
	peoplePreview: z.object({
		people: z.array(z.object({ line: z.int(), name: z.string(), phone: z.string(), role: z.string() })),
		mistakes: listMistakes,
	}),
	/** Added users with temporary passwords; sent once. */
	handedPasswords: z.array(z.object({ name: z.string(), phone: z.string(), password: z.string() })),
	passwordRequests: z.array(
		z.object({
			id: z.int(),
			name: z.string(),
			phone: z.string(),
			role: z.string(),
			askedAt: z.iso.datetime(),
		}),
	),
} as const;
