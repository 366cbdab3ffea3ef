import { expect, test } from "vitest";
import { filledIn, standIns } from "./filled-in.ts";
import type { FormField, FormPlan } from "./form-plan.ts";

const label = { en: "", hi: "" };
const field = (name: string, type: FormField["type"], more: Partial<FormField> = {}): FormField => ({
	name,
	type,
	label,
	optional: false,
	...more,
});
const plan: Pick<FormPlan, "fields" | "lists"> = {
	fields: [
		field("title", "text"),
		field("path", "words", { made: true }),
		field("opens", "day"),
		field("closes", "moment"),
		field("kind", "choice", { choices: "kinds" }),
		field("note", "text", { optional: true }),
		field("parts", "list", { item: field("", "group", { fields: [field("words", "text")] }) }),
	],
	lists: { kinds: [{ value: "tender", label }] },
};

test("what has to be filled in and isn't yet has a mark, a day or the first choice; what is written stays", () => {
	const row = { title: { hi: "निविदा" }, opens: "soon", parts: [{ words: { en: "One" } }] };
	expect(filledIn(plan, row, "2026-11-27T10:00:00.000Z")).toEqual({
		title: { hi: "निविदा", en: "…" },
		opens: "soon",
		kind: "tender",
		closes: "2026-11-28 10:00",
		parts: [{ words: { en: "One", hi: "…" } }],
	});
	expect(filledIn(plan, {}, "2026-11-27T10:00:00.000Z")).toMatchObject({
		opens: "2026-11-27",
		parts: [{ words: { en: "…", hi: "…" } }],
	});
});

test("a day or a choice that only the drawing has put there is named, so that nobody takes it for written", () => {
	const row = { title: { hi: "निविदा" }, opens: "2026-12-01" };
	expect(standIns(plan, row).map(({ name }) => name)).toEqual(["closes", "kind"]);
	expect(standIns(plan, { ...row, closes: "2026-12-02 10:00", kind: "tender" })).toEqual([]);
});
