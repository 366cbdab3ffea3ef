import * as z from "zod";
import {
	anchor,
	body,
	capColour,
	date,
	embedAddress,
	exactly,
	fields,
	figure,
	icon,
	key,
	label,
	mediaFile,
	page,
	picture,
	portal,
	rowId,
	text,
	title,
	wholeNumber,
	words,
} from "./blocks.ts";
import { named, oneOf } from "./field.ts";
import { importantLink } from "./important-link.ts";
import { infoCard } from "./info-card.ts";
import { composition } from "./limits.ts";
import { serviceCard } from "./service-card.ts";

const task = fields({
	icon,
	label,
	figure: named(figure, { en: "Figure", hi: "आँकड़ा" }),
	unit: named(text, { en: "Unit", hi: "इकाई" }),
	page,
	anchor: anchor.optional(),
	colour: capColour,
});

const iconLink = fields({ icon, label, page, anchor: anchor.optional() });

const governmentSite = fields({
	monogram: named(words.max(4, "at most 4 letters"), {
		en: "Letters of the sign",
		hi: "चिह्न के अक्षर",
		hint: { en: "At most four letters.", hi: "अधिक से अधिक चार अक्षर।" },
		wrong: "monogram",
	}),
	portal,
	colour: capColour,
});

const socialKind = oneOf({
	timeline: { en: "Timeline", hi: "टाइमलाइन" },
	page: { en: "Page", hi: "पेज" },
	photo: { en: "Photo", hi: "फ़ोटो" },
	video: { en: "Video", hi: "वीडियो" },
});

/** Our own picture is shown until a reader asks for the embed (§2.3). */
const socialCard = fields({
	kind: named(socialKind, { en: "Kind", hi: "प्रकार" }),
	title,
	portal,
	embed: named(embedAddress, { en: "Address that is embedded", hi: "जोड़ा गया पता" }).optional(),
	picture: picture.optional(),
});

const clock = fields({
	x: named(wholeNumber, { en: "From the left edge to the middle", hi: "बाएँ किनारे से बीच तक" }),
	y: named(wholeNumber, { en: "From the upper edge to the middle", hi: "ऊपरी किनारे से बीच तक" }),
	radius: named(wholeNumber, { en: "From the middle to the edge of the face", hi: "बीच से घड़ी के किनारे तक" }),
});

const hero = fields({
	picture,
	video: named(mediaFile, { en: "Video", hi: "वीडियो" }),
	/** The picture must be drawn in morning light, over which the light of the hour is laid. */
	clock: named(clock, {
		en: "Clock in the picture (pixels)",
		hi: "चित्र की घड़ी (पिक्सेल)",
		hint: {
			en: "Its hands are drawn anew at each visit, and the picture gets the light of the hour.",
			hi: "इसकी सुइयाँ हर बार सही समय पर बनती हैं, और चित्र में उस घड़ी का उजाला होता है।",
		},
	}).optional(),
});
const topics = named(z.array(iconLink, "a list"), { en: "Topics", hi: "विषय" });
const helplines = named(exactly(6, key), { en: "Helplines", hi: "हेल्पलाइन" });

export const home = fields({
	hero: named(hero, { en: "Top of the page", hi: "पृष्ठ का ऊपरी भाग" }),
	tasks: named(exactly(6, task), { en: "Most wanted", hi: "सबसे अधिक पूछे जाने वाले काम" }),
	quickLinks: named(exactly(composition.quickLinks, iconLink), { en: "Quick links", hi: "त्वरित लिंक" }),
	leaders: named(exactly(2, rowId), { en: "Chairman and executive officer", hi: "अध्यक्ष और अधिशासी अधिकारी" }),
	help: named(fields({ picture, helplines }), { en: "Help", hi: "सहायता" }),
	services: named(exactly(8, serviceCard), { en: "Services and schemes", hi: "सेवाएँ और योजनाएँ" }),
	about: named(fields({ picture, text: body, topics }), { en: "About us", hi: "हमारे बारे में" }),
	news: named(fields({ picture, title, date, page }), { en: "News", hi: "समाचार" }),
	highlights: named(exactly(composition.highlights, picture), {
		en: `Photos of the home page (${composition.highlights})`,
		hi: `मुखपृष्ठ की फ़ोटो (${composition.highlights})`,
		hint: {
			en: "Photos of the gallery that are ticked for the home page come before these.",
			hi: "गैलरी की जिन फ़ोटो पर “मुखपृष्ठ पर भी दिखाएँ” का निशान है, वे इनसे पहले आएँगी।",
		},
	}),
	importantLinks: named(exactly(composition.importantLinks, importantLink), {
		en: "Important links",
		hi: "महत्वपूर्ण लिंक",
	}),
	infoCards: named(exactly(composition.infoCards, infoCard), {
		en: "Information cards",
		hi: "जानकारी के कार्ड",
	}),
	governmentSites: named(exactly(composition.governmentSites, governmentSite), {
		en: "Sites of the government",
		hi: "सरकारी साइटें",
	}),
	social: named(exactly(composition.socialCards, socialCard), { en: "Social media", hi: "सोशल मीडिया" }),
});
