import * as z from "zod";
import { readLimit } from "../complaints/clock.ts";
import { fields, icon, madeKey, phone, portal, sentences, tick, title } from "./blocks.ts";
import { departmentName } from "./department.ts";
import { forms, named, oneOf } from "./field.ts";
import { wordsPeopleUse } from "./search-words.ts";
import { mistake } from "./validation-messages.ts";

/** In the order of the page. */
export const complaintGroups = {
	water: { en: "Water", hi: "पानी" },
	cleaning: { en: "Waste, drains, toilets", hi: "कूड़ा, नाली, शौचालय" },
	road: { en: "Road, light, trees", hi: "सड़क, रोशनी, पेड़" },
	animals: { en: "Animals and mosquitoes", hi: "पशु और मच्छर" },
	other: { en: "Office and the rest", hi: "कार्यालय और बाक़ी" },
} as const;

const limit = z
	.string("a limit like 24h or 3d")
	.refine((written) => readLimit(written) !== undefined, "a limit like 24h or 3d, up to 720h or 180d")
	.register(forms, {
		input: "words",
		wrong: "limit",
		written: "hours round the clock (`24h`) or working days (`3d`)",
	});

export const complaintCategory = fields({
	key: madeKey("Short name (in English)", "छोटा नाम (अंग्रेज़ी में)"),
	icon,
	group: named(oneOf(complaintGroups), {
		en: "Group",
		hi: "समूह",
		hint: { en: "Empty: among the rest.", hi: "ख़ाली: बाक़ी में।" },
	}).optional(),
	title,
	ask: named(sentences, {
		en: "What to say",
		hi: "क्या बताना है",
		hint: { en: "What the department needs to know.", hi: "विभाग को क्या जानना ज़रूरी है।" },
	}),
	words: wordsPeopleUse.optional(),
	department: named(departmentName, { en: "Department", hi: "विभाग" }).optional(),
	limit: named(limit, {
		en: "Within",
		hi: "समय सीमा",
		hint: { en: "24h: hours, day and night. 3d: working days.", hi: "24h: घंटे, दिन-रात। 3d: कार्य दिवस।" },
	}).optional(),
	proof: named(tick, { en: "A photo proves what was done", hi: "काम का प्रमाण फ़ोटो से" }),
	contact: named(
		oneOf({
			no: { en: "Not asked", hi: "नहीं पूछा जाता" },
			may: { en: "May be given", hi: "चाहें तो दें" },
			must: { en: "Must be given", hi: "देना ज़रूरी है" },
		}),
		{ en: "Name and mobile", hi: "नाम और मोबाइल" },
	),
	/** Shown first, as the fault is dangerous. */
	call: named(phone, { en: "Number to call at once", hi: "तुरंत फ़ोन करने का नंबर" }).optional(),
	portal: portal.optional(),
	active: named(tick, { en: "Offered to citizens", hi: "नागरिकों को दिखे" }),
}).refine(
	(row) => (row.portal ? !row.department && !row.limit : row.department && row.limit),
	mistake("ownOrOther", "a department and a limit, or else a portal", "limit"),
);
