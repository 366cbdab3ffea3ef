import * as z from "zod";
import {
	body,
	email,
	fields,
	figure,
	icon,
	isoDate,
	key,
	label,
	link,
	phone,
	portal,
	remark,
	sentences,
	text,
	title,
} from "./blocks.ts";
import { about, named } from "./field.ts";

/** A non-empty list, as an empty heading helps nobody. */
export function list<Item extends z.ZodType>(item: Item) {
	return z.array(item, "a list").min(1, "at least one, or leave the field out");
}

export const texts = about(list(text), { long: true });

export const pageHead = {
	lead: named(sentences, { en: "First sentence under the title", hi: "शीर्षक के नीचे का पहला वाक्य" }),
	owner: named(text, { en: "Department responsible", hi: "उत्तरदायी विभाग" }),
	reviewed: named(isoDate, {
		en: "Last reviewed on",
		hi: "पिछली बार कब पढ़ा गया",
		hint: { en: "The page shows this day.", hi: "पृष्ठ पर यही तारीख़ दिखती है।" },
	}),
	readAgain: named(isoDate, {
		en: "Review it again after",
		hi: "इस तारीख़ के बाद फिर पढ़ें",
		hint: {
			en: "Earlier or later than other pages; readers don't see it.",
			hi: "दूसरे पृष्ठों से पहले या बाद में; पाठकों को यह नहीं दिखती।",
		},
	}).optional(),
};

export const plainPage = fields(pageHead);

export const namedFigure = fields({
	label,
	value: named(figure, { en: "Value", hi: "मान" }),
	note: remark.optional(),
});

export const facts = named(list(namedFigure), { en: "Figures", hi: "आँकड़े" });

export const note = fields({ title, text: body, link: link.optional() });

export const notes = named(list(note), { en: "Notes", hi: "टिप्पणियाँ" });

export const contactWay = fields({
	icon,
	title,
	text: body,
	phone: phone.optional(),
	email: email.optional(),
	link: link.optional(),
});

export const apply = fields({ portal, label, note: remark.optional() });

/** A figure that a newer order may have changed, and the portal that knows. */
export const check = named(fields({ text: body, portal }), {
	en: "Check before you rely on it",
	hi: "भरोसा करने से पहले जाँचें",
});

export const question = {
	question: named(text, { en: "Question", hi: "सवाल" }),
	answer: named(sentences, { en: "Answer", hi: "जवाब" }),
};

export const questions = named(list(fields(question)), { en: "Questions", hi: "सवाल" });

export const step = {
	title,
	desc: named(sentences, { en: "What to do", hi: "क्या करना है" }),
};

export const steps = named(list(fields(step)), { en: "Steps", hi: "चरण" });

export const paragraphs = named(texts, { en: "Paragraphs", hi: "अनुच्छेद" });

export const points = named(texts, { en: "Points", hi: "बिंदु" });

export const helplines = named(list(key), { en: "Helplines", hi: "हेल्पलाइन" });
