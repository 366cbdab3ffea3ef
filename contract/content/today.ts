import type { Text } from "../language.ts";
import { body, fields, link, text, title } from "./blocks.ts";
import { named } from "./field.ts";
import { menuWords } from "./menus.ts";
import { contactWay, texts } from "./page-blocks.ts";

/** Words in place of "Coming soon" (§1, §2.1, §2.13). */
export const todayWords = {
	propertyTax: menuWords.propertyTax,
	waterCharges: menuWords.waterCharges,
	billTracking: menuWords.billTracking,
	notices: menuWords.noticeBoard,
	balanceSheet: menuWords.balanceSheet,
	budget: menuWords.budget,
	citizenLogin: menuWords.citizenLogin,
	licences: { en: "Licences", hi: "लाइसेंस" },
} as const satisfies Readonly<Record<string, Text>>;

export const todayKeys = Object.keys(todayWords) as readonly (keyof typeof todayWords)[];

export const today = fields({
	title,
	text: body,
	short: named(text, { en: "In one line", hi: "एक पंक्ति में" }).optional(),
	bring: named(texts, { en: "What to bring", hi: "क्या साथ लाएँ" }).optional(),
	way: named(contactWay, { en: "Whom to ask", hi: "किससे पूछें" }).optional(),
	link: link.optional(),
});
