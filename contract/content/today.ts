import { fields, link, text } from "./blocks.ts";
import { contactWay, texts } from "./page-blocks.ts";

/** Where the specification says "Coming soon" (§1, §2.1, §2.13). */
export const todayKeys = [
	"propertyTax",
	"waterCharges",
	"billTracking",
	"notices",
	"balanceSheet",
	"budget",
	"citizenLogin",
	"licences",
] as const;

/** What a person can do today where something is still to come: no dead ends. */
export const today = fields({
	title: text,
	text,
	/** The same in one line, for a message. */
	short: text.optional(),
	bring: texts.optional(),
	way: contactWay.optional(),
	link: link.optional(),
});
