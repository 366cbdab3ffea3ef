import { expect, test } from "vitest";
import { beginOf } from "#contract/moments.ts";
import { type Changes, mistakesOf, replace, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";

const alerts = (...rows: string[]): Changes => ({
	"tables/alerts.csv": () =>
		["id,version,level,text_en,text_hi,page,portal,on,starts,ends", ...rows, ""].join("\n"),
});

const flood = alerts("1,1,warning,Water rises,पानी बढ़ रहा है,,,all,2026-11-21 06:00,2026-11-22");

test("an alert is there from its first minute to its last, in Indian time, and tells when that is", () => {
	withTown(flood, (folder) => {
		let now = beginOf("2026-11-21 05:59");
		const town = openTown(folder, { clock: () => now });
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

test("the most urgent alert stands first, and among equals the newest", () => {
	const many = alerts(
		"1,1,information,Camp,क,,,all,2026-11-20,2026-11-22",
		"2,1,warning,Rain,ख,,,all,2026-11-18,2026-11-22",
		"3,1,emergency,Flood,ग,,,all,2026-11-17,2026-11-22",
		"4,1,warning,Wind,घ,,,all,2026-11-19 09:00,2026-11-22",
		"5,1,information,Holiday,च,,,all,2026-11-21,2026-11-22",
	);
	withTown(many, (folder) => {
		const town = openTown(folder, { clock: () => beginOf("2026-11-21 12:00") });
		const shown = town.read("alerts", "en").map(({ text }) => text);
		expect(shown).toEqual(["Flood", "Wind", "Rain", "Holiday", "Camp"]);
	});
});

test("in a sample town an alert and a service's state may be counted from the day of reading, and hold each day anew", () => {
	const moving: Changes = {
		...alerts("1,1,warning,Rain,ख,,,all,today-1,today", "2,1,warning,Later,ग,,,all,today+1,today+2"),
		"tables/service-status.csv": () =>
			"id,service,state,text_en,text_hi,starts,ends\n1,sanitation,limited,Fewer vehicles,गाड़ियाँ कम हैं,today,today+3\n",
	};
	withTown(moving, (folder) => {
		for (const day of ["2026-11-21", "2027-02-01"]) {
			const now = beginOf(`${day} 10:00`);
			const town = openTown(folder, { today: () => day, clock: () => now });
			expect(town.read("alerts", "en").map(({ text, starts }) => [text, starts < day])).toEqual([
				["Rain", true],
			]);
			expect(town.read("serviceStatus", "en")).toHaveLength(1);
		}
	});
});

test("a real town's alert that counts from today is told as a mistake", () => {
	const real: Changes = {
		...alerts("1,1,warning,Rain,ख,,,all,today-1,today+1"),
		"council.yaml": (text) => text.replace("sample: true", "sample: false"),
	};
	expect(mistakesOf(real).map(({ found }) => found)).toEqual(['"today-1"', '"today+1"']);
});

test("what a service's document says until a day is over after that day", () => {
	withTown({}, (folder) => {
		const stateOn = (day: string) =>
			openTown(folder, { clock: () => beginOf(day) }).read("birthCertificatePage", "en").status?.state;
		expect(stateOn("2026-11-30 23:59")).toBe("limited");
		expect(stateOn("2026-12-01")).toBeUndefined();
	});
});

test("what a council's own page says of its service until a day is over after that day, and the site knows when", () => {
	const page: Changes = {
		"own-pages/water-connection.yaml": replace(
			"service:\n",
			"service:\n  status: { state: limited, text: { en: No new meters, hi: नए मीटर नहीं हैं }, until: 2026-12-10 }\n",
		),
	};
	withTown(page, (folder) => {
		let now = beginOf("2026-12-10 23:59");
		const town = openTown(folder, { clock: () => now });
		const service = () => town.read("ownPages", "hi")["water-connection"]?.service;
		expect(service()?.status?.text).toBe("नए मीटर नहीं हैं");
		expect(town.nextChange(now)).toBe(beginOf("2026-12-11"));
		now = beginOf("2026-12-11");
		expect(service()?.status).toBeUndefined();
		expect(service()?.icon).toBe("tap");
	});
});

test.each([
	["water-connection", []],
	["birthCertificate", []],
	["a page of the council's own to be read", ["parking"]],
	["a page of the site that is about no service", ["wards"]],
	["the list from A to Z", ["aToZ"]],
	["a page that the council doesn't have", ["divyangPension"]],
	["nothing", ["sewer"]],
] as const)("a status may be that of a service's page: %s", (name, [wrong]) => {
	const changes: Changes = {
		"tables/service-status.csv": () =>
			`id,service,state,text_en,text_hi,starts,ends\n1,${wrong ?? name},limited,Closed,बंद है,2026-11-21,2026-11-24\n`,
	};
	const told = mistakesOf(changes).map(({ field, found }) => [field, found]);
	expect(told).toEqual(wrong ? [["service", `"${wrong}"`]] : []);
});

test("a service runs otherwise for as long as the table says", () => {
	const changes: Changes = {
		"tables/service-status.csv": () =>
			"id,service,state,text_en,text_hi,starts,ends\n1,sanitation,limited,Fewer vehicles,गाड़ियाँ कम हैं,2026-11-21,2026-11-24 18:00\n",
	};
	withTown(changes, (folder) => {
		const on = (day: string) => openTown(folder, { clock: () => beginOf(day) }).read("serviceStatus", "en");
		expect(on("2026-11-24 17:59").map(({ service }) => service)).toEqual(["sanitation"]);
		expect(on("2026-11-24 18:00")).toEqual([]);
	});
});

test.each([
	["an end before the beginning", "1,1,warning,A,क,,,all,2026-11-22,2026-11-21", "ends"],
	["a moving end before the moving beginning", "1,1,warning,A,क,,,all,today+2,today+1", "ends"],
	["a place that does not exist", "1,1,warning,A,क,,,all watr,2026-11-21,2026-11-22", "on"],
	["a level that does not exist", "1,1,red,A,क,,,all,2026-11-21,2026-11-22", "level"],
	["a day that does not exist", "1,1,warning,A,क,,,all,2026-13-21,2026-11-22", "starts"],
	["a missing Hindi text", "1,1,warning,A,,,,all,2026-11-21,2026-11-22", "text_hi"],
	["a page that does not exist", "1,1,warning,A,क,nowhere,,all,2026-11-21,2026-11-22", "page"],
])("an alert with %s is told as a mistake", (_, row, field) => {
	expect(mistakesOf(alerts(row)).map((mistake) => mistake.field)).toContain(field);
});
