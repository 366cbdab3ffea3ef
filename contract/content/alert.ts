import * as z from "zod";
import { beginOf, endOf, momentForm } from "../moments.ts";
import { pages, sections } from "../pages.ts";
import { fields, page, portal, rowId, text } from "./blocks.ts";

/** When something begins or ends. */
export const moment = z
	.string("a date like 2026-11-21, or with its time 2026-11-21 06:00")
	.refine(
		(value) => momentForm.test(value) && !Number.isNaN(beginOf(value)),
		"a date like 2026-11-21, or with its time 2026-11-21 06:00",
	);

/** What ends before it begins is never shown: a slip of the hand. */
export function endsAfterStart({ starts, ends }: { starts: string; ends: string }): boolean {
	return endOf(ends) > beginOf(starts);
}

export const endsBeforeStart = { error: "a moment after the one in starts", path: ["ends"] };

const places = new Set<string>(["all", ...Object.keys(sections), ...pages.map(({ name }) => name)]);

/** Where an alert stands: `all`, or names of sections and pages with spaces between them. */
const where = z
	.string("all, or names of pages and sections")
	.transform((value) => value.split(/\s+/).filter(Boolean))
	.refine(
		(names) => names.length > 0 && names.every((name) => places.has(name)),
		"all, or names of pages and sections (contract/pages.ts), with spaces between them",
	);

/** A message of the council above its pages, for as long as it holds; who has put it away sees it again in another version. */
export const alert = fields({
	id: rowId,
	version: rowId,
	level: z.enum(["information", "warning", "emergency"], "information, warning or emergency"),
	text,
	/** Where it leads: a page of ours, or another site. */
	page: page.optional(),
	portal: portal.optional(),
	on: where,
	starts: moment,
	ends: moment,
}).refine(endsAfterStart, endsBeforeStart);
