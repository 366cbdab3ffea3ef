import { expect, test } from "vitest";
import type { FormField } from "#contract/content/form-plan.ts";
import { warningsIn } from "./warnings-in.ts";

const label = { en: "", hi: "" };
const text: FormField = { name: "text", type: "text", label, optional: false };
const day: FormField = { name: "day", type: "day", label, optional: false };
const group: FormField = { name: "", type: "group", label, optional: false, fields: [text, day] };
const list: FormField = { name: "steps", type: "list", label, optional: false, item: group };

test("a part of a form has as many warnings as its texts have, however deep they stand", () => {
	const right = { text: { en: "Within 7 days", hi: "7 दिन में" }, day: "2026-11-25" };
	const figure = { text: { en: "Within 7 days", hi: "8 दिन में" }, day: "2026-11-25" };
	const word = { text: { en: "The form", hi: "form भरें" } };
	expect(warningsIn(text, figure.text)).toBe(2);
	expect(warningsIn(group, right)).toBe(0);
	expect(warningsIn(list, [right, figure, word])).toBe(3);
	expect(warningsIn(list, [right, right])).toBe(0);
});

test("what isn't filled in yet has none", () => {
	expect(warningsIn(list, undefined)).toBe(0);
	expect(warningsIn(group, {})).toBe(0);
	expect(warningsIn(text, "")).toBe(0);
});
