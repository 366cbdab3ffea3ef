import { fields, id, portal, title } from "./blocks.ts";
import { named } from "./field.ts";

/**
 * §2.14, §3 "Policy": an act, a set of rules or a policy. Its portal is the home of its official text; the council's own rules
 * stand in tables/documents.csv, with this row's id in their column `act`.
 */
export const act = fields({
	id,
	title,
	portal: named(portal, { en: "Site with its official text", hi: "आधिकारिक पाठ की साइट" }).optional(),
});
