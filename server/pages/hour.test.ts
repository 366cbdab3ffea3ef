import { expect, test } from "vitest";
import { hourAddress, hourAsked } from "#contract/hour.ts";
import { hourDrawing, lightAt } from "./hour.ts";

const tower = { width: 1600, height: 640, x: 760, y: 345, radius: 23 };

test.each([
	["15:00:00", 90, 0],
	["00:30:59", 15, 180],
	["21:45:00", 292.5, 270],
])("at %s the short hand stands at %i degrees and the long one at %i", (time, short, long) => {
	const turned = [...hourDrawing(`2026-11-27 ${time}`, tower).matchAll(/rotate\(([\d.]+)\)/g)];
	expect(turned.map(([, degrees]) => Number(degrees))).toEqual([short, long]);
});

test.each([
	["2026-11-27", ["05:50 night", "06:50 morning", "12:00 day", "17:00 evening", "18:30 night"]],
	["2026-06-21", ["04:40 night", "05:30 morning", "12:00 day", "19:00 evening", "20:10 night"]],
])("the light of %s is that of its season", (day, told) => {
	for (const each of told) {
		const [time, light] = each.split(" ");
		expect(lightAt(`${day} ${time}:00`), each).toBe(light);
	}
});

test("its address says the picture and its clock, and anything else is no address of it", () => {
	expect(hourAsked(new URL(hourAddress(tower), "http://x").searchParams.get("of"))).toEqual(tower);
	for (const odd of [undefined, "", "1-2-3-4", "1-2-3-4-<", "1-2-3-4-999999", ["1-2-3-4-5"]]) {
		expect(hourAsked(odd)).toBeUndefined();
	}
});
