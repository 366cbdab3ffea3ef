import { z } from "zod";
import { inBoth, listMistakes, text } from "../shape-parts.ts";
import { deskKindNames } from "./desk.ts";
import { type FormPlan, formTypes } from "./form-plan.ts";
import { contentRow, sentRow } from "./shapes.ts";
import { versionStates } from "./versions.ts";

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

/** Links of a row that lead nowhere on this site: the field (`steps.2.text`), and the link as written. */
const deadLinks = z.array(z.object({ at: z.string(), found: z.string() }));

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

export const contentReplies = {
	/** The row that was published, planned or sent for review, the number of its new version, and the plan whose place it takes. */
	published: z.object({ message: z.string(), key: z.string(), version: z.int(), withdrew: formerPlan }),
	/** The plan whose place a decision about a row takes. */
	decided: z.object({ message: z.string(), withdrew: formerPlan }),
	contentForm: z.object({
		fields: z.array(formField),
		/** Choices, by the names that fields give. */
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
				/** Content before the row was taken off. */
				was: contentRow.optional(),
				/** The number of the latest version, whatever its state; 0: as the council's folder has it. */
				version: z.int(),
				/** Of the latest version; null: the folder's. */
				state: z.enum(versionStates).nullable(),
				/** When the latest version comes out by itself. */
				planned: z.iso.datetime().nullable(),
				/** null if the row comes from the council's folder. */
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
	/** Changes of a table, row by row of the spreadsheet, and all its mistakes. */
	rowsPreview: z.object({
		rows: z.array(
			z.object({
				/** Of the spreadsheet. */
				line: z.int(),
				name: z.string(),
				/** As `publishRows` takes it. */
				sent: sentRow,
				/** Differences from the published row, by column; empty for a new row. */
				cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
				/** Author of the published row; null if it comes from the council's folder. */
				by: z.string().nullable(),
				at: z.iso.datetime().nullable(),
			}),
		),
		/** Names of the form's fields, by column heading. */
		columns: z.record(z.string(), z.string()),
		/** How many say what readers see anyway. */
		unchanged: z.int(),
		/** Rows that readers see and the table hasn't. */
		missing: z.array(z.object({ name: z.string(), sent: sentRow })),
		mistakes: listMistakes,
		/** Whether a second person has to look before something is published. */
		fourEyes: z.boolean(),
	}),
	/** `undo` has the rows for `publishRows` that undo it; empty if a second person would have to review them. */
	rowsPublished: z.object({ message: z.string(), undo: z.array(sentRow) }),
	/** The newest first; the last has the number 0 and is what the council's folder says, where it has the row, or has it no longer. */
	contentVersions: z.array(
		z.object({
			version: z.int(),
			row: contentRow.nullable(),
			/** null if the row comes from the council's folder. */
			at: z.iso.datetime().nullable(),
			by: z.string().nullable(),
			/** Whether whoever asks has written it. */
			isOwn: z.boolean(),
			state: z.enum(versionStates),
			/** Of an approved one: since when or from when on readers see it, and until when. */
			from: z.iso.datetime().nullable(),
			until: z.iso.datetime().nullable(),
			/** The writer's note to the reviewer. */
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
			/** Reviewers' remarks on fields of the latest version, at most one a field. */
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
		/** Others who wrote on it within the last two minutes. */
		others: z.array(z.string()),
	}),
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
	/** Links by which others can open unpublished rows. */
	previewLinks: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			by: z.string(),
			isOwn: z.boolean(),
			endsAt: z.iso.datetime(),
		}),
	),
	draftKept: z.object({
		rev: z.int(),
		savedAt: z.iso.datetime(),
		/** Others who wrote on it within the last two minutes. */
		others: z.array(z.string()),
	}),
	/** Pending work, over all kinds that the caller may edit or publish. */
	deskToday: z.object({
		waiting: z.array(deskItem),
		returned: z.array(deskItem.extend({ reason: z.string() })),
		/** `rejected`: why it couldn't be shown if it came now; null where it could. */
		planned: z.array(deskItem.extend({ from: z.iso.datetime(), rejected: inBoth.nullable() })),
		/** Versions published last, the newest first; `by` and `at`: who published it, and when it came out. */
		published: z.array(deskItem),
		ending: z.array(deskItem.extend({ until: z.iso.datetime() })),
		/** Rows whose own dates begin or end, the next first: alerts and service status, notices that come out or close at a later day. */
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
		/** Frequent searches without a result, for those who may give the search its words. */
		missed: z.array(z.object({ query: z.string(), count: z.int() })),
		/** Published rows of the desk whose row in the council's folder has changed since. */
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
		/** Published versions that can't be shown, with the reason; `off` if the row can't be taken off and is still shown. */
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
	/** Versions that the caller may decide on, and the caller's own that were returned. */
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
} as const;
