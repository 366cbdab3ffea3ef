import * as z from "zod";
import { inEveryLanguage, type Text } from "../language.ts";
import { areApart, type ClosedSaturdays, isForward } from "../office.ts";
import type { Permission } from "../permissions.ts";
import { india } from "../photo-origin.ts";
import { email, embedAddress, fields, isoDate, name, phone, picture, portal, text } from "./blocks.ts";
import { languageNames } from "./council-document.ts";
import { deskKindNames, deskKinds } from "./desk.ts";
import { about, named, oneOf } from "./field.ts";
import { mistake } from "./validation-messages.ts";

/** Columns of §3 with personal data that a council may hide; the door then gives an empty string. */
export const hideableColumns = [
	"wards.phone",
	"employees.fatherName",
	"contractors.Address",
	"contractors.Phone_Number",
] as const;

export type HideableColumn = (typeof hideableColumns)[number];

export const usualReviewMonths = 6;

export const reviewedKinds = deskKindNames.filter(
	(kind) => (deskKinds[kind].publish as Permission) === "publish_content",
);

const DAYS = "(?:Mo|Tu|We|Th|Fr|Sa|Su)";
const TIME = "\\d\\d:[0-5]\\d";
const SPAN = `${DAYS}(?:-${DAYS})? ${TIME}-${TIME}`;
const OPENING_HOURS = new RegExp(`^${SPAN}(?:, ${SPAN})*$`);

const closedSaturdays = oneOf({
	second: { en: "The second of each month", hi: "महीने का दूसरा" },
	secondAndFourth: { en: "The second and the fourth", hi: "दूसरा और चौथा" },
} satisfies Readonly<Record<ClosedSaturdays, Text>>);

function degrees([least, most]: readonly [number, number]) {
	const expected = `degrees from ${least} to ${most}, for a place in India`;
	return about(z.number(expected).min(least, expected).max(most, expected), { wrong: "place" });
}

const openingHours = z
	.string("hours such as Mo-Sa 10:00-17:00")
	.regex(OPENING_HOURS, { error: "hours such as Mo-Sa 10:00-17:00, several with commas", abort: true })
	.refine(isForward, {
		...mistake(
			"hoursBackward",
			"hours that end after they begin, at 24:00 at the latest; a night as two spans",
		),
		abort: true,
	})
	.refine(areApart, mistake("hoursTwice", "hours that don't overlap on any day"));

const COLOUR_EXPECTED = 'a colour in quotation marks, such as "#005158"';
const colour = z
	.string(COLOUR_EXPECTED)
	.trim()
	.regex(/^#[0-9a-fA-F]{6}$/, COLOUR_EXPECTED)
	.toLowerCase()
	.optional();

const preview = inEveryLanguage((lang) => named(picture, languageNames[lang]));

const emblem = fields({
	onLight: named(picture, { en: "On a light ground", hi: "हल्की पृष्ठभूमि पर" }),
	onDark: named(picture, { en: "On a dark ground", hi: "गहरी पृष्ठभूमि पर" }),
});

const colours = fields({
	board: named(colour, { en: "Name-board", hi: "नाम-पट्ट" }),
	action: named(colour, { en: "Buttons and links", hi: "बटन और लिंक" }),
	night: named(colour, { en: "Dark ground", hi: "गहरी पृष्ठभूमि" }),
});

const network = oneOf({
	facebook: { en: "Facebook", hi: "फ़ेसबुक" },
	twitter: { en: "X (Twitter)", hi: "एक्स (ट्विटर)" },
	instagram: { en: "Instagram", hi: "इंस्टाग्राम" },
	youtube: { en: "YouTube", hi: "यूट्यूब" },
});

const social = fields({ network: named(network, { en: "Network", hi: "नेटवर्क" }), portal });

const geo = fields({
	latitude: named(degrees(india.latitude), { en: "Latitude", hi: "अक्षांश" }),
	longitude: named(degrees(india.longitude), { en: "Longitude", hi: "देशांतर" }),
});

const map = fields({
	embed: named(embedAddress, { en: "Address that is embedded", hi: "जोड़ा गया पता" }),
	portal,
	picture,
});

export const council = fields({
	name,
	town: named(text, { en: "Town", hi: "नगर" }),
	sample: named(z.boolean("true or false"), { en: "Sample town", hi: "नमूना नगर" }),
	address: named(text, { en: "Address", hi: "पता" }),
	helpline: named(phone, { en: "Helpline", hi: "हेल्पलाइन" }),
	email,
	hours: named(text, { en: "Office hours", hi: "कार्यालय का समय" }),
	openingHours: named(openingHours, {
		en: "Office hours for Google and maps",
		hi: "गूगल आदि के लिए समय",
		hint: { en: "Such as Mo-Sa 10:00-17:00", hi: "जैसे Mo-Sa 10:00-17:00" },
		wrong: "openingHours",
	}).optional(),
	/** If left out, every Saturday has the hours above. */
	closedSaturdays: named(closedSaturdays, {
		en: "Saturdays on which the office is closed",
		hi: "किन शनिवारों को कार्यालय बंद रहता है",
	}).optional(),
	holidays: named(text, { en: "Holidays", hi: "छुट्टियाँ" }),
	elevation: named(text, { en: "Line with the height above the sea", hi: "ऊँचाई की पंक्ति" }),
	/** Link preview of 1200 × 630 pixels in each language; drawn from emblem, names and colours if left out. */
	preview: named(fields(preview), { en: "Picture beside links", hi: "लिंक के साथ का चित्र" }).optional(),
	emblem: named(emblem, { en: "Emblem", hi: "प्रतीक चिह्न" }),
	fourEyes: named(z.array(z.enum(reviewedKinds, `some of ${reviewedKinds.join(", ")}`), "a list of kinds"), {
		en: "What waits for a second person",
		hi: "किसे दूसरा व्यक्ति भी देखे",
		hint: {
			en: "These are published only after somebody else has looked at them.",
			hi: "ये तभी प्रकाशित होंगे जब कोई दूसरा इन्हें देख ले।",
		},
	}).optional(),
	colours: named(colours, { en: "Colours", hi: "रंग" }).optional(),
	social: named(z.array(social, "a list"), { en: "Social media", hi: "सोशल मीडिया" }),
	geo: named(geo, { en: "Place of the office", hi: "कार्यालय का स्थान" }).optional(),
	map: named(map, { en: "Map", hi: "मानचित्र" }),
	credit: named(text, { en: "Line at the foot", hi: "पाद-पंक्ति" }),
	webInformationManager: named(fields({ name, phone, email }), {
		en: "Web Information Manager",
		hi: "वेब सूचना प्रबंधक",
	}),
	updated: named(isoDate, { en: "Site last updated on", hi: "साइट कब अद्यतन हुई" }),
	reviewMonths: named(
		z.int("a whole number of months").min(1, "at least 1 month").max(60, "at most 60 months"),
		{
			en: "Months until a page is read again",
			hi: "कितने महीने में पृष्ठ फिर पढ़े जाएँ",
			wrong: "months",
		},
	).default(usualReviewMonths),
	hiddenColumns: named(z.array(z.enum(hideableColumns, `one of ${hideableColumns.join(", ")}`), "a list"), {
		en: "Columns that aren't shown",
		hi: "न दिखाए जाने वाले कॉलम",
	}).default([]),
});
