import * as z from "zod";
import { calls } from "../api.ts";
import { withoutPrefix } from "../language.ts";
import { pages, sections } from "../pages.ts";
import { description, fields, title } from "./blocks.ts";
import { named, oneOf } from "./field.ts";
import { pageHead } from "./page-blocks.ts";
import { readingSections } from "./reading-pages.ts";
import { serviceSections, serviceSlots } from "./service-page.ts";
import { mistake } from "./validation-messages.ts";

const reserved = [
	...new Set([
		...["admin", "assets", "icons", "media", "staff", "404", "dev", "csp-report"],
		...calls.flatMap(({ path }) => path.split("/")[1] || []),
	]),
];

const expected = "an address of small letters, digits and hyphens, such as /services/parking";

const taken = new Set(pages.map(({ path }) => path.toLowerCase()));

const address = z
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
	.refine((path) => !taken.has(path), "an address that no page of the site has");

const section = oneOf({
	about: sections.about.title,
	services: sections.services.title,
	schemes: sections.schemes.title,
	explore: sections.explore.title,
	information: sections.information.title,
	help: sections.help.title,
});

export const addressOfMenu: Readonly<Record<z.output<typeof section>, string>> = {
	about: "/about",
	services: "/services",
	schemes: "/schemes",
	explore: "/explore",
	information: "/info",
	help: "/help",
};

export const ownPage = fields({
	title,
	path: named(address, {
		en: "Address",
		hi: "पता",
		wrong: "pageAddress",
		made: true,
		hint: {
			en: "Small Latin letters, digits and hyphens, such as /services/parking",
			hi: "छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न, जैसे /services/parking",
		},
	}),
	/** Section of menu and breadcrumb, unless menus.yaml says otherwise. */
	section: named(section, { en: "Menu", hi: "मेन्यू" }),
	inMenu: named(z.boolean("true or false"), { en: "Show in the menu", hi: "मेन्यू में दिखे" }).default(true),
	...pageHead,
	description: description.optional(),
	service: named(fields(serviceSlots), {
		en: "A page about a service",
		hi: "सेवा का पृष्ठ",
		hint: {
			en: "With any of these filled in, the page looks like the site's service pages.",
			hi: "इनमें से कुछ भी भरने पर पृष्ठ साइट के दूसरे सेवा पृष्ठों जैसा दिखता है।",
		},
	}).optional(),
	sections: readingSections.default([]),
}).check(({ value: { service, sections }, issues }) => {
	if (sections.length === 0 && Object.keys(service ?? {}).length === 0) {
		const expected = "sections, or the fields of a service under service";
		issues.push({ ...mistake("noSections", expected, "sections"), input: undefined });
	}
	const taken: readonly string[] = service ? serviceSections : [];
	for (const [place, { id }] of sections.entries()) {
		if (!taken.includes(id)) continue;
		const expected = `an id that no section of a service has (${taken.join(", ")})`;
		issues.push({ ...mistake("serviceSection", expected, "sections", place, "id"), input: id });
	}
});
