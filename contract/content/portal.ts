import * as z from "zod";
import { framePortals } from "../navigation.ts";
import { asOn, fields, name, source, webAddress } from "./blocks.ts";
import { named } from "./field.ts";

/** The host is derived, and tells readers where a link leads (§7). */
export const portalRow = fields({
	name,
	address: named(webAddress, { en: "Address", hi: "पता" }),
	government: named(z.boolean("true or false"), { en: "A site of the government", hi: "सरकारी साइट" }),
	asOn,
	source,
}).transform((row) => ({ ...row, host: new URL(row.address).host }));

/** Required by the menus (§2.1), and by services with an application elsewhere (§7). */
export const requiredPortals = [...framePortals, "pensions", "grievances", "birthDeath", "marriage"] as const;
