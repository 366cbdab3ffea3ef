import * as z from "zod";
import { fields, key, page, rowId, text } from "./blocks.ts";
import { todayKeys } from "./today.ts";

/** The columns that say where a row of words leads: exactly one of them is filled. */
export const searchTargets = ["page", "sanitation", "licence", "helpline", "today"] as const;

/**
 * Words that people use and the site does not: "dustbin", "makan tax", "kutta". With commas between them; Hindi typed in
 * Latin letters goes in the English column.
 */
export const searchWord = fields({
	id: rowId,
	words: text,
	page: page.optional(),
	sanitation: rowId.optional(),
	licence: rowId.optional(),
	helpline: key.optional(),
	today: z.enum(todayKeys, `one of ${todayKeys.join(", ")}`).optional(),
}).refine((row) => searchTargets.filter((target) => row[target] !== undefined).length === 1, {
	path: ["page"],
	error: `one of the columns ${searchTargets.join(", ")}, and no other`,
});
