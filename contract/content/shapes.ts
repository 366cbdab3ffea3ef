import { z } from "zod";
import { languages } from "../language.ts";
import { lengths } from "../limits.ts";
import type { OutcomeName } from "../outcomes.ts";
import {
	body,
	countInAddress,
	emptyOr,
	isPlain,
	keyInAddress,
	line,
	or,
	rule,
	textInAddress,
	versionNumber,
	visible,
} from "../shape-parts.ts";
import { deskKindNames, rowFilters } from "./desk.ts";
import { desk, hindiHelp, previews } from "./limits.ts";
import type { Row } from "./row.ts";

/** A text of several lines, which may be empty. */
const remark = (most: number) =>
	z
		.string(or("fieldInvalid"))
		.trim()
		.max(most, rule("fieldTooLong"))
		.refine((value) => value === "" || (visible.test(value) && isPlain(value)), rule("fieldInvalid"));
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

/** Checks the form of a value in a row, whatever its meaning. */
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
export const contentRow = z.record(z.string(), z.unknown(), rule("malformed")).check(({ value, issues }) => {
	for (const [name, part] of Object.entries(value)) {
		const message = wrongValue(part);
		if (message) issues.push({ code: "custom", path: [name], input: part, message });
	}
}) as unknown as z.ZodType<Row>;

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

/** A row among others that are changed at once; null: it is taken off. */
export const sentRow = z.object({
	key: line(lengths.contentKey).optional(),
	basedOn: versionNumber,
	row: contentRow.nullable(),
});

export const contentSent = {
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
	/** A reviewer's remark on the field `at` (`steps.2.text`); without a text the remark there is done. */
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
} as const;
