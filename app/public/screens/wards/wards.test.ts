import { expect, test } from "vitest";
import { saidOf, wardsNamed } from "#contract/wards-named.ts";
import { mapOf } from "./ward-map.ts";

test.each([
	["C.C. road and drain in Ward No. 12", [12]],
	["Tiles in the lanes of Wards 4, 7, and 19", [4, 7, 19]],
	["lights, wards 20 to 23; hall in Ward 7.", [20, 21, 22, 23, 7]],
	["वार्ड संख्या 4, 7 एवं 19 की गलियों में", [4, 7, 19]],
	["वार्ड १ से ३ और वार्ड नं. 9", [1, 2, 3, 9]],
	["वार्डों 3, 8, 11 में", [3, 8, 11]],
	["Camp in ward 7, 12 December", [7]],
	["वार्ड 7, 12 दिसंबर", [7]],
	["wards 8-10", [8, 9, 10]],
	["in all 34 wards; 34 वार्ड; award 5; Wardha 3", []],
	["Ward #3, वार्ड-4, ward 99999", [3, 4]],
])("of “%s” the wards are known", (text, wards) => {
	expect([...wardsNamed(text)]).toEqual(wards);
});

test("a text that differs by ward is shown with its own part alone, and one that names none holds in the whole town", () => {
	const en = "Wards 1 to 12: 6 to 8 a.m. daily. Wards 13 and 14: 7 to 9 am. Sample; confirm at the office.";
	expect(saidOf(en, 3)).toEqual({ text: "6 to 8 a.m. daily", isOfTown: false });
	expect(saidOf(en, 14)).toEqual({ text: "7 to 9 am", isOfTown: false });
	expect(saidOf(en, 15)).toBeUndefined();
	expect(saidOf("वार्ड 1 से 12: सुबह 6 बजे। वार्ड 13: सुबह 7 बजे।", 13)?.text).toBe("सुबह 7 बजे");
	const status = "Water comes in the mornings only in Wards 7 and 12.";
	expect(saidOf(status, 12)).toEqual({ text: status, isOfTown: false });
	expect(saidOf(status, 1)).toBeUndefined();
	expect(saidOf("5 to 9 am", 1)).toEqual({ text: "5 to 9 am", isOfTown: true });
});

test("the map has its rows from the north, without empty columns at its sides and wards that aren't there", () => {
	const wards = [1, 2, 3].map((id) => ({ id }));
	const rows = [
		{ id: 2, c2: 3, c4: 9 },
		{ id: 1, c3: 1, c5: 2 },
	];
	expect(mapOf(rows, wards)).toEqual([
		{ id: 1, isShifted: false, wards: [undefined, { id: 1 }, undefined, { id: 2 }] },
		{ id: 2, isShifted: true, wards: [{ id: 3 }, undefined, undefined, undefined] },
	]);
	expect(mapOf([], wards)).toEqual([]);
	expect(mapOf([{ id: 1, c1: 9 }], wards)).toEqual([]);
});
