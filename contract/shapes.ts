import { z } from "zod";
import { auditActionNames, auditKinds } from "./audit.ts";
import {
	complaintEventNames,
	complaintStateNames,
	complaintViews,
	complaintWayNames,
	moveNames,
	toldNames,
} from "./complaints/moves.ts";
import { readCode, readNumber } from "./complaints/number.ts";
import { departmentNames } from "./content/department-names.ts";
import { deskKindNames, rowFilters } from "./content/desk.ts";
import { type FormPlan, formTypes } from "./content/form-plan.ts";
import type { Row } from "./content/row.ts";
import { versionStates } from "./content/versions.ts";
import { firstDayNames } from "./first-days.ts";
import { focusForm } from "./focus.ts";
import { languages } from "./language.ts";
import {
	audit,
	complaints,
	desk,
	hindiHelp,
	lengths,
	people as pageOfPeople,
	passwords,
	previews,
} from "./limits.ts";
import { tenDigits } from "./mobile.ts";
import type { OutcomeName } from "./outcomes.ts";
import { permissionNames } from "./permissions.ts";
import { fileTypes } from "./uploads.ts";

/**
 * The shapes that travel in the calls (§7), by name. For the server: the browser takes the types alone
 * (`import type`), because the schemas would cost it 20 kB. An unknown key in a body is dropped, a reply
 * carries only what its shape lists, so no password hash can leave.
 *
 * The message of every check is the name of an outcome; faults.ts turns it into a refusal.
 */

type Raw = { readonly input?: unknown; readonly code?: string };

/** Absent and of the wrong type get another outcome than "present, but breaks the rule" (requirements, Fine print). */
function or(rule: OutcomeName): { error: (raw: Raw) => OutcomeName } {
	return {
		error: (raw) => {
			if (raw.input === undefined) return "fieldMissing";
			return raw.code === "invalid_type" ? "fieldInvalid" : rule;
		},
	};
}

function rule(name: OutcomeName): { error: OutcomeName } {
	return { error: name };
}

function body<Fields extends z.ZodRawShape>(fields: Fields) {
	return z.object(fields, rule("malformed"));
}

/** A name of nothing but joiners and spaces shows as an empty cell; control characters break tables, logs and the direction of text. */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A line of text, unchanged but for trimming. `empty` is the outcome when nothing is left. */
function line(most: number, empty: OutcomeName = "fieldEmpty") {
	return z
		.string(or("fieldInvalid"))
		.trim()
		.refine((value) => visible.test(value), { ...rule(empty), abort: true })
		.refine((value) => value.isWellFormed() && !controls.test(value), rule("fieldInvalid"))
		.max(most, rule("fieldTooLong"));
}

/** What a database stores and people can see: PostgreSQL takes no NUL, and a text that turns around says something else than it holds. */
const isPlain = (value: string): boolean =>
	value.isWellFormed() && !controls.test(value.replace(/[\t\r\n]/g, " "));

const virama = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d";
const idleSigns = new RegExp(
	`(?<![${virama}\ufe0f\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\p{Cf}\\p{DI}](?![${virama}])`,
	"gu",
);

/** A person's name as people see it: one space between words, and of what is invisible only what shapes Indian letters and pictures. */
const personName = (empty?: OutcomeName) =>
	line(lengths.personName, empty).transform((name) =>
		name.replace(idleSigns, "").replace(/\s+/gu, " ").trim(),
	);

/** A text of several lines, which may be empty. */
const remark = (most: number) =>
	z
		.string(or("fieldInvalid"))
		.trim()
		.max(most, rule("fieldTooLong"))
		.refine((value) => value === "" || (visible.test(value) && isPlain(value)), rule("fieldInvalid"));

/** A line of text that may be empty. */
function mayBeEmpty(most: number) {
	return z.union(
		[
			z
				.string()
				.regex(/^\s*$/u)
				.transform(() => ""),
			line(most),
		],
		{
			error: (raw) => (raw.input === undefined ? "fieldMissing" : "fieldInvalid"),
		},
	);
}

/** A file's name as its owner's device has it, for people to recognise it: without folders, and nothing that turns the text around. */
const fileName = z
	.string(or("fieldInvalid"))
	.max(4 * lengths.fileName, rule("fieldTooLong"))
	.transform((name) => {
		const plain = name.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "");
		return [...(plain.split(/[\\/]/).at(-1) ?? "").trim()].slice(-lengths.fileName).join("") || "?";
	});

/** Counted as people count, so that a conjunct or an emoji isn't two. */
const letters = (value: string): number => [...value].length;

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

/** What a device answers for a passkey (WebAuthn); the library that checks it knows its form. */
const deviceAnswer = z.record(z.string(), z.unknown(), or("fieldInvalid"));

const mobile = z
	.string(or("fieldInvalid"))
	.trim()
	.min(1, { ...rule("fieldEmpty"), abort: true })
	.max(lengths.typedMobile, { ...rule("invalidMobile"), abort: true })
	.refine((value) => tenDigits(value) !== undefined, { ...rule("invalidMobile"), abort: true })
	.transform((value) => tenDigits(value) ?? value);

const email = line(lengths.email, "enterNameAndEmail").pipe(z.email(rule("invalidEmail")));

/** Nothing chosen in a list is 0. */
const id = z
	.int(or("fieldInvalid"))
	.refine((value) => value !== 0, { ...rule("fieldEmpty"), abort: true })
	.positive(rule("fieldInvalid"));

/** Search parameters are text too, and a key that is given twice is a list. */
const countInAddress = z
	.string(rule("fieldInvalid"))
	.regex(/^[1-9][0-9]{0,14}$/, rule("fieldInvalid"))
	.transform(Number);

const day = z.iso.date(or("fieldInvalid"));

const people = z
	.array(id, or("fieldInvalid"))
	.min(1, rule("selectPeople"))
	.max(lengths.peopleList, rule("fieldInvalid"));

/** A form that is sent with an empty field asks for everything. */
const dayInAddress = z.union([z.literal(""), z.iso.date()], rule("fieldInvalid")).optional();

const textInAddress = z
	.string(rule("fieldInvalid"))
	.trim()
	.max(lengths.search, rule("fieldTooLong"))
	.refine(isPlain, rule("fieldInvalid"))
	.optional();

const keyInAddress = z
	.string(rule("fieldInvalid"))
	.max(lengths.contentKey, rule("fieldTooLong"))
	.refine(isPlain, rule("fieldInvalid"));

/** What is wanted of the audit log. */
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

const inBoth = z.object({ en: z.string(), hi: z.string() });

const versionNumber = z.int(or("fieldInvalid")).min(0, rule("fieldInvalid"));
const momentInIso = z.iso.datetime(or("fieldInvalid"));
/** Empty for something new. */
const draftKey = z
	.string(or("fieldInvalid"))
	.max(lengths.contentKey, rule("fieldTooLong"))
	.refine(isPlain, rule("fieldInvalid"));
/** So often nobody saves a draft, and the next number can still be counted. */
const draftRev = versionNumber.max(1_000_000_000, rule("fieldInvalid"));
const draftName = z.string(or("fieldInvalid")).regex(/^[A-Za-z0-9-]{1,40}$/, rule("fieldInvalid"));

/** Groups and lists within each other; no form is deeper. */
const deepest = 12;

/** What is wrong with the form of a value in a row, whatever it means. */
function wrongValue(value: unknown, depth = 0): OutcomeName | undefined {
	if (typeof value === "string") return value.length > lengths.contentText ? "fieldTooLong" : undefined;
	if (value === null || typeof value === "boolean" || Number.isFinite(value)) return undefined;
	if (typeof value !== "object" || depth === deepest) return "fieldInvalid";
	if (Object.keys(value).some((name) => name.length > lengths.contentKey)) return "fieldInvalid";
	return Object.values(value)
		.map((part) => wrongValue(part, depth + 1))
		.find(Boolean);
}

/** The fields of a row as the council's folder writes them. What they mean is checked by the schema of its kind. */
const contentRow = z.record(z.string(), z.unknown(), rule("malformed")).check(({ value, issues }) => {
	for (const [name, part] of Object.entries(value)) {
		const message = wrongValue(part);
		if (message) issues.push({ code: "custom", path: [name], input: part, message });
	}
}) as unknown as z.ZodType<Row>;

/** A field of a form; the fields within it are of the same form, which no list of names has to be kept for: nothing in them is secret. */
const formField = z.object({
	name: z.string(),
	type: z.enum(formTypes),
	label: inBoth,
	hint: inBoth.optional(),
	optional: z.boolean(),
	long: z.boolean().optional(),
	rest: z.string().optional(),
	table: z.boolean().optional(),
	made: z.boolean().optional(),
	only: z.object({ field: z.string(), value: z.string() }).optional(),
	choices: z.string().optional(),
	fields: z.array(z.record(z.string(), z.unknown())).optional(),
	item: z.record(z.string(), z.unknown()).optional(),
	fixed: z.boolean().optional(),
});

/** A version that was to come out later, and was taken back because a row has one plan at most. */
const formerPlan = z
	.object({ version: z.int(), from: z.iso.datetime(), until: z.iso.datetime().nullable() })
	.nullable();

/** A row that is to be published; without a key it is a new one. `basedOn` is the number of the version that the writer saw, 0 where it was the folder's or none. */
const publication = {
	key: line(lengths.contentKey).optional(),
	basedOn: versionNumber,
	row: contentRow,
	/** For whoever reviews it, and for the history. */
	note: remark(lengths.reason).optional(),
	/** The draft from which it is published: what is sent from it again, because no answer came, is added once. */
	draft: draftName.optional(),
};

/** What a row names of this site, and that isn't there: in which field (`steps.2.text`), and as it is written. */
const deadLinks = z.array(z.object({ at: z.string(), found: z.string() }));

/** What is wrong in a list, by the row of the spreadsheet and the column's heading; that is empty where it is of the whole row. */
const listMistakes = z.array(z.object({ line: z.int(), column: z.string(), says: z.string() }));

/** A row among others that are changed at once; null: it is taken off. */
const sentRow = z.object({
	key: line(lengths.contentKey).optional(),
	basedOn: versionNumber,
	row: contentRow.nullable(),
});

/** A version in a list of the desk. */
const deskItem = z.object({
	kind: z.enum(deskKindNames),
	key: z.string(),
	number: z.int(),
	row: contentRow.nullable(),
	/** The row, as it is shown, is to be taken off the site. */
	off: z.boolean(),
	by: z.string(),
	/** The caller wrote it. */
	isOwn: z.boolean(),
	at: z.iso.datetime(),
	note: z.string(),
});

const mediaFile = z.object({
	id: z.int(),
	/** As the site's content names it, below media/. */
	path: z.string(),
	type: z.enum(fileTypes),
	/** Its address; of a picture, `&w=` asks for a width. */
	src: z.string(),
	bytes: z.int(),
	width: z.int().nullable(),
	height: z.int().nullable(),
	/** Of a document. */
	pages: z.int().nullable(),
	/** Of a document: false where it is pictures of paper. Null: nobody has looked. */
	hasText: z.boolean().nullable(),
	/** What of a document should be looked at before it is published; null: nothing was found. */
	findings: z
		.object({
			/** Numbers that look like Aadhaar numbers, and the pages on which they are. */
			numbers: z.object({ count: z.int(), pages: z.array(z.int()) }),
			/** It runs scripts, sends what is typed, or plays something. */
			acts: z.boolean(),
			/** Other files are attached to it. */
			hasFiles: z.boolean(),
		})
		.nullable(),
	/** What it was called on the device of whoever uploaded it. */
	name: z.string(),
	titleEn: z.string(),
	titleHi: z.string(),
	descriptionEn: z.string(),
	descriptionHi: z.string(),
	/** Which point of a picture stays in view where a page crops it: percent from the left and from the top (`40 20`); empty: the middle. */
	focus: z.string(),
	by: z.string(),
	/** The caller uploaded it. */
	isOwn: z.boolean(),
	/** The caller may change its words here; else they are reviewed, as what readers see is. */
	mayDescribe: z.boolean(),
	at: z.iso.datetime(),
	/** What shows or links it in a version that readers see or will see, or that waits for review. */
	uses: z.array(z.object({ kind: z.enum(deskKindNames), key: z.string() })),
	/** What shows or links it in older versions alone. */
	older: z.array(z.object({ kind: z.enum(deskKindNames), key: z.string() })),
});

/** active: signs in · suspended: until taken up again · left: the last day is over. */
const accountState = z.enum(["active", "suspended", "left"]);

const emptyOr = <Shape extends z.ZodType>(shape: Shape) =>
	z.union([z.literal("").transform(() => undefined), shape], rule("fieldInvalid")).optional();

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
	/** Null: the server itself, or an earlier version that didn't note it. */
	addedBy: z.string().nullable(),
	/** Null: the password is their own. */
	temporaryUntil: z.iso.datetime().nullable(),
	hasSecondFactor: z.boolean(),
});

const userOrders = ["name", "role", "phone", "lastSignIn", "added"] as const;

const text = z.object({ en: z.string(), hi: z.string() });

/** How a role is shown: its title, or its name where it has none. */
const roleCard = z.object({ name: z.string(), title: text, about: text });

const role = z.object({ id: z.int(), name: z.string() });

/** A text of several lines that says something. */
const saying = (most: number, empty: OutcomeName = "fieldEmpty") =>
	z
		.string(or("fieldInvalid"))
		.trim()
		.refine((value) => visible.test(value), { ...rule(empty), abort: true })
		.refine(isPlain, rule("fieldInvalid"))
		.max(most, rule("fieldTooLong"));

/** A field of a form that may be left empty; zod types what goes into a preprocessed shape as unknown. */
const unlessEmpty = <Shape extends z.ZodType>(shape: Shape) =>
	z.preprocess(
		(value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
		shape.optional(),
	) as unknown as z.ZodOptional<Shape>;

const department = z.enum(Object.keys(departmentNames) as [keyof typeof departmentNames], or("fieldInvalid"));
const contentKey = line(lengths.contentKey);

/** Made by whoever sends a form or makes a move, at random: what is sent again with it is done once. */
const onceId = z.string(or("fieldInvalid")).regex(/^[A-Za-z0-9_-]{22,64}$/, rule("fieldInvalid"));

const anyNumber = z
	.string(or("fieldInvalid"))
	.max(lengths.typedCode, rule("complaintNumberWrong"))
	.refine((typed) => readNumber(typed) !== undefined, { ...rule("complaintNumberWrong"), abort: true })
	.transform((typed) => readNumber(typed) ?? typed);

const anyCode = z
	.string(or("fieldInvalid"))
	.max(lengths.typedCode, rule("complaintCodeWrong"))
	.refine((typed) => readCode(typed) !== undefined, { ...rule("complaintCodeWrong"), abort: true })
	.transform((typed) => readCode(typed) ?? typed);

/** Files of a form; one that was left empty isn't among them. Programs that send JSON send none. */
const photos = z
	.array(z.file(or("fieldInvalid")))
	.max(complaints.photos, rule("tooManyPhotos"))
	.default([]);

/** Degrees, as a form has them. */
const degrees = (most: number) =>
	z.coerce.number(rule("fieldInvalid")).refine((value) => Math.abs(value) <= most, rule("fieldInvalid"));

const complaintReport = {
	form: onceId,
	category: contentKey,
	/** The ward's number; empty: whoever reports doesn't know. */
	ward: unlessEmpty(z.string(or("fieldInvalid")).regex(/^[1-9]\d{0,3}$/, rule("fieldInvalid"))),
	landmark: saying(complaints.landmark, "noLandmark"),
	/** The number of a pole or house. */
	spot: unlessEmpty(line(lengths.personName)),
	words: unlessEmpty(saying(complaints.words)),
	name: unlessEmpty(personName()),
	mobile: unlessEmpty(mobile),
	/** In which language answers are written. */
	lang: z.enum(languages, or("fieldInvalid")),
	latitude: unlessEmpty(degrees(90)),
	longitude: unlessEmpty(degrees(180)),
	/** One that is open already: the same, as the list of open ones named it within the hour. */
	same: unlessEmpty(line(lengths.contentKey)),
	photos,
};

/** What the desk lists of a complaint. */
const complaintRow = z.object({
	/** Its number. */
	id: z.string(),
	category: z.string(),
	department,
	person: z.string().nullable(),
	ward: z.string().nullable(),
	landmark: z.string(),
	state: z.enum(complaintStateNames),
	arrivedAt: z.iso.datetime(),
	/** As of now: a question that waits is taken as answered, and a held one is to be looked at by then; null: nothing is promised. */
	dueAt: z.iso.datetime().nullable(),
	endedAt: z.iso.datetime().nullable(),
	isLate: z.boolean(),
	/** 0 the section, 1 its head, 2 the executive officer. */
	level: z.int(),
	reopened: z.int(),
	/** How many report the same. */
	reporters: z.int(),
	photos: z.int(),
	/** Somebody has proposed to decline. */
	isProposed: z.boolean(),
	way: z.enum(complaintWayNames),
	/** Of a demonstration: nobody has reported it. */
	isSample: z.boolean(),
});

/** A photograph by an address that opens for an hour. */
const complaintPhoto = z.object({
	id: z.int(),
	src: z.string(),
	width: z.int(),
	height: z.int(),
	at: z.iso.datetime(),
	/** Whether staff have added it. */
	isProof: z.boolean(),
});

/** In degrees. */
const place = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

/** The same for staff, with what its file said. */
const staffPhoto = complaintPhoto.extend({ takenAt: z.iso.datetime().nullable(), place });

/** What travels with an event of a complaint's history, by the fields of its move. */
const told = {
	what: z.enum(complaintEventNames),
	at: z.iso.datetime(),
	words: z.string().optional(),
	question: z.string().optional(),
	answer: z.string().optional(),
	reason: z.string().optional(),
	responsible: z.string().optional(),
	department: department.optional(),
	rating: z.int().optional(),
	into: z.string().optional(),
};

const complaintSettings = {
	/** Whether citizens can report on the site. */
	isOn: z.boolean(or("fieldInvalid")),
	/** Days: for reopening, until silence closes, months that persons are kept. */
	reopenDays: z.int(or("fieldInvalid")).min(1, rule("fieldInvalid")).max(90, rule("fieldInvalid")),
	silenceDays: z.int(or("fieldInvalid")).min(1, rule("fieldInvalid")).max(60, rule("fieldInvalid")),
	keepMonths: z.int(or("fieldInvalid")).min(1, rule("fieldInvalid")).max(36, rule("fieldInvalid")),
	/** Who works in which section, and who heads it. */
	sections: z
		.array(z.object({ userId: id, department, isHead: z.boolean(or("fieldInvalid")) }), or("fieldInvalid"))
		.max(complaints.sectionStaff, rule("fieldInvalid")),
	/** The number of the settings that were read. */
	version: versionNumber,
};

export const shapes = {
	// What is sent
	/** Where somebody wants to report what, so far. */
	complaintPlace: z.object({ category: keyInAddress.optional(), ward: keyInAddress.optional() }),
	complaintReport: body({
		...complaintReport,
		/** A field that people don't see: what fills it in is a program. */
		website: z.string().optional(),
	}),
	/** By staff, for whoever came or called. */
	complaintTaken: body({ ...complaintReport, way: z.enum(complaintWayNames, or("fieldInvalid")) }),
	complaintCode: body({ number: anyNumber, code: anyCode }),
	complaintTold: body({
		number: anyNumber,
		code: anyCode,
		id: onceId,
		tell: z.enum(toldNames, or("fieldInvalid")),
		answer: unlessEmpty(saying(complaints.words)),
		reason: unlessEmpty(saying(complaints.words)),
		words: unlessEmpty(saying(complaints.words)),
		rating: unlessEmpty(
			z.coerce
				.number(rule("fieldInvalid"))
				.int(rule("fieldInvalid"))
				.min(1, rule("fieldInvalid"))
				.max(5, rule("fieldInvalid")),
		),
		photos,
	}),
	/** A form that is sent with empty fields asks for everything. */
	complaintQuery: z.object({
		view: z.enum(complaintViews, rule("fieldInvalid")).default("all"),
		state: emptyOr(z.enum(complaintStateNames)),
		category: keyInAddress.optional(),
		ward: keyInAddress.optional(),
		section: emptyOr(department),
		person: emptyOr(countInAddress),
		/** Words in either script, a number or a mobile. */
		q: textInAddress,
		/** What the page before named as `next`. */
		before: z
			.string(rule("fieldInvalid"))
			.regex(/^\d{0,15}-\d{0,15}$/, rule("fieldInvalid"))
			.optional(),
	}),
	complaintId: z.object({
		id: z
			.string()
			.refine((typed) => readNumber(typed) !== undefined)
			.transform((typed) => readNumber(typed) ?? typed),
	}),
	/** A move with its fields (contract/complaints/moves.ts); `version` is that of the case as it was read. */
	complaintMove: body({
		move: z.enum(moveNames, or("fieldInvalid")),
		id: onceId,
		version: versionNumber,
		words: saying(complaints.words).optional(),
		question: saying(complaints.words).optional(),
		reason: saying(complaints.words).optional(),
		responsible: saying(complaints.words).optional(),
		noProof: saying(complaints.words).optional(),
		department: department.optional(),
		person: id.optional(),
		category: contentKey.optional(),
		into: anyNumber.optional(),
		alike: z.literal("all", or("fieldInvalid")).optional(),
	}),
	complaintNote: body({ id: onceId, text: saying(complaints.words) }),
	/** Staff's own: proof of what was done. */
	complaintPhotos: body({ id: onceId, photos: photos.unwrap().min(1, rule("fieldMissing")) }),
	settingsSent: body(complaintSettings).refine(
		({ keepMonths, reopenDays }) => keepMonths * 28 >= reopenDays,
		{
			...rule("keptTooShort"),
			path: ["keepMonths"],
		},
	),
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
	newTestUser: body({ name: personName("enterNameAndEmail"), email }),
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
	/** Null: there is none. */
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
	contentKind: z.object({ kind: z.enum(deskKindNames) }),
	contentKey: z.object({ key: keyInAddress }),
	/** The form of the kind's rows; or, by its key, that of their order. */
	contentFormQuery: z.object({ key: keyInAddress.optional() }),
	/** A page of the rows that a text finds; or one row by its key. */
	contentRowsQuery: z.object({
		q: textInAddress,
		state: emptyOr(z.enum(rowFilters)),
		page: countInAddress.default(1),
		key: keyInAddress.optional(),
	}),
	/** Words, a number, or the address of a public page. */
	deskQuestion: z.object({
		q: z
			.string(rule("fieldInvalid"))
			.trim()
			.max(lengths.contentText, rule("fieldTooLong"))
			.refine(isPlain, rule("fieldInvalid")),
	}),
	latinWord: z.object({
		word: z
			.string(rule("fieldInvalid"))
			.regex(/^[A-Za-z]+$/, rule("fieldInvalid"))
			.max(hindiHelp.letters, rule("fieldTooLong")),
	}),
	publication: body({ ...publication, until: momentInIso.optional() }),
	/** What is published from a moment on. */
	plannedPublication: body({ ...publication, from: momentInIso, until: momentInIso.optional() }),
	/** Without `from` at once. */
	approval: body({
		key: line(lengths.contentKey),
		number: versionNumber,
		from: momentInIso.optional(),
		until: momentInIso.optional(),
	}),
	returned: body({
		key: line(lengths.contentKey),
		number: versionNumber,
		reason: line(lengths.reason, "reasonRequired"),
	}),
	/** What a reviewer says of the field `at` (`steps.2.text`); without a text what was said there is done. */
	remark: body({
		key: line(lengths.contentKey),
		number: versionNumber,
		at: line(lengths.contentKey),
		text: line(lengths.reason, "remarkRequired").optional(),
	}),
	/** A row that is to be taken off the site, once somebody who publishes agrees. */
	contentOffProposal: body({
		key: line(lengths.contentKey),
		basedOn: versionNumber,
		reason: line(lengths.reason, "offReasonRequired"),
	}),
	takenBack: body({ key: line(lengths.contentKey), number: versionNumber }),
	/** `draft` is a name that the form gives it, at random; `rev` the revision that it has read or saved last, 0 for one that is new. */
	draft: body({
		key: draftKey,
		draft: draftName,
		rev: draftRev,
		basedOn: versionNumber,
		row: contentRow,
	}),
	preview: body({
		key: line(lengths.contentKey).optional(),
		row: contentRow,
		/** As of this moment; without it, of the moment at which one looks. */
		at: momentInIso.optional(),
		/** For others too, so many days; without it an hour. */
		days: z
			.int(or("fieldInvalid"))
			.min(1, rule("fieldInvalid"))
			.max(previews.mostDays, rule("fieldInvalid"))
			.optional(),
		/** Looks through all pages for those that show it; without it only as far as the page to look at. */
		allPages: z.boolean(or("fieldInvalid")).optional(),
	}),
	/** A row while it is written, to be seen in one language on the page where readers will see it, or on one that was drawn before. */
	unfinished: body({
		key: line(lengths.contentKey).optional(),
		row: contentRow,
		at: momentInIso.optional(),
		lang: z.enum(languages, or("fieldInvalid")),
		path: z
			.string(or("fieldInvalid"))
			.max(lengths.contentText, rule("fieldTooLong"))
			.regex(/^\/(?!\/)/, rule("fieldInvalid"))
			.optional(),
	}),
	/** The name of a link, which opens nothing. */
	previewLink: body({ id: z.string(or("fieldInvalid")).regex(/^[A-Za-z0-9_-]{22}$/, rule("fieldInvalid")) }),
	/** Stays where it was written on since this revision. */
	draftName: body({ key: draftKey, draft: draftName, rev: draftRev }),
	/** Rows that are changed at once: without a key something new, without fields taken off. Each row once. */
	rowsSent: body({
		rows: z
			.array(sentRow, or("fieldInvalid"))
			.min(1, rule("fieldInvalid"))
			.max(desk.atOnce, rule("fieldInvalid"))
			.refine((rows) => {
				const keys = rows.flatMap(({ key }) => key ?? []);
				return new Set(keys).size === keys.length;
			}, rule("fieldInvalid")),
		/** For whoever reviews it, and for the history. */
		note: remark(lengths.reason).optional(),
	}),
	/** Versions that wait, decided together. */
	rowsApproved: body({
		versions: z
			.array(z.strictObject({ key: line(lengths.contentKey), number: versionNumber }), or("fieldInvalid"))
			.min(1, rule("fieldInvalid"))
			.max(desk.atOnce, rule("fieldInvalid"))
			.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, rule("fieldInvalid")),
	}),
	contentOff: body({ key: line(lengths.contentKey), basedOn: versionNumber }),
	/** `upload` is the last part of the address to which the pieces were sent. */
	newFile: body({
		upload: z.string(or("fieldInvalid")).regex(/^\d{1,15}-[A-Za-z0-9_-]{22}$/, rule("fieldInvalid")),
		name: fileName,
		/** Of what was chosen, so that nothing else is taken for it. */
		sha256: z
			.string(or("fieldInvalid"))
			.regex(/^[0-9a-f]{64}$/, rule("fieldInvalid"))
			.optional(),
	}),
	fileWords: body({
		titleEn: line(lengths.description),
		titleHi: line(lengths.description),
		descriptionEn: mayBeEmpty(lengths.description),
		descriptionHi: mayBeEmpty(lengths.description),
		/** Empty: the middle. Without it, it stays as it is. */
		focus: z.union([z.literal(""), z.string().regex(focusForm)], rule("fieldInvalid")).optional(),
	}),
	mediaQuery: z.object({
		/** Part of the name, of a title or of the path. */
		q: textInAddress,
		type: emptyOr(z.enum(fileTypes)),
		/** Only what no version of the content shows or links. */
		unused: emptyOr(z.literal("1")),
		/** Only pictures that nobody has described. */
		open: emptyOr(z.literal("1")),
		page: countInAddress.default(1),
	}),
	/** In an address everything is text; what isn't a whole number names nobody (404, not 422). */
	id: z.object({
		id: z
			.string()
			.regex(/^[1-9][0-9]{0,14}$/)
			.transform(Number),
	}),
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

	// What comes back
	/** `fieldErrors` has a sentence for each key of the body that is at fault; `error` is the first of them. */
	failure: z.object({ error: z.string(), fieldErrors: z.record(z.string(), z.string()).optional() }),
	message: z.object({ message: z.string() }),
	/** The row that was published, planned or sent for review, the number of its new version, and the plan whose place it takes. */
	published: z.object({ message: z.string(), key: z.string(), version: z.int(), withdrew: formerPlan }),
	/** The plan whose place a decision about a row takes. */
	decided: z.object({ message: z.string(), withdrew: formerPlan }),
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
	testUsers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
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
		/** Null: there is none. */
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
		/** Who had the right password and not the second factor since the last sign-in but one. */
		stopped: z.array(z.object({ at: z.iso.datetime(), address: z.string() })),
		/** Whether the settings ask for one of everybody with these permissions. */
		isRequired: z.boolean(),
	}),
	/** What an app needs: the secret to type, and the same with its name as the address in a QR code. Never sent again. */
	newSecondFactor: z.object({ secret: z.string(), uri: z.string() }),
	/** What the browser asks a device for, as WebAuthn has it. */
	passkeyOptions: z.record(z.string(), z.unknown()),
	/** Each signs in once, without the app. Never sent again. None with a passkey that isn't the first way. */
	recoveryCodes: z.object({ codes: z.array(z.string()) }),
	/** Only what is still undone, and what the caller can do. */
	firstDays: z.array(z.enum(firstDayNames)),
	/** What a list of new users says, and every mistake of it. */
	peoplePreview: z.object({
		people: z.array(z.object({ line: z.int(), name: z.string(), phone: z.string(), role: z.string() })),
		mistakes: listMistakes,
	}),
	/** Who was added, each with the temporary password that nobody can read again. */
	handedPasswords: z.array(z.object({ name: z.string(), phone: z.string(), password: z.string() })),
	/** What some roles are called. */
	texts: z.array(text),
	/** Who asks for a new password, the first to ask first; only those whom the caller may give one. */
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
	contentForm: z.object({
		fields: z.array(formField),
		/** What may be chosen, by the names that fields give. */
		lists: z.record(
			z.string(),
			z.array(
				z.object({
					value: z.string(),
					label: inBoth,
					picture: z.string().optional(),
					about: inBoth.optional(),
				}),
			),
		),
		/** The field that names a new row for good. */
		key: z.string().optional(),
		/** Whether a second person has to look before it is published. */
		fourEyes: z.boolean(),
	}) as unknown as z.ZodType<FormPlan>,
	contentRows: z.object({
		/** One page of them. */
		rows: z.array(
			z.object({
				key: z.string(),
				/** In the form of the council's folder; null: taken off the site. */
				row: contentRow.nullable(),
				/** Of one that was taken off: what it said before. */
				was: contentRow.optional(),
				/** The number of the latest version, whatever its state; 0: as the council's folder has it. */
				version: z.int(),
				/** Of the latest version; null: the folder's. */
				state: z.enum(versionStates).nullable(),
				/** When the latest version comes out by itself. */
				planned: z.iso.datetime().nullable(),
				/** Null: by the council's folder. */
				at: z.iso.datetime().nullable(),
				by: z.string().nullable(),
				/** Whether the council's folder has come to say something else beneath it. */
				differs: z.boolean(),
				dead: deadLinks,
			}),
		),
		/** How many there are on all pages. */
		all: z.int(),
		/** Whether the council's folder has them in a table, so that they go out and come in as one. */
		isTable: z.boolean(),
		/** Whether a second person has to look before something is published. */
		fourEyes: z.boolean(),
	}),
	/** The newest first; the last has the number 0 and is what the council's folder says, where it has the row, or has it no longer. */
	/** What a table would change, row by row of the spreadsheet, and every mistake of it. */
	rowsPreview: z.object({
		rows: z.array(
			z.object({
				/** Of the spreadsheet. */
				line: z.int(),
				name: z.string(),
				/** As `publishRows` takes it. */
				sent: sentRow,
				/** What differs from what readers see, by the column; nothing of something new. */
				cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
				/** Who has written what readers see, and when; null: the council's folder. */
				by: z.string().nullable(),
				at: z.iso.datetime().nullable(),
			}),
		),
		/** What the form calls the column under a heading. */
		columns: z.record(z.string(), z.string()),
		/** How many say what readers see anyway. */
		unchanged: z.int(),
		/** Rows that readers see and the table hasn't. */
		missing: z.array(z.object({ name: z.string(), sent: sentRow })),
		mistakes: listMistakes,
		/** Whether a second person has to look before something is published. */
		fourEyes: z.boolean(),
	}),
	/** What undoes it, as `publishRows` takes it; empty where a second person would have to look at that. */
	rowsPublished: z.object({ message: z.string(), undo: z.array(sentRow) }),
	contentVersions: z.array(
		z.object({
			version: z.int(),
			row: contentRow.nullable(),
			/** Null: by the council's folder. */
			at: z.iso.datetime().nullable(),
			by: z.string().nullable(),
			/** Whether whoever asks has written it. */
			isOwn: z.boolean(),
			state: z.enum(versionStates),
			/** Of an approved one: since when or from when on readers see it, and until when. */
			from: z.iso.datetime().nullable(),
			until: z.iso.datetime().nullable(),
			/** What the writer tells the one who reviews it. */
			note: z.string(),
			/** Why it was returned. */
			reason: z.string(),
			decidedBy: z.string().nullable(),
			decidedAt: z.iso.datetime().nullable(),
			/** Of the folder's: whether it says something else than when the desk last wrote over it. */
			differs: z.boolean().optional(),
			/** When its words were erased for good. */
			erasedAt: z.iso.datetime().nullable(),
			/** The files which it shows or links that were deleted for good: what each was called, when, and by whom; null: on the server itself. */
			gone: z.array(z.object({ name: z.string(), at: z.iso.datetime(), by: z.string().nullable() })),
			/** Of the latest. */
			dead: deadLinks,
			/** What its reviewers say of single fields of the latest; one at a field. */
			remarks: z.array(z.object({ at: z.string(), text: z.string(), by: z.string(), done: z.boolean() })),
		}),
	),
	contentDrafts: z.object({
		/** The newest first. */
		mine: z.array(
			z.object({
				draft: z.string(),
				rev: z.int(),
				basedOn: z.int(),
				row: contentRow,
				savedAt: z.iso.datetime(),
			}),
		),
		/** Who else has written on it within the last two minutes. */
		others: z.array(z.string()),
	}),
	mediaFile,
	/** One page, the newest first, and how many are found. */
	/** `open` is how many pictures of the whole shelf nobody has described. */
	mediaFiles: z.object({ total: z.int(), open: z.int(), files: z.array(mediaFile) }),
	/** The address of a preview is the public page's own with `?preview=` and the ticket; the first page is the one to look at. */
	previewTicket: z.object({
		ticket: z.string(),
		endsAt: z.iso.datetime(),
		pages: z.array(z.object({ title: text, path: text })),
	}),
	/** A public page with what isn't published, and its address in each language; or why there is none yet. */
	drawnPage: z.object({
		page: z.object({ path: text, html: z.string() }).optional(),
		mistake: z.string().optional(),
	}),
	/** What others can open before it is published: by whom it was shared, and until when. */
	previewLinks: z.array(
		z.object({
			id: z.string(),
			/** What the row is called. */
			name: z.string(),
			by: z.string(),
			isOwn: z.boolean(),
			endsAt: z.iso.datetime(),
		}),
	),
	draftKept: z.object({
		rev: z.int(),
		savedAt: z.iso.datetime(),
		/** Who else has written on it within the last two minutes. */
		others: z.array(z.string()),
	}),
	/** What waits, what comes and what ends, over all kinds that the caller may edit or publish. */
	deskToday: z.object({
		waiting: z.array(deskItem),
		returned: z.array(deskItem.extend({ reason: z.string() })),
		/** `rejected`: why it couldn't be shown if it came now; null where it could. */
		planned: z.array(deskItem.extend({ from: z.iso.datetime(), rejected: inBoth.nullable() })),
		/** What came to readers last, the newest first; `by` and `at`: who published it, and when it came. */
		published: z.array(deskItem),
		ending: z.array(deskItem.extend({ until: z.iso.datetime() })),
		/** What begins or ends by its own words, the next first: alerts and service status, notices that come out or close at a later day. */
		dated: z.array(
			z.object({
				kind: z.enum(deskKindNames),
				key: z.string(),
				row: contentRow,
				what: z.enum(["starts", "ends", "comesOut", "closes"]),
				at: z.iso.datetime(),
			}),
		),
		/** How many there are. */
		datedAll: z.int(),
		/** Pages that were read through too long ago, the oldest first, and how many there are. */
		due: z.array(
			z.object({
				kind: z.enum(deskKindNames),
				key: z.string(),
				title: text,
				/** The number of the latest version; 0: as the council's folder has it. */
				version: z.int(),
				/** The day on which it was. */
				reviewed: z.iso.date(),
			}),
		),
		dueAll: z.int(),
		/** What citizens have searched for again and again, and the site has nothing for; for whoever may give the search its words. */
		missed: z.array(z.object({ query: z.string(), count: z.int() })),
		/** What readers see of the desk where the council's folder has come to say something else. */
		differs: z.array(
			z.object({
				kind: z.enum(deskKindNames),
				key: z.string(),
				number: z.int(),
				row: contentRow.nullable(),
			}),
		),
		/** Seconds by which the clock of the server that answers is ahead of the database's; 0 where that is too little to matter. */
		clockOff: z.int(),
		/** What is published and can't be shown so, with the reason; `off` where it can't be taken off, and is shown. */
		rejected: z.array(
			z.object({
				kind: z.enum(deskKindNames),
				key: z.string(),
				row: contentRow.nullable(),
				off: z.boolean(),
				why: inBoth,
			}),
		),
		drafts: z.array(
			z.object({
				kind: z.enum(deskKindNames),
				key: z.string(),
				row: contentRow,
				savedAt: z.iso.datetime(),
			}),
		),
	}),
	/** What others have written and the caller may decide on, and what of the caller's own came back. */
	deskCounts: z.object({ waiting: z.int(), returned: z.int() }),
	/** The best first; `key` is null of a list, `at` of all but a field. Each odd part of `text` is a match. */
	deskFindings: z.array(
		z.object({
			kind: z.enum(deskKindNames),
			key: z.string().nullable(),
			at: z.string().nullable(),
			place: z.array(z.string()),
			text: z.array(z.string()),
		}),
	),
	/** The likeliest first. */
	hindiWords: z.array(z.string()),
	status: z.object({ status: z.literal("ok") }),
	/** `mistakes` are those for which the newest content of the council's folder isn't shown; `contentOf` is then the shown one's moment. */
	site: z.object({
		version: z.string(),
		contentOf: z.iso.datetime().optional(),
		mistakes: z.array(z.string()),
	}),
	/** Whether one can report, and of a category: its section, by when it would be done, and what is open in the ward already. */
	complaintDesk: z.object({
		isOn: z.boolean(),
		/** Of the category that was asked for, where the council does such work. */
		department: department.nullable(),
		dueAt: z.iso.datetime().nullable(),
		open: z.array(z.object({ id: z.string(), state: z.enum(complaintStateNames), days: z.int() })),
	}),
	complaintReceived: z.object({
		number: z.string(),
		code: z.string(),
		category: z.string(),
		department,
		/** Held: somebody looks at it first. */
		state: z.enum(complaintStateNames),
		dueAt: z.iso.datetime().nullable(),
		/** What came with it and holds. */
		photos: z.int(),
		hasPerson: z.boolean(),
		/** Why a photo wasn't taken, a sentence for each. */
		photosRefused: z.array(z.string()),
	}),
	/** What the citizen sees of it. */
	complaintFollowed: z.object({
		number: z.string(),
		category: z.string(),
		department,
		ward: z.string().nullable(),
		landmark: z.string(),
		words: z.string(),
		state: z.enum(complaintStateNames),
		arrivedAt: z.iso.datetime(),
		dueAt: z.iso.datetime().nullable(),
		isLate: z.boolean(),
		level: z.int(),
		/** Until when it may be reopened; null: it can't be. */
		reopenUntil: z.iso.datetime().nullable(),
		/** The one whose state this is. */
		mergedInto: z.string().nullable(),
		/** What waits for an answer. */
		question: z.string().nullable(),
		/** What may be told now. */
		mayTell: z.array(z.enum(toldNames)),
		hasPerson: z.boolean(),
		photos: z.array(complaintPhoto),
		/** The first comes first; by whom: the citizen, the council or the clock. */
		history: z.array(z.object({ ...told, by: z.enum(["citizen", "council", "clock"]) })),
		photosRefused: z.array(z.string()),
	}),
	complaintList: z.object({
		rows: z.array(complaintRow),
		/** `before` of the next page; null: this is the last. */
		next: z.string().nullable(),
	}),
	complaintCounts: z.object({
		mine: z.int(),
		section: z.int(),
		late: z.int(),
		/** What waits for a decision of the caller's. */
		waiting: z.int(),
		held: z.int(),
	}),
	/** What is chosen from where one works on complaints: the town's tables, and who works where. */
	complaintChoices: z.object({
		categories: z.array(
			z.object({
				key: z.string(),
				title: text,
				ask: text,
				/** Null: it isn't the council's work. */
				department: department.nullable(),
				contact: z.enum(["no", "may", "must"]),
				call: z.string().nullable(),
				isActive: z.boolean(),
			}),
		),
		wards: z.array(z.object({ key: z.string(), name: text, mohallas: text.nullable() })),
		/** Sentences that are written often; without a category, for all of them. */
		answers: z.array(
			z.object({
				id: z.string(),
				category: z.string().nullable(),
				move: z.enum(["ask", "resolve", "propose"]),
				title: text,
				text,
			}),
		),
		handlers: z.array(z.object({ id: z.int(), name: z.string(), department })),
	}),
	complaintCase: complaintRow.extend({
		version: z.int(),
		words: z.string(),
		spot: z.string(),
		lang: z.enum(languages),
		place,
		question: z.string().nullable(),
		reopenUntil: z.iso.datetime().nullable(),
		mergedInto: z.string().nullable(),
		proposal: z
			.object({
				reason: z.string(),
				words: z.string(),
				responsible: z.string(),
				by: z.string(),
				isOwn: z.boolean(),
			})
			.nullable(),
		/** Of those who report it: masked, such as "S…" and "••••••••10". */
		persons: z.array(z.object({ name: z.string(), mobile: z.string(), at: z.iso.datetime() })),
		photos: z.array(staffPhoto),
		/** Without a name: the citizen, or the clock. */
		history: z.array(
			z.object({
				...told,
				by: z.string().nullable(),
				person: z.string().optional(),
				category: z.string().optional(),
				noProof: z.string().optional(),
			}),
		),
		notes: z.array(z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() })),
		/** The moves that the caller may make now. */
		moves: z.array(z.enum(moveNames)),
		/** How many others are held that came from the same network within the last day. */
		alike: z.int(),
		/** Whether resolving wants a photo, or why there is none. */
		wantsProof: z.boolean(),
		/** Who works in its section. */
		handlers: z.array(z.object({ id: z.int(), name: z.string(), isHead: z.boolean() })),
		/** Open ones of its category in its ward. */
		near: z.array(
			z.object({
				id: z.string(),
				landmark: z.string(),
				state: z.enum(complaintStateNames),
				arrivedAt: z.iso.datetime(),
			}),
		),
		photosRefused: z.array(z.string()),
	}),
	complaintPersons: z.object({
		persons: z.array(z.object({ name: z.string(), mobile: z.string(), at: z.iso.datetime() })),
	}),
	settings: z.object({
		...complaintSettings,
		/** Who may work in a section, and whoever is in one and may no longer. */
		people: z.array(z.object({ id: z.int(), name: z.string(), mayWork: z.boolean() })),
		/** What the town's folder says. */
		town: z.object({
			openingHours: z.string().nullable(),
			closedSaturdays: z.enum(["second", "secondAndFourth"]).nullable(),
			holidays: z.int(),
			categories: z.int(),
		}),
	}),
	openApi: z.record(z.string(), z.unknown()),
	html: z.string(),
	csv: z.string(),

	/** §3 "Home login/registration form": checked in the page, logged there, sent nowhere. */
	citizenForm: z.object({ username: z.string(), mobile: z.string(), password: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type ShapeName = keyof typeof shapes;

/** What a shape holds once it is read: mobile numbers as ten digits, ids as numbers. */
export type Shapes = { readonly [Name in ShapeName]: z.output<(typeof shapes)[Name]> };

/** What may be sent for a shape. */
export type Sent = { readonly [Name in ShapeName]: z.input<(typeof shapes)[Name]> };
