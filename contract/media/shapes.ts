import { z } from "zod";
import { deskKindNames } from "../content/desk.ts";
import { focusForm } from "../focus.ts";
import { lengths } from "../limits.ts";
import { queries } from "../queries.ts";
import { body, line, mayBeEmpty, or, query, rule } from "../shape-parts.ts";
import { fileTypes } from "../uploads.ts";

const fileName = z
	.string(or("fieldInvalid"))
	.max(4 * lengths.fileName, rule("fieldTooLong"))
	.transform((name) => {
		const plain = name.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "");
		return [...(plain.split(/[\\/]/).at(-1) ?? "").trim()].slice(-lengths.fileName).join("") || "?";
	});

const mediaFile = z.object({
	id: z.int(),
	path: z.string(),
	type: z.enum(fileTypes),
	/** Address; for a picture, `&w=` asks for a width. */
	src: z.string(),
	bytes: z.int(),
	width: z.int().nullable(),
	height: z.int().nullable(),
	pages: z.int().nullable(),
	/** false if the document is scanned; null if nobody has looked. */
	hasText: z.boolean().nullable(),
	findings: z
		.object({
			/** Likely Aadhaar numbers, and their pages. */
			numbers: z.object({ count: z.int(), pages: z.array(z.int()) }),
			acts: z.boolean(),
			hasFiles: z.boolean(),
		})
		.nullable(),
	name: z.string(),
	titleEn: z.string(),
	titleHi: z.string(),
	descriptionEn: z.string(),
	descriptionHi: z.string(),
	focus: z.string(),
	by: z.string(),
	isOwn: z.boolean(),
	/** The caller may change its words here; otherwise they need a review. */
	mayDescribe: z.boolean(),
	at: z.iso.datetime(),
	/** Published, scheduled or waiting rows that show or link it. */
	uses: z.array(z.object({ kind: z.enum(deskKindNames), key: z.string() })),
	older: z.array(z.object({ kind: z.enum(deskKindNames), key: z.string() })),
});

export const mediaShapes = {
	/** `upload` is the last part of the pieces' address. */
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
		/** Empty for the middle; undefined keeps it. */
		focus: z.union([z.literal(""), z.string().regex(focusForm)], rule("fieldInvalid")).optional(),
	}),
	mediaQuery: query(queries.mediaFiles),

	mediaFile,
	/** One page, newest first, and how many are found; `open` counts all undescribed pictures. */
	mediaFiles: z.object({ total: z.int(), open: z.int(), files: z.array(mediaFile) }),
} as const;
