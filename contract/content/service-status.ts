import * as z from "zod";
import { type PageName, pages } from "../pages.ts";
import { endsAfterStart, endsBeforeStart, moment } from "./alert.ts";
import { fields, rowId, text } from "./blocks.ts";

/** The pages of services and schemes. */
const servicePages: readonly PageName[] = pages
	.filter(({ section }) => section === "services" || section === "schemes")
	.map(({ name }) => name);

/** A temporary change to a service; it overrides the status in the service's own document. */
export const serviceStatus = fields({
	id: rowId,
	service: z.enum(servicePages, `the name of a service's page: ${servicePages.join(", ")}`),
	state: z.enum(["normal", "revised", "limited"], "normal, revised or limited"),
	text,
	starts: moment,
	ends: moment,
}).refine(endsAfterStart, endsBeforeStart);
