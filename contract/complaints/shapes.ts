import { z } from "zod";
import { languages } from "../language.ts";
import { lengths } from "../limits.ts";
import { queries } from "../queries.ts";
import {
	body,
	contentKey,
	department,
	id,
	keyInAddress,
	line,
	mobile,
	onceId,
	or,
	personName,
	query,
	rule,
	saying,
	text,
	unlessEmpty,
	versionNumber,
} from "../shape-parts.ts";
import { complaints } from "./limits.ts";
import {
	complaintEventNames,
	complaintStateNames,
	complaintViews,
	complaintWayNames,
	moveNames,
	toldNames,
} from "./moves.ts";
import { readCode, readNumber } from "./number.ts";
import { reportLines, reportLinesOf } from "./report-lines.ts";

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

const photos = z
	.array(z.file(or("fieldInvalid")))
	.max(complaints.photos, rule("tooManyPhotos"))
	.default([]);

const degrees = (most: number) =>
	z.coerce.number(rule("fieldInvalid")).refine((value) => Math.abs(value) <= most, rule("fieldInvalid"));

const complaintReport = {
	form: onceId,
	category: contentKey,
	ward: unlessEmpty(z.string(or("fieldInvalid")).regex(/^[1-9]\d{0,3}$/, rule("fieldInvalid"))),
	/** Place in the list of its ward's mohallas, from 1. */
	mohalla: unlessEmpty(
		z.coerce.number(rule("fieldInvalid")).int(rule("fieldInvalid")).min(1, rule("fieldInvalid")),
	),
	landmark: saying(complaints.landmark, "noLandmark"),
	...reportLinesOf((name) => unlessEmpty(line(reportLines[name].most))),
	words: unlessEmpty(saying(complaints.words)),
	name: unlessEmpty(personName()),
	mobile: unlessEmpty(mobile),
	told: unlessEmpty(z.literal("on", or("fieldInvalid"))),
	lang: z.enum(languages, or("fieldInvalid")),
	latitude: unlessEmpty(degrees(90)),
	longitude: unlessEmpty(degrees(180)),
	/** Ticket of an open complaint about the same, which a search of the last hour has found. */
	same: unlessEmpty(line(lengths.contentKey)),
	photos,
};

const complaintRow = z.object({
	id: z.string(),
	category: z.string(),
	department,
	person: z.string().nullable(),
	ward: z.string().nullable(),
	mohalla: text.nullable(),
	landmark: z.string(),
	state: z.enum(complaintStateNames),
	arrivedAt: z.iso.datetime(),
	/**
	 * Due date as if a waiting question were answered now; for a held one, when somebody must look at it; null if none is
	 * promised.
	 */
	dueAt: z.iso.datetime().nullable(),
	endedAt: z.iso.datetime().nullable(),
	isLate: z.boolean(),
	level: z.int(),
	reopened: z.int(),
	reporters: z.int(),
	photos: z.int(),
	isProposed: z.boolean(),
	newAnswer: z.boolean(),
	way: z.enum(complaintWayNames),
	isSample: z.boolean(),
});

const complaintPhoto = z.object({
	id: z.int(),
	src: z.string(),
	width: z.int(),
	height: z.int(),
	at: z.iso.datetime(),
	isProof: z.boolean(),
});

const place = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

const staffPhoto = complaintPhoto.extend({ takenAt: z.iso.datetime().nullable(), place });

const told = {
	what: z.enum(complaintEventNames),
	at: z.iso.datetime(),
	words: z.string().optional(),
	question: z.string().optional(),
	answer: z.string().optional(),
	noProof: z.string().optional(),
	reason: z.string().optional(),
	responsible: z.string().optional(),
	department: department.optional(),
	rating: z.int().optional(),
	into: z.string().optional(),
};

const complaintSettings = {
	isOn: z.boolean(or("fieldInvalid")),
	open311: z.boolean(or("fieldInvalid")),
	/** Days in which a citizen may reopen, days of silence that close, and months for which personal data are kept. */
	reopenDays: z.int(or("fieldInvalid")).min(1, rule("fieldInvalid")).max(90, rule("fieldInvalid")),
	silenceDays: z.int(or("fieldInvalid")).min(1, rule("fieldInvalid")).max(60, rule("fieldInvalid")),
	keepMonths: z.int(or("fieldInvalid")).min(1, rule("fieldInvalid")).max(36, rule("fieldInvalid")),
	departments: z
		.array(z.object({ userId: id, department, isHead: z.boolean(or("fieldInvalid")) }), or("fieldInvalid"))
		.max(complaints.departmentStaff, rule("fieldInvalid")),
	/** User who gets the complaints of departments without people; null if nobody does. */
	fallback: id.nullable(),
	version: versionNumber,
};

export const complaintShapes = {
	complaintPlace: z.object({ category: keyInAddress.optional(), ward: keyInAddress.optional() }),
	complaintReport: body({
		...complaintReport,
		/** Honeypot, invisible to people. */
		website: z.string().optional(),
	}),
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
	complaintQuery: query(queries.complaints).extend({
		view: z.enum(complaintViews, rule("fieldInvalid")).default("all"),
	}),
	complaintId: z.object({
		id: z
			.string()
			.refine((typed) => readNumber(typed) !== undefined)
			.transform((typed) => readNumber(typed) ?? typed),
	}),
	/** A move with its fields (contract/complaints/moves.ts); `version` is the case's as read. */
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
	complaintPhotos: body({ id: onceId, photos: photos.unwrap().min(1, rule("fieldMissing")) }),
	settingsSent: body(complaintSettings).refine(
		({ keepMonths, reopenDays }) => keepMonths * 28 >= reopenDays,
		{
			...rule("keptTooShort"),
			path: ["keepMonths"],
		},
	),

	complaintDesk: z.object({
		isOn: z.boolean(),
		tells: z.boolean(),
		/** Departments without people, for which the form is off. */
		closed: z.array(department),
		keepMonths: z.int(),
		/** Null if it isn't the council's work. */
		department: department.nullable(),
		dueAt: z.iso.datetime().nullable(),
		open: z.array(
			z.object({
				id: z.string(),
				mohalla: text.nullable(),
				state: z.enum(complaintStateNames),
				days: z.int(),
			}),
		),
	}),
	complaintReceived: z.object({
		number: z.string(),
		code: z.string(),
		category: z.string(),
		department,
		ward: z.string().nullable(),
		mohalla: text.nullable(),
		/** `held` until somebody has looked at it. */
		state: z.enum(complaintStateNames),
		dueAt: z.iso.datetime().nullable(),
		photos: z.int(),
		hasPerson: z.boolean(),
		/** Count of people who report the same, if this report was joined to another; 0 for the first reporter. */
		joined: z.int(),
		isTold: z.boolean(),
		photosRefused: z.array(z.string()),
	}),
	complaintFollowed: z.object({
		number: z.string(),
		category: z.string(),
		department,
		ward: z.string().nullable(),
		mohalla: text.nullable(),
		landmark: z.string(),
		words: z.string(),
		state: z.enum(complaintStateNames),
		arrivedAt: z.iso.datetime(),
		dueAt: z.iso.datetime().nullable(),
		isLate: z.boolean(),
		level: z.int(),
		closesAt: z.iso.datetime().nullable(),
		reopenUntil: z.iso.datetime().nullable(),
		/** Complaint whose state this is. */
		mergedInto: z.string().nullable(),
		question: z.string().nullable(),
		mayTell: z.array(z.enum(toldNames)),
		hasPerson: z.boolean(),
		isTold: z.boolean(),
		photos: z.array(complaintPhoto),
		history: z.array(z.object({ ...told, by: z.enum(["citizen", "council", "clock"]) })),
		photosRefused: z.array(z.string()),
	}),
	complaintList: z.object({
		rows: z.array(complaintRow.extend({ photo: z.string().nullable() })),
		next: z.string().nullable(),
	}),
	/** `said`: the words with which it was done; `photo`: address of the newest proof. */
	lookAgain: z.object({
		day: z.iso.date(),
		rows: z.array(
			complaintRow.extend({
				version: z.int(),
				lang: z.enum(languages),
				said: z.string(),
				photo: z.string().nullable(),
			}),
		),
	}),
	complaintCounts: z.object({
		mine: z.int(),
		section: z.int(),
		late: z.int(),
		answered: z.int(),
		waiting: z.int(),
		held: z.int(),
	}),
	complaintChoices: z.object({
		tells: z.boolean(),
		categories: z.array(
			z.object({
				key: z.string(),
				icon: z.string(),
				title: text,
				ask: text,
				department: department.nullable(),
				contact: z.enum(["no", "may", "must"]),
				call: z.string().nullable(),
				isActive: z.boolean(),
			}),
		),
		wards: z.array(z.object({ key: z.string(), name: text, mohallas: text.nullable() })),
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
		asked: z
			.object({
				question: z.string(),
				at: z.iso.datetime(),
				answer: z.string().nullable(),
				answeredAt: z.iso.datetime().nullable(),
			})
			.nullable(),
		version: z.int(),
		words: z.string(),
		...reportLinesOf(() => z.string()),
		lang: z.enum(languages),
		place,
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
		/** Reporters, masked as "S…" and "••••••••10". */
		persons: z.array(z.object({ name: z.string(), mobile: z.string(), at: z.iso.datetime() })),
		photos: z.array(staffPhoto),
		/** Without a name: the citizen, or the clock. */
		history: z.array(
			z.object({
				...told,
				by: z.string().nullable(),
				person: z.string().optional(),
				category: z.string().optional(),
			}),
		),
		notes: z.array(z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() })),
		moves: z.array(z.enum(moveNames)),
		/** Other held complaints of the same network within the last day. */
		alike: z.int(),
		wantsProof: z.boolean(),
		handlers: z.array(z.object({ id: z.int(), name: z.string(), isHead: z.boolean() })),
		near: z.array(
			z.object({
				id: z.string(),
				mohalla: text.nullable(),
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
		/** Made when it is switched on; null while it is off. */
		open311Key: z.string().nullable(),
		/** People who may work in a department, and members who no longer may. */
		people: z.array(z.object({ id: z.int(), name: z.string(), mayWork: z.boolean() })),
		owners: z.array(z.object({ department, categories: z.array(text), open: z.int() })),
		/** Messages to citizens that were given up within a month, the newest first. */
		unsent: z.array(
			z.object({ number: z.string(), what: z.string(), at: z.iso.datetime(), fault: z.string() }),
		),
		town: z.object({
			openingHours: z.string().nullable(),
			closedSaturdays: z.enum(["second", "secondAndFourth"]).nullable(),
			holidays: z.int(),
		}),
	}),
} as const;
