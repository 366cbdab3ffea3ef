import * as z from "zod";
import type { Text } from "../language.ts";
import { type MenuName, menuNames, type SoonKey, soonKeys } from "../navigation.ts";
import { hideablePages, type PageName, pages, sections } from "../pages.ts";
import { fields, label, link, oneEach, page, portal, text } from "./blocks.ts";
import { about, named, oneOf } from "./field.ts";
import { mistake } from "./validation-messages.ts";

export const menuWords: { readonly [Name in MenuName | SoonKey]: Text } = {
	about: sections.about.title,
	services: sections.services.title,
	schemes: sections.schemes.title,
	explore: sections.explore.title,
	information: sections.information.title,
	top: { en: "Top of the page", hi: "पृष्ठ के ऊपर" },
	pay: { en: "Pay", hi: "भुगतान" },
	footer: { en: "Foot of the page", hi: "पृष्ठ के नीचे" },
	propertyTax: { en: "Property tax", hi: "संपत्ति कर" },
	waterCharges: { en: "Water charges", hi: "जल शुल्क" },
	billTracking: { en: "Bill tracking", hi: "बिल की स्थिति" },
	noticeBoard: { en: "Notice board", hi: "सूचना पट्ट" },
	balanceSheet: { en: "Balance sheet", hi: "तुलन पत्र" },
	budget: { en: "Budget", hi: "बजट" },
	payWaterTax: { en: "Pay water tax", hi: "जल कर जमा करें" },
	payPropertyTax: { en: "Pay property tax", hi: "संपत्ति कर जमा करें" },
	citizenLogin: { en: "Citizen login", hi: "नागरिक लॉगिन" },
};

function some<Name extends string>(names: readonly Name[], words: Readonly<Record<Name, Text>>) {
	return Object.fromEntries(names.map((name) => [name, words[name]])) as Readonly<Record<Name, Text>>;
}

const pageTitles = Object.fromEntries(pages.map(({ name, title }) => [name, title])) as Readonly<
	Record<PageName, Text>
>;

const entry = fields({
	page: page.optional(),
	portal: portal.optional(),
	soon: named(oneOf(some(soonKeys, menuWords)), { en: "Not open yet", hi: "जो अभी नहीं खुला" }).optional(),
	label: label.optional(),
}).check(({ value: { page, portal, soon }, issues }) => {
	if ([page, portal, soon].filter(Boolean).length === 1) return;
	issues.push({ ...mistake("exactlyOne", "one of page, portal and soon"), input: undefined });
});

const { staff: _staff, test: _test, ...sectionsForAll } = sections;
const sectionNames = Object.keys(sectionsForAll) as (keyof typeof sectionsForAll)[];
const sectionTitles = Object.fromEntries(
	sectionNames.map((name) => [name, sections[name].title]),
) as Readonly<Record<(typeof sectionNames)[number], Text>>;

const titledPages = pages.filter(({ audience, section }) => audience === "public" && section !== "test");

export const menus = fields({
	hide: named(z.array(about(oneOf(some(hideablePages, pageTitles)), { list: "pages" }), "a list of pages"), {
		en: "Pages that aren't shown",
		hi: "जो पृष्ठ नहीं दिखाने हैं",
		hint: {
			en: "A ticked page is gone for readers: at its address, in every menu and list, and in the search. Nothing else may link to it.",
			hi: "जिस पर निशान लगाएँगे वह पृष्ठ पाठकों के लिए हट जाएगा: उसका पता, हर मेन्यू और सूची से, और खोज से भी। कहीं और से उसका लिंक नहीं हो सकता।",
		},
	}).default([]),
	titles: named(
		oneEach(
			text.optional(),
			some(
				titledPages.map(({ name }) => name),
				pageTitles,
			),
		),
		{
			en: "Titles of pages",
			hi: "पृष्ठों के शीर्षक",
			hint: {
				en: "Only where a page is to be called otherwise; empty, it keeps its usual title.",
				hi: "केवल तब, जब पृष्ठ का नाम कुछ और रखना हो; ख़ाली छोड़ें तो सामान्य शीर्षक रहेगा।",
			},
		},
	).default({}),
	sections: named(oneEach(text.optional(), sectionTitles), { en: "Sections", hi: "खंड" }).default({}),
	open: named(oneEach(link.optional(), some(soonKeys, menuWords)), {
		en: "What is open by now",
		hi: "जो अब खुल गया है",
		hint: {
			en: "Where an entry leads that only says “Coming soon” so far.",
			hi: "जो प्रविष्टि अभी केवल “जल्द उपलब्ध होगा” कहती है, वह कहाँ ले जाए।",
		},
	}).default({}),
	/** An empty list removes a menu. */
	menus: named(oneEach(z.array(entry, "a list of entries").optional(), some(menuNames, menuWords)), {
		en: "Menus in place of the usual ones",
		hi: "सामान्य मेन्यू के बदले अपने मेन्यू",
		hint: {
			en: "A menu that is written here has exactly these entries in this order, and none of the usual ones.",
			hi: "यहाँ लिखे मेन्यू में ठीक यही प्रविष्टियाँ इसी क्रम में होंगी, सामान्य वाली कोई नहीं।",
		},
	}).default({}),
});
