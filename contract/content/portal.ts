import * as z from "zod";
import { framePortals } from "../navigation.ts";
import { asOn, fields, name, source, webAddress } from "./blocks.ts";
import { named } from "./field.ts";

/** §7 "External links": another site. The host is derived, and shows a reader where a link leads. */
export const portalRow = fields({
	name,
	address: named(webAddress, { en: "Address", hi: "पता" }),
	government: named(z.boolean("true or false"), { en: "A site of the government", hi: "सरकारी साइट" }),
	asOn,
	source,
}).transform((row) => ({ ...row, host: new URL(row.address).host }));

/** Every town has these: the menus lead to them (§2.1), and the services for which a citizen applies elsewhere (§7). */
export const requiredPortals = [...framePortals, "pensions", "grievances", "birthDeath", "marriage"] as const;
