import { z } from "zod";
import { firstDayNames } from "../first-days.ts";
import { body, email, personName } from "../shape-parts.ts";

export const siteShapes = {
	newTestUser: body({ name: personName("enterNameAndEmail"), email }),

	testUsers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
	/** Undone tasks that the caller can do. */
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
