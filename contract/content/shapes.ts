import { z } from "zod";
import { languages } from "../language.ts";
import { lengths } from "../limits.ts";
import type { OutcomeName } from "../outcomes.ts";
import { queries } from "../queries.ts";
import {
	body,
	isPlain,
	keyInAddress,
	line,
	or,
	query,
	rule,
	versionNumber,
	visible,
} from "../shape-parts.ts";
import { deskKindNames } from "./desk.ts";
import { desk, hindiHelp, previews } from "./limits.ts";
import type { Row } from "./row.ts";

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
const draftRev = versionNumber.max(1_000_000_000, rule("fieldInvalid"));
const draftName = z.string(or("fieldInvalid")).regex(/^[A-Za-z0-9-]{1,40}$/, rule("fieldInvalid"));

const deepest = 12;

function wrongValue(value: unknown, depth = 0): OutcomeName | undefined {
	if (typeof value === "string") return value.length > lengths.contentText ? "fieldTooLong" : undefined;
	if (value === null || typeof value === "boolean" || Number.isFinite(value)) return undefined;
	if (typeof value !== "object" || depth === deepest) return "fieldInvalid";
	if (Object.keys(value).some((name) => name.length > lengths.contentKey)) return "fieldInvalid";
	return Object.values(value)
		.map((part) => wrongValue(part, depth + 1))
		.find(Boolean);
}

/** Fields as the folder writes them, checked by their kind's schema; `wrongValue` is what zod can't type. */
export const contentRow = z.record(z.string(), z.unknown(), rule("malformed")).check(({ value, issues }) => {
	for (const [name, part] of Object.entries(value)) {
		const message = wrongValue(part);
		if (message) issues.push({ code: "custom", path: [name], input: part, message });
	}
}) as unknown as z.ZodType<Row>;

/** A row to publish; new without a key. `basedOn` is the version that the writer saw, 0 for the folder's or none. */
const publication = {
	key: line(lengths.contentKey).optional(),
	basedOn: versionNumber,
	row: contentRow,
	note: remark(lengths.reason).optional(),
	/** Draft from which it is published; a retry is recognised by it. */
	draft: draftName.optional(),
};

export const sentRow = z.object({
	key: line(lengths.contentKey).optional(),
	basedOn: versionNumber,
	row: contentRow.nullable(),
});

export const contentSent = {
	contentKind: z.object({ kind: z.enum(deskKindNames) }),
	contentKey: z.object({ key: keyInAddress }),
	contentFormQuery: z.object({ key: keyInAddress.optional() }),
	contentRowsQuery: query(queries.contentRows),
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
	/** Publishes from `from` on, or at once without it. */
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
	/** Remark on the field `at` (`steps.2.text`); without text it is resolved. */
	remark: body({
		key: line(lengths.contentKey),
		number: versionNumber,
		at: line(lengths.contentKey),
		text: line(lengths.reason, "remarkRequired").optional(),
	}),
	contentOffProposal: body({
		key: line(lengths.contentKey),
		basedOn: versionNumber,
		reason: line(lengths.reason, "offReasonRequired"),
	}),
	takenBack: body({ key: line(lengths.contentKey), number: versionNumber }),
	/** `draft` is a random name given by the form; `rev` the revision last read or saved, 0 for a new one. */
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
		at: momentInIso.optional(),
		/** Days for which the preview is shared; without them only its owner can open it, for an hour. */
		days: z
			.int(or("fieldInvalid"))
			.min(1, rule("fieldInvalid"))
			.max(previews.mostDays, rule("fieldInvalid"))
			.optional(),
		allPages: z.boolean(or("fieldInvalid")).optional(),
	}),
	/** A row being written, drawn in one language on its best page or on `path`, a page drawn before. */
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
	/** Public name of a link, which opens nothing. */
	previewLink: body({ id: z.string(or("fieldInvalid")).regex(/^[A-Za-z0-9_-]{22}$/, rule("fieldInvalid")) }),
	/** A draft that has changed since this revision isn't dropped. */
	draftName: body({ key: draftKey, draft: draftName, rev: draftRev }),
	/** Bulk change: new without a key, unpublished without fields. Each row once. */
	rowsSent: body({
		rows: z
			.array(sentRow, or("fieldInvalid"))
			.min(1, rule("fieldInvalid"))
			.max(desk.atOnce, rule("fieldInvalid"))
			.refine((rows) => {
				const keys = rows.flatMap(({ key }) => key ?? []);
				return new Set(keys).size === keys.length;
			}, rule("fieldInvalid")),
		note: remark(lengths.reason).optional(),
	}),
	rowsApproved: body({
		versions: z
			.array(z.strictObject({ key: line(lengths.contentKey), number: versionNumber }), or("fieldInvalid"))
			.min(1, rule("fieldInvalid"))
			.max(desk.atOnce, rule("fieldInvalid"))
			.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, rule("fieldInvalid")),
	}),
	contentOff: body({ key: line(lengths.contentKey), basedOn: versionNumber }),
} as const;
