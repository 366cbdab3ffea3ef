import * as z from "zod";
import { framePortals } from "../navigation.ts";
import { fields, isoDate, text, webAddress, words } from "./blocks.ts";

/** §7 "External links": another site. The host is derived, and shows a reader where a link leads. */
export const portalRow = fields({
	name: text,
	address: webAddress,
	government: z.boolean("true or false"),
	asOn: isoDate,
	source: words,
}).transform((row) => ({ ...row, host: new URL(row.address).host }));

/** Every town has these: the menus lead to them (§2.1), and the services for which a citizen applies elsewhere (§7). */
export const requiredPortals = [...framePortals, "pensions", "grievances", "birthDeath", "marriage"] as const;
