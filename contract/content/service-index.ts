import { eitherPageOrPortal, fields, key, page, portal, rowId, text } from "./blocks.ts";

/**
 * A name that people use for a service, and where it leads: a page of ours (and the place on it), or another site.
 * One service has as many rows as it has names.
 */
export const serviceName = fields({
	id: rowId,
	term: text,
	page: page.optional(),
	/** The address on the page (`documents`). */
	anchor: key.optional(),
	portal: portal.optional(),
}).check(eitherPageOrPortal);
