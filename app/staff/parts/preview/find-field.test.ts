import { expect, test } from "vitest";
import { fieldSaying } from "./find-field.ts";

const row = {
	title: { en: "Street lamps for ward 12", hi: "वार्ड 12 के लिए स्ट्रीट लैंप" },
	summary: { en: "Apply within {facts.days} days at the office.", hi: "कार्यालय में आवेदन करें।" },
	parts: [{ words: { en: "First step", hi: "पहला क़दम" } }],
	phone: "0000-000000",
};

test("a place on a page leads to the field that says it, in the language of the page", () => {
	expect(fieldSaying(row, "en", ["Street lamps, for ward 12"])).toBe("title.en");
	expect(fieldSaying(row, "hi", ["पहला क़दम"])).toBe("parts.0.words.hi");
	expect(fieldSaying(row, "en", ["Apply within 21 days at the office."])).toBe("summary.en");
	expect(fieldSaying(row, "hi", ["☎", "कॉल करें: 0000 000000"])).toBe("phone");
	expect(fieldSaying(row, "en", ["New", "Something else of the site"])).toBeUndefined();
});
