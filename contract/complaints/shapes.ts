import { z } from "zod";
import { languages } from "../language.ts";
import { lengths } from "../limits.ts";
import {
	body,
	contentKey,
	countInAddress,
	department,
	emptyOr,
	id,
	keyInAddress,
	line,
	mobile,
	onceId,
	or,
	personName,
	rule,
	saying,
	text,
	textInAddress,
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
	lang: z.enum(languages, or("fieldInvalid")),
	latitude: unlessEmpty(degrees(90)),
	longitude: unlessEmpty(degrees(180)),
	/** One that is open already: the same, as the list of open ones named it within the hour. */
	same: unlessEmpty(line(lengths.contentKey)),
	photos,
};

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

/** Fields of an event in a complaint's history, named as those of its move. */
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
	/** Staff of each department, and its heads. */
	sections: z
		.array(z.object({ userId: id, department, isHead: z.boolean(or("fieldInvalid")) }), or("fieldInvalid"))
		.max(complaints.sectionStaff, rule("fieldInvalid")),
	/** The number of the settings that were read. */
	version: versionNumber,
};

export const complaintShapes = {
	// Requests
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
		/** `next` of the page before. */
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

	// Replies
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
		/** Number of photos that were accepted. */
		photos: z.int(),
		hasPerson: z.boolean(),
		/** Why a photo wasn't taken, a sentence for each. */
		photosRefused: z.array(z.string()),
	}),
	/** A complaint as its citizen sees it. */
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
		question: z.string().nullable(),
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
		/** Complaints that wait for a decision of the caller's. */
		waiting: z.int(),
		held: z.int(),
	}),
	complaintChoices: z.object({
		categories: z.array(
			z.object({
				key: z.string(),
				title: text,
				ask: text,
				/** null if it isn't the council's work. */
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
		/** People who may work in a department, and those who are in one and may no longer. */
		people: z.array(z.object({ id: z.int(), name: z.string(), mayWork: z.boolean() })),
		town: z.object({
			openingHours: z.string().nullable(),
			closedSaturdays: z.enum(["second", "secondAndFourth"]).nullable(),
			holidays: z.int(),
			categories: z.int(),
		}),
	}),
} as const;
