import { fields, id, portal, title } from "./blocks.ts";
import { named } from "./field.ts";

/** The official text is on its portal; the council's own rules are in tables/documents.csv, linked by their column `act`. */
export const act = fields({
	id,
	title,
	portal: named(portal, { en: "Site with its official text", hi: "आधिकारिक पाठ की साइट" }).optional(),
});
