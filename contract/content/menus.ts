import * as z from "zod";
import { menuNames, soonKeys } from "../navigation.ts";
import { hideablePages, pages, sections } from "../pages.ts";
import { fields, link, page, portal, text } from "./blocks.ts";

/** One optional field for each name. */
function perName<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
	const shape = Object.fromEntries(names.map((name) => [name, schema.optional()]));
	return fields(shape as Record<Name, z.ZodOptional<Schema>>).default({} as never);
}

/** An entry of a menu; without a label it is called what its page or portal is called. */
const entry = fields({
	page: page.optional(),
	portal: portal.optional(),
	/** An entry that answers "Coming soon" until the council opens it. */
	soon: z.enum(soonKeys, soonKeys.join(", ")).optional(),
	label: text.optional(),
}).check(({ value: { page, portal, soon }, issues }) => {
	if ([page, portal, soon].filter(Boolean).length === 1) return;
	issues.push({ code: "custom", path: [], input: undefined, message: "one of page, portal and soon" });
});

const sectionNames = Object.keys(sections).filter((name) => name !== "staff" && name !== "test") as Exclude<
	keyof typeof sections,
	"staff" | "test"
>[];

const titledPages = pages.filter(({ audience, section }) => audience === "public" && section !== "test");

/**
 * menus.yaml: how a council's pages and menus differ from those that the site brings along (contract/pages.ts, navigation.ts).
 * Without this file nothing differs.
 */
export const menus = fields({
	/** Pages that this council doesn't have: their addresses are unknown, and no menu or list has them. */
	hide: z.array(z.enum(hideablePages, hideablePages.join(", ")), "a list of pages").default([]),
	/** Other titles of pages. */
	titles: perName(
		titledPages.map(({ name }) => name),
		text,
	),
	/** Other names of sections. */
	sections: perName(sectionNames, text),
	/** Where an entry leads that otherwise says "Coming soon". */
	open: perName(soonKeys, link),
	/** Menus that take the place of the site's own, entry by entry; an empty list leaves a menu out. */
	menus: perName(menuNames, z.array(entry, "a list of entries")),
});
