import * as z from "zod";
import { beginOf, momentForm } from "../moments.ts";
import { pages, sections } from "../pages.ts";
import { body, endsAtNight, fields, id, movingDay, page, portal, rowId, yearOf } from "./blocks.ts";
import { dateExpected, exists } from "./date-expected.ts";
import { about, forms, named, oneOf } from "./field.ts";

const expected = "a date like 2026-11-21, or with its time 2026-11-21 06:00";

function isMoment(value: string): boolean {
	return momentForm.test(value) && exists(value.slice(0, 10)) && !Number.isNaN(beginOf(value));
}

const moment = z
	.union([z.string().refine(isMoment, { abort: true }), movingDay], {
		error: ({ input }) => dateExpected(input, expected),
	})
	.refine(yearOf.check, yearOf.params)
	.register(forms, { input: "moment" });

export const shownBetween = {
	starts: named(moment, { en: "Shown from", hi: "कब से दिखे" }),
	ends: named(moment.refine(endsAtNight.check, endsAtNight.params), {
		en: "Shown until",
		hi: "कब तक दिखे",
		input: "moment",
		hint: { en: "It goes by itself at this moment.", hi: "इस समय यह अपने आप हट जाएगी।" },
	}),
};

const places = new Set<string>(["all", ...Object.keys(sections), ...pages.map(({ name }) => name)]);

const where = z
	.string("all, or names of pages and sections")
	.transform((value) => value.split(/\s+/).filter(Boolean))
	.refine(
		(names) => names.length > 0 && names.every((name) => places.has(name)),
		"all, or names of pages and sections (contract/pages.ts), with spaces between them",
	);

const level = oneOf({
	emergency: { en: "Emergency", hi: "आपात स्थिति" },
	warning: { en: "Warning", hi: "चेतावनी" },
	information: { en: "Information", hi: "जानकारी" },
});

export const alertLevels = level.options;

/** A message above the pages; a new version reappears to those who dismissed it. */
export const alert = fields({
	id,
	version: named(rowId, { en: "Version", hi: "संस्करण" }),
	level: named(level, { en: "How urgent", hi: "कितनी ज़रूरी" }),
	text: named(body, {
		en: "Message",
		hi: "संदेश",
		hint: {
			en: "One or two sentences: what has happened, what to do, whom to call.",
			hi: "एक-दो वाक्य: क्या हुआ, क्या करें, किसे फ़ोन करें।",
		},
	}),
	page: about(page, { hint: { en: "Where one can read more", hi: "जहाँ और पढ़ा जा सके" } }).optional(),
	portal: portal.optional(),
	on: named(where, {
		en: "Where it is shown",
		hi: "कहाँ दिखे",
		input: "places",
		list: "places",
		hint: {
			en: "On every page, or only where it concerns the reader",
			hi: "हर पृष्ठ पर, या केवल वहाँ जहाँ पाठक के काम की हो",
		},
	}),
	...shownBetween,
});
