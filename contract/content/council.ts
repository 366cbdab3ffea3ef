import * as z from "zod";
import { email, embedAddress, fields, isoDate, phone, picture, portal, text } from "./blocks.ts";

/** facts.md, personal data: columns of §3 that a council may leave out of its site. The door then gives an empty string. */
export const hideableColumns = [
	"wards.phone",
	"employees.fatherName",
	"contractors.Address",
	"contractors.Phone_Number",
] as const;

export type HideableColumn = (typeof hideableColumns)[number];

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
	holidays: text,
	/** One line for the name-board. */
	elevation: text,
	emblem: fields({ onLight: picture, onDark: picture }),
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
	map: fields({ embed: embedAddress, portal, picture }),
	credit: text,
	webInformationManager: fields({ name: text, phone, email }),
	updated: isoDate,
	hiddenColumns: z
		.array(z.enum(hideableColumns, `one of ${hideableColumns.join(", ")}`), "a list")
		.default([]),
});
