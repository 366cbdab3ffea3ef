import { z } from "zod";
import { firstDayNames } from "../first-days.ts";
import { lengths } from "../limits.ts";
import { body, email, id, line, or, personName, rule, saying, text } from "../shape-parts.ts";
import { wrongNames } from "./feedback.ts";
import { feedback, missedSearches } from "./limits.ts";

const said = { page: z.string(), wrong: z.enum(wrongNames, or("fieldInvalid")) };

export const siteShapes = {
	/** `page` is the path of a page, in either language; empty for an unknown one. */
	feedbackSent: body({
		...said,
		page: z
			.string()
			.max(lengths.search)
			.regex(/^(?:\/[\w.~%-]+)*\/?$/)
			.catch(""),
		words: saying(feedback.letters),
	}),
	/** Newest first; `title` is the page's, null if it doesn't exist. */
	feedback: z.array(
		z.object({
			...said,
			title: text.nullable(),
			id: z.int(),
			words: z.string(),
			at: z.iso.datetime(),
		}),
	),
	putAway: body({
		feedback: z.array(id).max(feedback.kept, rule("fieldInvalid")).default([]),
		searches: z
			.array(line(missedSearches.letters))
			.max(missedSearches.kept, rule("fieldInvalid"))
			.default([]),
	}),
	newTestUser: body({ name: personName("enterNameAndEmail"), email }),

	testUsers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
	firstDays: z.array(z.enum(firstDayNames)),
	status: z.object({ status: z.literal("ok") }),
	/** `mistakes` keep the newest folder from being shown; `contentOf` is the shown one's moment. */
	site: z.object({
		version: z.string(),
		contentOf: z.iso.datetime().optional(),
		mistakes: z.array(z.string()),
	}),
	openApi: z.record(z.string(), z.unknown()),
	/** §3 "Home login/registration form": checked and logged in the page, sent nowhere. */
	citizenForm: z.object({ username: z.string(), mobile: z.string(), password: z.string() }),
} as const;
