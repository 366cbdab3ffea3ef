import * as z from "zod";
import { fileAtPath } from "../files.ts";
import { withoutPrefix } from "../language.ts";
import { workerPath } from "../offline.ts";
import { pageAtPath } from "../pages.ts";
import { eitherPageOrPortal, fields, id, nothingUnseen, page, portal } from "./blocks.ts";
import { languageNames } from "./council-document.ts";
import { named, oneOf } from "./field.ts";

const expected = "an address of the old site from its first slash, such as /Notices.aspx?id=7";

/** Whether browsers request an address as it is written. */
function isAsked(from: string): boolean {
	const [path = ""] = from.split("?");
	const { pathname, search } = new URL(`http://x${from}`);
	// The server refuses what can't be decoded.
	const isReadable = !path.includes("%") || decoded(path) !== path;
	return isReadable && !path.includes("//") && decoded(pathname + search) === decoded(from);
}

/** Tracking parameters of newsletters, WhatsApp and Facebook. */
const trackers = /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_[ce]id)$/;

/** Normalises an address of the former website: decoded, case-insensitive, parameters sorted, without trailing slash. */
export function oldAddress(url: string): string {
	const [path = "", ...query] = url.split("?");
	const asked = [...new URLSearchParams(query.join("?"))]
		.map(([name, value]) => [name.toLowerCase(), value] as const)
		.filter(([name]) => !trackers.test(name))
		.map(([name, value]) => `${name}=${value}`);
	const whole = [decoded(path).replace(/(?<=.)\/+$/, ""), ...asked.sort()].join("\n");
	return whole.normalize().toLowerCase();
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** Whether the site itself answers at a path, whatever the council's own pages are. */
function isServed(path: string): boolean {
	return (
		Boolean(pageAtPath(path) || fileAtPath(path)) || path === workerPath || withoutPrefix(path) === "/404"
	);
}

export const redirect = fields({
	id,
	from: named(
		z
			.string(expected)
			.trim()
			.regex(/^\/[^\s#]+$/, { error: expected, abort: true })
			.refine(nothingUnseen.check, { ...nothingUnseen.params, abort: true })
			.refine(isAsked, expected)
			.refine((from) => !isServed(from.replace(/\?.*/, "")), "an address that no page of this site has"),
		{
			en: "Old address",
			hi: "पुराना पता",
			hint: { en: "From its first slash, such as /Notices.aspx?id=7", hi: "पहले / से, जैसे /Notices.aspx?id=7" },
			wrong: "oldAddress",
		},
	),
	page: page.optional(),
	lang: named(oneOf(languageNames), { en: "Language of the page", hi: "पृष्ठ की भाषा" }).optional(),
	portal: portal.optional(),
}).check(eitherPageOrPortal);
