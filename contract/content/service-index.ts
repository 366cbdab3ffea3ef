import { anchor, eitherPageOrPortal, fields, id, page, portal, text } from "./blocks.ts";
import { named } from "./field.ts";

export const serviceName = fields({
	id,
	term: named(text, { en: "Name", hi: "नाम" }),
	page: page.optional(),
	anchor: anchor.optional(),
	portal: portal.optional(),
}).check(eitherPageOrPortal);
