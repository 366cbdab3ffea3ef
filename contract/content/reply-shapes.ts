import { z } from "zod";
import { listMistakes, text } from "../shape-parts.ts";
import { deskKindNames } from "./desk.ts";
import { type FormPlan, formTypes } from "./form-plan.ts";
import { contentRow, sentRow } from "./shapes.ts";
import { versionStates } from "./versions.ts";

const formField = z.object({
	name: z.string(),
	type: z.enum(formTypes),
	label: text,
	hint: text.optional(),
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

const formerPlan = z
	.object({ version: z.int(), from: z.iso.datetime(), until: z.iso.datetime().nullable() })
	.nullable();

/** Broken internal links: field (`steps.2.text`), and link as written. */
const deadLinks = z.array(z.object({ at: z.string(), found: z.string() }));

export const todayReasons = [
	"returned",
	"waiting",
	"sent",
	"rejected",
	"needed",
	"rejectedPlan",
	"differs",
	"draft",
	"planned",
	"ending",
	"starts",
	"ends",
	"comesOut",
	"closes",
	"published",
	"due",
] as const;

export const contentReplies = {
	published: z.object({ message: z.string(), key: z.string(), version: z.int(), withdrew: formerPlan }),
	decided: z.object({ message: z.string(), withdrew: formerPlan }),
	contentForm: z.object({
		fields: z.array(formField),
		lists: z.record(
			z.string(),
			z.array(
				z.object({
					value: z.string(),
					label: text,
					picture: z.string().optional(),
					about: text.optional(),
				}),
			),
		),
		key: z.string().optional(),
		fourEyes: z.boolean(),
		// Fields are recursive, which the shape says by a record.
	}) as unknown as z.ZodType<FormPlan>,
	contentRows: z.object({
		rows: z.array(
			z.object({
				key: z.string(),
				/** In the folder's form; null if unpublished. */
				row: contentRow.nullable(),
				filled: contentRow.optional(),
				/** Content before it was unpublished. */
				was: contentRow.optional(),
				/** Name of one's draft whose words are listed. */
				draft: z.string().optional(),
				/** Latest version, whatever its state; 0 for the folder's. */
				version: z.int(),
				state: z.enum(versionStates).nullable(),
				planned: z.iso.datetime().nullable(),
				at: z.iso.datetime().nullable(),
				by: z.string().nullable(),
				decidedBy: z.string().optional(),
				differs: z.boolean(),
				dead: deadLinks,
			}),
		),
		all: z.int(),
		/** Whether the folder has them in a table, which can be exported and imported. */
		isTable: z.boolean(),
		fourEyes: z.boolean(),
	}),
	rowsPreview: z.object({
		rows: z.array(
			z.object({
				line: z.int(),
				name: z.string(),
				sent: sentRow,
				/** Differences from the published row, by column; empty for a new row. */
				cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
				by: z.string().nullable(),
				at: z.iso.datetime().nullable(),
			}),
		),
		columns: z.record(z.string(), z.string()),
		unchanged: z.int(),
		missing: z.array(z.object({ name: z.string(), sent: sentRow })),
		mistakes: listMistakes,
		fourEyes: z.boolean(),
	}),
	/** `undo` has the rows for `publishRows` that undo it; empty if they would need a review. */
	rowsPublished: z.object({ message: z.string(), undo: z.array(sentRow) }),
	/** Newest first; the last, number 0, is the folder's, if it has the row. */
	contentVersions: z.array(
		z.object({
			version: z.int(),
			row: contentRow.nullable(),
			at: z.iso.datetime().nullable(),
			by: z.string().nullable(),
			isOwn: z.boolean(),
			state: z.enum(versionStates),
			from: z.iso.datetime().nullable(),
			until: z.iso.datetime().nullable(),
			note: z.string(),
			reason: z.string(),
			decidedBy: z.string().nullable(),
			decidedAt: z.iso.datetime().nullable(),
			differs: z.boolean().optional(),
			erasedAt: z.iso.datetime().nullable(),
			/** Deleted files that it shows or links; `by` is null for a command on the server. */
			gone: z.array(z.object({ name: z.string(), at: z.iso.datetime(), by: z.string().nullable() })),
			dead: deadLinks,
			/** Remarks on fields of the latest version, at most one a field. */
			remarks: z.array(z.object({ at: z.string(), text: z.string(), by: z.string(), done: z.boolean() })),
		}),
	),
	contentDrafts: z.object({
		mine: z.array(
			z.object({
				draft: z.string(),
				rev: z.int(),
				basedOn: z.int(),
				row: contentRow,
				savedAt: z.iso.datetime(),
			}),
		),
		others: z.array(z.string()),
	}),
	/** A public page's address with `?preview=` and the ticket; the best page first. */
	previewTicket: z.object({
		ticket: z.string(),
		endsAt: z.iso.datetime(),
		pages: z.array(z.object({ title: text, path: text })),
	}),
	drawnPage: z.object({
		page: z.object({ path: text, html: z.string() }).optional(),
		mistake: z.string().optional(),
	}),
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
		others: z.array(z.string()),
	}),
	deskToday: z.object({
		/**
		 * A row is listed once for each reason: scheduled ones by their moment, pages due for review by their last review, others
		 * newest first.
		 */
		entries: z.array(
			z.object({
				why: z.enum(todayReasons),
				kind: z.enum(deskKindNames),
				key: z.string(),
				/** 0 if the council's folder has the row. */
				number: z.int(),
				name: text,
				/** Moment at which it was sent, saved, published or last reviewed, or at which it begins or ends; now for a mistake. */
				at: z.iso.datetime(),
				/** Whether it proposes to unpublish the row. */
				off: z.boolean(),
				/**
				 * Fields that the waiting words change; for a row that readers don't see yet, its sort, such as a
				 * tender.
				 */
				changes: text,
				isNew: z.boolean(),
				/** Last day of a new row; empty without one. */
				day: z.string(),
				by: z.string(),
				isOwn: z.boolean(),
				/** Writer's note to the reviewer, or the reviewer's reason for a return. */
				note: z.string(),
				mistake: text.nullable(),
				/** Name and revision of a draft, and its count of filled fields; empty and 0 otherwise. */
				draft: z.string(),
				rev: z.int(),
				filled: z.int(),
			}),
		),
		/** Counts of due pages, and of rows that begin or end by dates of their own, listed or not. */
		dueAll: z.int(),
		datedAll: z.int(),
		/** Frequent searches without a result, for those who may give the search its words. */
		missed: z.array(z.object({ query: z.string(), count: z.int() })),
		/** Seconds by which this server's clock is ahead of the database's; 0 if negligible. */
		clockOff: z.int(),
	}),
	deskCounts: z.object({ waiting: z.int(), returned: z.int() }),
	/** Best first. `key` is null for a list of rows, `at` unless a field matched; odd parts of `text` are matches. */
	deskFindings: z.array(
		z.object({
			kind: z.enum(deskKindNames),
			key: z.string().nullable(),
			at: z.string().nullable(),
			place: z.array(z.string()),
			text: z.array(z.string()),
			who: z.array(z.string()).optional(),
		}),
	),
	/** Likeliest first. */
	hindiWords: z.array(z.string()),
} as const;
