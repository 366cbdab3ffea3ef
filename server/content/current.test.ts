import { expect, test } from "vitest";
import { beginOf } from "#contract/moments.ts";
import { indianCalendar } from "../calendar.ts";
import { type Changes, mistakesOf, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";

const alerts = (...rows: string[]): Changes => ({
	"tables/alerts.csv": () =>
		["id,version,level,text_en,text_hi,page,portal,on,starts,ends", ...rows, ""].join("\n"),
});

const flood = alerts("1,1,warning,Water rises,पानी बढ़ रहा है,,,all,2026-11-21 06:00,2026-11-22");

test("an alert is there from its first minute to its last, in Indian time, and tells when that is", () => {
	withTown(flood, (folder) => {
		let now = beginOf("2026-11-21 05:59");
		const town = openTown(folder, undefined, indianCalendar, () => now);
		const shown = () => town.read("alerts", "hi").map(({ text }) => text);
		expect(shown()).toEqual([]);
		expect(town.nextChange(now)).toBe(beginOf("2026-11-21 06:00"));
		now = beginOf("2026-11-21 06:00");
		expect(shown()).toEqual(["पानी बढ़ रहा है"]);
		expect(town.nextChange(now)).toBe(beginOf("2026-11-23"));
		now = beginOf("2026-11-22 23:59");
		expect(shown()).toHaveLength(1);
		now = beginOf("2026-11-23");
		expect(shown()).toEqual([]);
	});
});

test("what a service's document says until a day is over after that day", () => {
	withTown({}, (folder) => {
		const stateOn = (day: string) =>
			openTown(folder, undefined, indianCalendar, () => beginOf(day)).read("birthCertificatePage", "en")
				.status?.state;
		expect(stateOn("2026-11-30 23:59")).toBe("limited");
		expect(stateOn("2026-12-01")).toBeUndefined();
	});
});

test("a service runs otherwise for as long as the table says", () => {
	const changes: Changes = {
		"tables/service-status.csv": () =>
			"id,service,state,text_en,text_hi,starts,ends\n1,sanitation,limited,Fewer vehicles,गाड़ियाँ कम हैं,2026-11-21,2026-11-24 18:00\n",
	};
	withTown(changes, (folder) => {
		const on = (day: string) =>
			openTown(folder, undefined, indianCalendar, () => beginOf(day)).read("serviceStatus", "en");
		expect(on("2026-11-24 17:59").map(({ service }) => service)).toEqual(["sanitation"]);
		expect(on("2026-11-24 18:00")).toEqual([]);
	});
});

test.each([
	["an end before the beginning", "1,1,warning,A,क,,,all,2026-11-22,2026-11-21", "ends"],
	["a place that does not exist", "1,1,warning,A,क,,,all watr,2026-11-21,2026-11-22", "on"],
	["a level that does not exist", "1,1,red,A,क,,,all,2026-11-21,2026-11-22", "level"],
	["a day that does not exist", "1,1,warning,A,क,,,all,2026-13-21,2026-11-22", "starts"],
	["a missing Hindi text", "1,1,warning,A,,,,all,2026-11-21,2026-11-22", "text_hi"],
	["a page that does not exist", "1,1,warning,A,क,nowhere,,all,2026-11-21,2026-11-22", "page"],
])("an alert with %s is told as a mistake", (_, row, field) => {
	expect(mistakesOf(alerts(row)).map((mistake) => mistake.field)).toContain(field);
});
