import * as z from "zod";
import { fileAtPath } from "../files.ts";
import { withoutPrefix } from "../language.ts";
import { workerPath } from "../offline.ts";
import { pageAtPath } from "../pages.ts";
import { eitherPageOrPortal, fields, id, nothingUnseen, page, portal } from "./blocks.ts";
import { languageNames } from "./council-document.ts";
import { named, oneOf } from "./field.ts";

const oldAddress = "an address of the old site from its first slash, such as /Notices.aspx?id=7";

/** Whether the site itself answers at a path, whatever the council's own pages are. */
function isServed(path: string): boolean {
	return (
		Boolean(pageAtPath(path) || fileAtPath(path)) || path === workerPath || withoutPrefix(path) === "/404"
	);
}

/** An address of the council's former website: links and search engines still lead there. */
export const redirect = fields({
	id,
	from: named(
		z
			.string(oldAddress)
			.trim()
			.regex(/^\/[^\s#]+$/, oldAddress)
			.refine(nothingUnseen.check, nothingUnseen.params)
			.refine((from) => !isServed(from.replace(/\?.*/, "")), "an address that no page of this site has"),
		{
			en: "Old address",
			hi: "पुराना पता",
			hint: { en: "From its first slash, such as /Notices.aspx?id=7", hi: "पहले / से, जैसे /Notices.aspx?id=7" },
			wrong: "oldAddress",
		},
	),
	page: page.optional(),
	/** The language of that page; the site's first language if left out. */
	lang: named(oneOf(languageNames), { en: "Language of the page", hi: "पृष्ठ की भाषा" }).optional(),
	portal: portal.optional(),
}).check(eitherPageOrPortal);
