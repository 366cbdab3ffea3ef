import { anchor, fields, id, key, page, rowId, sentences } from "./blocks.ts";
import { named, oneOf } from "./field.ts";
import { todayWords } from "./today.ts";
import { mistake } from "./validation-messages.ts";

export const searchTargets = ["page", "sanitation", "licence", "helpline", "today"] as const;

export const wordsPeopleUse = named(sentences, {
	en: "Words, with commas",
	hi: "शब्द, अल्पविराम के साथ",
	hint: {
		en: "What people call it; Hindi in Latin letters goes under English.",
		hi: "लोग इसे क्या कहते हैं; रोमन में लिखी हिन्दी अंग्रेज़ी वाले ख़ाने में।",
	},
});

/** Words that people use and the site does not: "dustbin", "makan tax", "kutta". Separated by commas; Hindi in Latin letters goes in the English column. */
export const searchWord = fields({
	id,
	words: wordsPeopleUse,
	page: page.optional(),
	anchor: anchor.optional(),
	sanitation: named(rowId, { en: "Sanitation service", hi: "सफ़ाई सेवा" }).optional(),
	licence: named(rowId, { en: "Licence", hi: "लाइसेंस" }).optional(),
	helpline: named(key, { en: "Helpline", hi: "हेल्पलाइन" }).optional(),
	today: named(oneOf(todayWords), { en: "Today", hi: "आज की स्थिति" }).optional(),
}).refine(
	(row) => searchTargets.filter((target) => row[target] !== undefined).length === 1,
	mistake("exactlyOne", `one of the columns ${searchTargets.join(", ")}, and no other`, "page"),
);
