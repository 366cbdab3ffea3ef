import { expect, test } from "vitest";
import { dueDay } from "./moments.ts";

test.each([
	["2026-11-29T06:00:00Z", "today at 11:30 am", "आज सुबह 11:30 बजे"],
	["2026-11-28T06:00:00Z", "on 28 Nov", "28 नव॰"],
	["2026-11-28T18:30:00Z", "today", "आज"],
	["2026-11-29T18:30:00Z", "on 30 Nov", "30 नव॰"],
	["2025-11-29T06:00:00Z", "on 29 Nov 2025", "29 नव॰ 2025"],
])("a limit that ends at %s ends %s, as the list says on 29 November", (due, en, hi) => {
	const said = (lang: "en" | "hi") => dueDay(due, "2026-11-29", lang).replaceAll("\u00a0", " ");
	expect([said("en"), said("hi")]).toEqual([en, hi]);
});
