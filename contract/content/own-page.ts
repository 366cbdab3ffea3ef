import * as z from "zod";
import { calls } from "../api.ts";
import { withoutPrefix } from "../language.ts";
import { pages } from "../pages.ts";
import { fields, text } from "./blocks.ts";
import { pageHead } from "./page-blocks.ts";
import { readingSections } from "./reading-pages.ts";
import { serviceSections, serviceSlots } from "./service-page.ts";

/** First steps of addresses that aren't the council's to give: those of the server's calls and files, and the staff area. */
const reserved = [
	...new Set([
		...["admin", "assets", "icons", "media", "staff", "404", "dev", "csp-report"],
		...calls.flatMap(({ path }) => path.split("/")[1] || []),
	]),
];

const expected = "an address of small letters, digits and hyphens, such as /services/parking";

const taken = new Set(pages.map(({ path }) => path.toLowerCase()));

/** A page of the council's own at an address of its own: about a service, or sections of text, tables, steps and files, or both. */
export const ownPage = fields({
	title: text,
	path: z
		.string(expected)
		.trim()
		.regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, expected)
		.refine(
			(path) => withoutPrefix(path) === path,
			"an address without the language's prefix; /hi is added by itself",
		)
		.refine(
			(path) => !reserved.includes(path.split("/")[1] ?? ""),
			`an address that doesn't begin with ${reserved.map((step) => `/${step}`).join(", ")}`,
		)
		.refine((path) => !taken.has(path), "an address that no page of the site has"),
	/** In whose menu and breadcrumb the page stands, unless menus.yaml puts it elsewhere. */
	section: z.enum(
		["about", "services", "schemes", "explore", "information", "help"],
		"about, services, schemes, explore, information or help",
	),
	/** False for a page that only links lead to. */
	inMenu: z.boolean("true or false").default(true),
	...pageHead,
	/** For search engines and the site map, a sentence; the lead if left out. */
	description: text.optional(),
	/** A page about a service says what the site's own service pages say; its sections follow. */
	service: fields(serviceSlots).optional(),
	sections: readingSections.default([]),
}).check(({ value: { service, sections }, issues }) => {
	if (sections.length === 0 && Object.keys(service ?? {}).length === 0) {
		issues.push({
			code: "custom",
			path: ["sections"],
			input: undefined,
			message: "sections, or the fields of a service under service",
		});
	}
	const taken: readonly string[] = service ? serviceSections : [];
	for (const [place, { id }] of sections.entries()) {
		if (!taken.includes(id)) continue;
		issues.push({
			code: "custom",
			path: ["sections", place, "id"],
			input: id,
			message: `an id that no section of a service has (${taken.join(", ")})`,
		});
	}
});
