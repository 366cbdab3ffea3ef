import * as z from "zod";
import { beginOf, endOf, momentForm } from "../moments.ts";
import { pages, sections } from "../pages.ts";
import { fields, movingDay, page, portal, rowId, text } from "./blocks.ts";
import { dateExpected, exists } from "./date-expected.ts";

const expected = "a date like 2026-11-21, or with its time 2026-11-21 06:00";

function isMoment(value: string): boolean {
	return momentForm.test(value) && exists(value.slice(0, 10)) && !Number.isNaN(beginOf(value));
}

/** When something begins or ends; in a sample town also a day counted from that of reading. */
export const moment = z.union([z.string().refine(isMoment, { abort: true }), movingDay], {
	error: ({ input }) => dateExpected(input, expected),
});

type Moment = z.output<typeof moment>;

/** What ends before it begins is never shown: a slip of the hand. A day that moves is compared with another that does. */
export function endsAfterStart({ starts, ends }: { starts: Moment; ends: Moment }): boolean {
	if (typeof starts === "string" && typeof ends === "string") return endOf(ends) > beginOf(starts);
	return typeof starts === "string" || typeof ends === "string" || ends.$day >= starts.$day;
}

export const endsBeforeStart = { error: "a moment after the one in starts", path: ["ends"] };

const places = new Set<string>(["all", ...Object.keys(sections), ...pages.map(({ name }) => name)]);

/** Where an alert is shown: `all`, or names of sections and pages with spaces between them. */
export const where = z
	.string("all, or names of pages and sections")
	.transform((value) => value.split(/\s+/).filter(Boolean))
	.refine(
		(names) => names.length > 0 && names.every((name) => places.has(name)),
		"all, or names of pages and sections (contract/pages.ts), with spaces between them",
	);

/** The most urgent first, as a page shows them. */
export const alertLevels = ["emergency", "warning", "information"] as const;

/** A message of the council above its pages, for as long as it holds; who has put it away sees it again in another version. */
export const alert = fields({
	id: rowId,
	version: rowId,
	level: z.enum(alertLevels, "information, warning or emergency"),
	text,
	/** Where it leads: a page of ours, or another site. */
	page: page.optional(),
	portal: portal.optional(),
	on: where,
	starts: moment,
	ends: moment,
}).refine(endsAfterStart, endsBeforeStart);
