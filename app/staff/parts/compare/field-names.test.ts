import { expect, test } from "vitest";
import type { FormField, FormPlan } from "#contract/content/form-plan.ts";
import { differences } from "#contract/content/merge.ts";
import type { Row } from "#contract/content/row.ts";
import { isHidden, nameOf, spoken } from "./field-names.ts";

const field = (name: string, type: FormField["type"], hi: string, more: Partial<FormField> = {}) => ({
	name,
	type,
	label: { en: name, hi },
	optional: false,
	...more,
});
const title = field("title", "text", "शीर्षक");
const paper = field("", "group", "दस्तावेज़ (PDF)", {
	fields: [title, field("kind", "hidden", "प्रकार"), field("go", "link", "लिंक")],
});
const form: FormPlan = {
	fields: [
		title,
		field("inMenu", "yes", "मेन्यू में दिखे"),
		field("badge", "hidden", "रंग"),
		field("files", "list", "दस्तावेज़ (PDF)", { item: paper }),
	],
	lists: {
		pages: [{ value: "contact", label: { en: "Contact", hi: "संपर्क" } }],
		portals: [{ value: "tenders", label: { en: "e-Tender", hi: "ई-निविदा" } }],
	},
	fourEyes: false,
};
const before: Row = {
	title: { en: "Water", hi: "पानी" },
	inMenu: true,
	badge: "water",
	files: [
		{ id: 1, title: { en: "Notice", hi: "सूचना पत्र" }, kind: "notice", go: { page: "contact" } },
		{ id: 2, title: { en: "Map", hi: "नक़्शा" }, kind: "notice", go: { portal: "tenders" } },
	],
};
const after: Row = {
	...before,
	inMenu: false,
	badge: "other",
	files: [
		{ id: 1, title: { en: "Notice", hi: "सूचना" }, kind: "form", go: { portal: "tenders" } },
		{ id: 3, title: { en: "Map", hi: "नक़्शा" }, kind: "notice", go: { portal: "tenders" } },
	],
};

test("what differs is named and said as a person reads it: no numbers of rows, no true and false, no keys", () => {
	const told = differences(before, after)
		.filter(({ path }) => !isHidden(form, path))
		.map(({ path, before: was = "", after: now = "" }) =>
			[
				nameOf(form, path, "hi", [after, before]),
				spoken(form, path, was, "hi"),
				spoken(form, path, now, "hi"),
			].join(" | "),
		);
	expect(told).toEqual([
		"मेन्यू में दिखे | हाँ | नहीं",
		"दस्तावेज़ (PDF) · सूचना · शीर्षक · हिन्दी | सूचना पत्र | सूचना",
		"दस्तावेज़ (PDF) · सूचना · लिंक | संपर्क | ",
		"दस्तावेज़ (PDF) · सूचना · लिंक |  | ई-निविदा",
		"दस्तावेज़ (PDF) · नक़्शा · शीर्षक · अंग्रेज़ी | Map | ",
		"दस्तावेज़ (PDF) · नक़्शा · शीर्षक · हिन्दी | नक़्शा | ",
		"दस्तावेज़ (PDF) · नक़्शा · लिंक | ई-निविदा | ",
		"दस्तावेज़ (PDF) · नक़्शा · शीर्षक · अंग्रेज़ी |  | Map",
		"दस्तावेज़ (PDF) · नक़्शा · शीर्षक · हिन्दी |  | नक़्शा",
		"दस्तावेज़ (PDF) · नक़्शा · लिंक |  | ई-निविदा",
	]);
});
