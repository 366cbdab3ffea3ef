import type * as z from "zod";
import { capColour, day, fields, id, portal, sentences, text, title } from "./blocks.ts";
import { about, named, oneOf } from "./field.ts";
import { mistake } from "./validation-messages.ts";

/** What a notice is about. */
const noticeKind = oneOf({
	tender: { en: "Tender", hi: "निविदा" },
	auction: { en: "Auction", hi: "नीलामी" },
	vacancy: { en: "Vacancy", hi: "भर्ती" },
	objections: { en: "Objections invited", hi: "आपत्तियाँ आमंत्रित" },
	public: { en: "Public notice", hi: "सार्वजनिक सूचना" },
});

export type NoticeKind = z.output<typeof noticeKind>;

/**
 * §2.3: a notice of the "News & Notices" panel and of the page of notices. Its Hindi title is the official one and is shown
 * on both sites. It is open from its date to the day it closes, and in the archive from then on.
 */
export const notice = fields({
	id,
	title: about(title, {
		hint: { en: "The Hindi title is the official one.", hi: "हिन्दी शीर्षक ही आधिकारिक है।" },
	}),
	kind: named(noticeKind, { en: "Kind", hi: "प्रकार" }),
	summary: named(sentences, {
		en: "Summary",
		hi: "सारांश",
		hint: { en: "What it is about, in two or three sentences.", hi: "दो-तीन वाक्यों में: किस बारे में है।" },
	}),
	date: named(day, { en: "Date", hi: "तारीख़" }),
	closes: named(day, {
		en: "Closes on",
		hi: "अंतिम तारीख़",
		hint: { en: "After this day it goes to the archive.", hi: "इस दिन के बाद यह पुरालेख में रहेगी।" },
	}),
	/** A tender's bids are opened on this day. */
	opens: named(day, { en: "Bids are opened on", hi: "निविदा खुलने की तारीख़" }).optional(),
	portal: named(portal, {
		en: "Site where it is answered",
		hi: "किस साइट पर आवेदन हो",
		hint: { en: "None for a notice that only informs", hi: "केवल जानकारी देने वाली सूचना में नहीं" },
	}).optional(),
	fee: named(text, { en: "Fee", hi: "शुल्क" }).optional(),
	documents: named(sentences, { en: "What to bring or upload", hi: "क्या लाएँ या अपलोड करें" }).optional(),
	badge: capColour.default("other"),
}).check(({ value: { date, closes }, issues }) => {
	if (issues.length > 0) return;
	if (typeof date !== "string" || typeof closes !== "string" || date <= closes) return;
	issues.push({ ...mistake("closesFirst", "a day that isn't before the date", "closes"), input: closes });
});
