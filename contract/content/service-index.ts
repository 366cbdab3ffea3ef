import { anchor, eitherPageOrPortal, fields, id, page, portal, text } from "./blocks.ts";
import { named } from "./field.ts";

/**
 * A name that people use for a service, and where it leads: a page of ours (and the place on it), or another site.
 * One service has as many rows as it has names.
 */
export const serviceName = fields({
	id,
	term: named(text, { en: "Name", hi: "नाम" }),
	page: page.optional(),
	/** The address on the page (`documents`). */
	anchor: anchor.optional(),
	portal: portal.optional(),
}).check(eitherPageOrPortal);
