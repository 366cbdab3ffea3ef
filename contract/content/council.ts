import * as z from "zod";
import { inEveryLanguage } from "../language.ts";
import type { Permission } from "../permissions.ts";
import { email, embedAddress, fields, isoDate, phone, picture, portal, text } from "./blocks.ts";
import { deskKindNames, deskKinds } from "./desk.ts";

/** facts.md, personal data: columns of §3 that a council may leave out of its site. The door then gives an empty string. */
export const hideableColumns = [
	"wards.phone",
	"employees.fatherName",
	"contractors.Address",
	"contractors.Phone_Number",
] as const;

export type HideableColumn = (typeof hideableColumns)[number];

/** After so many months a page is read again, unless the council says otherwise. */
export const usualReviewMonths = 6;

export const reviewedKinds = deskKindNames.filter(
	(kind) => (deskKinds[kind].publish as Permission) === "publish_content",
);

const DAYS = "(?:Mo|Tu|We|Th|Fr|Sa|Su)";
const TIME = "(?:[01]\\d|2[0-4]):[0-5]\\d";
const SPAN = `${DAYS}(?:-${DAYS})? ${TIME}-${TIME}`;
const OPENING_HOURS = new RegExp(`^${SPAN}(?:, ${SPAN})*$`);

function degrees(most: number) {
	const expected = `degrees from -${most} to ${most}`;
	return z.number(expected).min(-most, expected).max(most, expected);
}

const COLOUR_EXPECTED = 'a colour in quotation marks, such as "#005158"';
const colour = z
	.string(COLOUR_EXPECTED)
	.trim()
	.regex(/^#[0-9a-fA-F]{6}$/, COLOUR_EXPECTED)
	.toLowerCase()
	.optional();

/** Who the council is: the name-board, the foot of each page, the contact page (§2.1, §2.4). */
export const council = fields({
	name: text,
	town: text,
	/** True while the people and numbers are invented; one line in the footer then says so. */
	sample: z.boolean("true or false"),
	address: text,
	helpline: phone,
	email,
	hours: text,
	/** The same hours for machines: `Mo-Sa 10:00-17:00`, several with commas. */
	openingHours: z
		.string("hours such as Mo-Sa 10:00-17:00")
		.regex(OPENING_HOURS, "hours such as Mo-Sa 10:00-17:00, several with commas")
		.optional(),
	holidays: text,
	/** One line for the name-board. */
	elevation: text,
	/** What other sites show beside a link to ours: 1200 × 630 pixels, one for each language; made of emblem, names and colours where it is left out. */
	preview: fields(inEveryLanguage(() => picture)).optional(),
	emblem: fields({ onLight: picture, onDark: picture }),
	/** What staff publish only after a second person has looked at it; alerts never wait. */
	fourEyes: z
		.array(z.enum(reviewedKinds, `some of ${reviewedKinds.join(", ")}`), "a list of kinds")
		.optional(),
	/** A look of its own; the usual colours stand where one is left out, and all that follow from them follow (decision 26). */
	colours: fields({ board: colour, action: colour, night: colour }).optional(),
	social: z.array(
		fields({
			network: z.enum(
				["facebook", "twitter", "instagram", "youtube"],
				"facebook, twitter, instagram or youtube",
			),
			portal,
		}),
		"a list",
	),
	/** Where the office stands, in degrees. */
	geo: fields({ latitude: degrees(90), longitude: degrees(180) }).optional(),
	map: fields({ embed: embedAddress, portal, picture }),
	credit: text,
	webInformationManager: fields({ name: text, phone, email }),
	updated: isoDate,
	/** How long a page, a figure or an address may go unread by the section that answers for it (`npm run review`). */
	reviewMonths: z.int("a whole number of months").min(1, "at least 1 month").default(usualReviewMonths),
	hiddenColumns: z
		.array(z.enum(hideableColumns, `one of ${hideableColumns.join(", ")}`), "a list")
		.default([]),
});
