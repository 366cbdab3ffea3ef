import { expect, test } from "vitest";
import { officeAt } from "#contract/office.ts";
import { hoursInWords, officeWords } from "./office.ts";

const holidays = [{ date: "2026-12-25", name: "Christmas" }];
const office = {
	openingHours: "Mo-Fr 10:00-13:30, Mo-Fr 14:00-17:00, Sa 10:00-12:00",
	closedSaturdays: "second",
	holidays,
} as const;

test.each([
	["2026-11-27 16:59", "Open now, till 5 pm", "अभी खुला है, शाम 5 बजे तक"],
	["2026-11-27 10:00", "Open now, till 1:30 pm", "अभी खुला है, दोपहर 1:30 बजे तक"],
	["2026-11-28 11:59", "Open now, till noon", "अभी खुला है, दोपहर 12 बजे तक"],
	["2026-11-27 13:45", "Closed for lunch, opens at 2 pm", "अभी भोजनावकाश है, दोपहर 2 बजे खुलेगा"],
	["2026-11-27 06:00", "Closed now, opens today at 10 am", "अभी बंद है, आज सुबह 10 बजे खुलेगा"],
	["2026-11-26 23:45", "Closed now, opens tomorrow 10 am", "अभी बंद है, कल सुबह 10 बजे खुलेगा"],
	["2026-11-28 12:00", "Closed now, opens Monday 10 am", "अभी बंद है, सोमवार को सुबह 10 बजे खुलेगा"],
	["2026-11-29 12:00", "Closed today: Sunday, opens tomorrow 10 am", "आज बंद है: रविवार। कल सुबह 10 बजे खुलेगा"],
	[
		"2026-12-12 12:00",
		"Closed today: second Saturday, opens Monday 10 am",
		"आज बंद है: दूसरा शनिवार। सोमवार को सुबह 10 बजे खुलेगा",
	],
	[
		"2026-12-25 00:00",
		"Closed today: Christmas, opens tomorrow 10 am",
		"आज बंद है: Christmas। कल सुबह 10 बजे खुलेगा",
	],
] as const)("at %s one reads: %s", (now, en, hi) => {
	const state = officeAt(now, office);
	expect([officeWords(state, now, "en"), officeWords(state, now, "hi")]).toEqual([en, hi]);
});

test("what opens after more than a week is told by its day, and what doesn't open says only why", () => {
	const long = { openingHours: "Mo 10:00-13:00", holidays: [{ date: "2026-11-30", name: "Fair" }] };
	const now = "2026-11-27 11:00";
	expect(officeWords(officeAt(now, long), now, "en")).toBe("Closed today: Friday, opens 7 December, 10 am");
	expect(officeWords(officeAt(now, long), now, "hi")).toBe("आज बंद है: शुक्रवार। 7 दिसंबर को सुबह 10 बजे खुलेगा");
	const never = officeAt<string>(now, { openingHours: "", holidays: [] });
	expect(officeWords(never, now, "en")).toBe("Closed today: Friday");
});

test("an office that is open day and night says so, and one that works over midnight or for days says until when it really is", () => {
	const say = (openingHours: string, now: string, days: readonly string[] = []) => {
		const holidays = days.map((date) => ({ date, name: "Fair" }));
		return officeWords(officeAt(now, { openingHours, holidays }), now, "en");
	};
	const always = "Mo-Su 00:00-24:00";
	expect(say(always, "2026-11-27 03:00")).toBe("Open day and night");
	expect(officeWords(officeAt("2026-11-27 03:00", { openingHours: always, holidays: [] }), "", "hi")).toBe(
		"दिन-रात खुला है",
	);
	expect(say(always, "2026-11-27 03:00", ["2026-11-30"])).toBe("Open now, till Sunday midnight");
	expect(say(always, "2026-11-30 03:00", ["2026-11-30"])).toBe("Closed today: Fair, opens tomorrow midnight");
	expect(say("Mo 20:00-24:00, Tu 00:00-02:00", "2026-11-30 21:00")).toBe("Open now, till 2 am");
	expect(say("Mo 20:00-24:00, Tu 00:00-02:00", "2026-12-01 01:00")).toBe("Open now, till 2 am");
	expect(say("Mo-Fr 10:00-13:00, Mo-Fr 13:00-17:00", "2026-11-27 12:00")).toBe("Open now, till 5 pm");
	expect(say("Mo 20:00-24:00", "2026-11-30 21:00")).toBe("Open now, till midnight");
});

test("hours are said in words", () => {
	expect(hoursInWords("Mo-Sa 10:00-17:00", "hi")).toBe("सोमवार–शनिवार, सुबह 10 से शाम 5");
	expect(hoursInWords("Mo-Fr 10:00-13:30, Sa 10:00-12:00", "en")).toBe(
		"Monday–Friday, 10 am to 1:30 pm; Saturday, 10 am to noon",
	);
});
