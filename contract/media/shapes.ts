import { z } from "zod";
import { deskKindNames } from "../content/desk.ts";
import { focusForm } from "../focus.ts";
import { lengths } from "../limits.ts";
import { body, countInAddress, emptyOr, line, mayBeEmpty, or, rule, textInAddress } from "../shape-parts.ts";
import { fileTypes } from "../uploads.ts";

/** A file's name as its owner's device has it, for people to recognise it: without folders, and nothing that turns the text around. */
const fileName = z
	.string(or("fieldInvalid"))
	.max(4 * lengths.fileName, rule("fieldTooLong"))
	.transform((name) => {
		const plain = name.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "");
		return [...(plain.split(/[\\/]/).at(-1) ?? "").trim()].slice(-lengths.fileName).join("") || "?";
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
	/** false if the document is scanned; null if nobody has looked. */
	hasText: z.boolean().nullable(),
	/** Findings to check in a document before it is published; null if there are none. */
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
	/** File name on the device of its owner. */
	name: z.string(),
	titleEn: z.string(),
	titleHi: z.string(),
	descriptionEn: z.string(),
	descriptionHi: z.string(),
	/** Point of a picture that stays in view where a page crops it: percent from the left and from the top (`40 20`); empty: the middle. */
	focus: z.string(),
	by: z.string(),
	/** The caller uploaded it. */
	isOwn: z.boolean(),
	/** The caller may change its words here; else they are reviewed, as what readers see is. */
	mayDescribe: z.boolean(),
	at: z.iso.datetime(),
	/** Rows that show or link it in a version that readers see or will see, or that waits for review. */
	uses: z.array(z.object({ kind: z.enum(deskKindNames), key: z.string() })),
	/** Rows that show or link it in older versions alone. */
	older: z.array(z.object({ kind: z.enum(deskKindNames), key: z.string() })),
});

export const mediaShapes = {
	// Requests
	/** `upload` is the last part of the address to which the pieces were sent. */
	newFile: body({
		upload: z.string(or("fieldInvalid")).regex(/^\d{1,15}-[A-Za-z0-9_-]{22}$/, rule("fieldInvalid")),
		name: fileName,
		/** Hash of the chosen file, so that no other is taken for it. */
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

	// Replies
	mediaFile,
	/** One page, the newest first, and how many are found; `open` is how many pictures of the whole shelf nobody has described. */
	mediaFiles: z.object({ total: z.int(), open: z.int(), files: z.array(mediaFile) }),
} as const;
