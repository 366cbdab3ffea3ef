import * as z from "zod";
import { endsAfterStart, endsBeforeStart, moment } from "./alert.ts";
import { fields, rowId, servicePage, text } from "./blocks.ts";

/** A temporary change to a service; it overrides the status in the service's own document. */
export const serviceStatus = fields({
	id: rowId,
	service: servicePage,
	state: z.enum(["normal", "revised", "limited"], "normal, revised or limited"),
	text,
	starts: moment,
	ends: moment,
}).refine(endsAfterStart, endsBeforeStart);
