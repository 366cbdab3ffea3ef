import type * as z from "zod";
import {
	capColour,
	day,
	endsAtNight,
	fields,
	id,
	portal,
	sentences,
	text,
	time,
	title,
	words,
} from "./blocks.ts";
import { about, named, oneOf } from "./field.ts";

export const noticeKinds = {
	tender: { en: "Tender", hi: "निविदा" },
	auction: { en: "Auction", hi: "नीलामी" },
	vacancy: { en: "Vacancy", hi: "भर्ती" },
	objections: { en: "Objections invited", hi: "आपत्ति एवं सुझाव आमंत्रित" },
	public: { en: "Public notice", hi: "सार्वजनिक सूचना" },
} as const;

const noticeKind = oneOf(noticeKinds);

const ofTenders = { field: "kind", value: "tender" satisfies NoticeKind };

export type NoticeKind = z.output<typeof noticeKind>;

/** The official Hindi title is shown on both sites (§2.3). */
export const notice = fields({
	id,
	title: about(title, {
		hint: { en: "The Hindi title is the official one.", hi: "हिन्दी शीर्षक ही आधिकारिक है।" },
	}),
	kind: named(noticeKind, { en: "Kind", hi: "प्रकार" }),
	reference: named(words, {
		en: "Number of the tender",
		hi: "निविदा की संख्या",
		hint: { en: "As the council writes it: 41/2026-27", hi: "जैसे पालिका लिखती है: 41/2026-27" },
		only: ofTenders,
	}).optional(),
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
	closesAt: named(time.refine(endsAtNight.check, endsAtNight.params), {
		input: "time",
		en: "Closes at",
		hi: "अंतिम समय",
		hint: {
			en: "After this hour of the last day it goes to the archive.",
			hi: "आख़िरी दिन इस समय के बाद यह पुरालेख में रहेगी।",
		},
		only: ofTenders,
	}).optional(),
	opens: named(day, { en: "Bids are opened on", hi: "निविदा खुलने की तारीख़" }).optional(),
	portal: named(portal, {
		en: "Site where it is answered",
		hi: "किस साइट पर आवेदन हो",
		hint: { en: "None for a notice that only informs", hi: "केवल जानकारी देने वाली सूचना में नहीं" },
	}).optional(),
	fee: named(text, { en: "Fee", hi: "शुल्क", input: "figure" }).optional(),
	estimate: named(text, {
		en: "Estimated cost",
		hi: "अनुमानित लागत",
		input: "figure",
		only: ofTenders,
	}).optional(),
	earnestMoney: named(text, {
		en: "Earnest money",
		hi: "धरोहर राशि",
		input: "figure",
		only: ofTenders,
	}).optional(),
	documents: named(sentences, { en: "What to bring or upload", hi: "क्या लाएँ या अपलोड करें" }).optional(),
	badge: capColour.default("other"),
});
