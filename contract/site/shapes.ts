import { z } from "zod";
import { firstDayNames } from "../first-days.ts";
import { body, email, personName } from "../shape-parts.ts";

export const siteShapes = {
	// Requests
	newTestUser: body({ name: personName("enterNameAndEmail"), email }),

	// Replies
	testUsers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
	/** Only what is still undone, and what the caller can do. */
	firstDays: z.array(z.enum(firstDayNames)),
	status: z.object({ status: z.literal("ok") }),
	/** `mistakes` are those for which the newest content of the council's folder isn't shown; `contentOf` is then the shown one's moment. */
	site: z.object({
		version: z.string(),
		contentOf: z.iso.datetime().optional(),
		mistakes: z.array(z.string()),
	}),
	openApi: z.record(z.string(), z.unknown()),
	/** §3 "Home login/registration form": checked in the page, logged there, sent nowhere. */
	citizenForm: z.object({ username: z.string(), mobile: z.string(), password: z.string() }),
} as const;
