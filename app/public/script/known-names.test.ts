import { describe, expect, test } from "vitest";
import type { KnownName } from "#contract/search.ts";
import { namesFrom } from "./known-names.ts";

const name = (title: string, also: string, href: string): KnownName => ({ title, also, href });

const names = [
	name("जन्म प्रमाण पत्र", "Birth certificate", "/hi/birth"),
	name("जन्म पंजीकरण", "Registration of a birth", "/hi/birth"),
	name("मृत्यु प्रमाण पत्र", "Death certificate", "/hi/death"),
	name("पानी का बिल", "Bill for water", "/hi/bill"),
	name("गंदा पानी", "Dirty water", "/hi/water"),
	name("सड़कों की सफ़ाई", "Street cleaning", "/hi/sweeping"),
	name("शिकायत", "Complaints", "/hi/grievances"),
	name("ई-निविदा (ई-टेंडर)", "E-tender", "/hi/tenders"),
	name("शिकायत", "Grievances", "/hi/other"),
	name("वार्ड सूची", "Ward, which one is mine", "/hi/wards"),
	name("सीवर", "Sewer", "/hi/sewer"),
];
const find = namesFrom(names);
const titles = (typed: string) => find(typed).map(({ title }) => title);

describe("a name is found from its first letters", () => {
	test.each([
		["in Devanagari", "ज", "जन्म प्रमाण पत्र"],
		["in Devanagari", "मृत्", "मृत्यु प्रमाण पत्र"],
		["in Devanagari without the dot below", "सफा", "सड़कों की सफ़ाई"],
		["in English", "b", "जन्म प्रमाण पत्र"],
		["in English", "Deat", "मृत्यु प्रमाण पत्र"],
		["in Hindi in Latin letters", "j", "जन्म प्रमाण पत्र"],
		["in Hindi in Latin letters", "jan", "जन्म प्रमाण पत्र"],
		["in Hindi in Latin letters", "janam", "जन्म प्रमाण पत्र"],
		["in Hindi in Latin letters", "mrit", "मृत्यु प्रमाण पत्र"],
		["in Hindi in Latin letters", "safai", "सड़कों की सफ़ाई"],
		["in Hindi in Latin letters", "sadak", "सड़कों की सफ़ाई"],
		["in Hindi in Latin letters", "sarak", "सड़कों की सफ़ाई"],
		["in Hindi in Latin letters", "nivi", "ई-निविदा (ई-टेंडर)"],
	])("%s: %s", (_, typed, title) => {
		expect(titles(typed)[0]).toBe(title);
	});

	test("of several words, each with its beginning", () => {
		expect(titles("jan pra")).toEqual(["जन्म प्रमाण पत्र"]);
		expect(titles("cert birth")).toEqual(["जन्म प्रमाण पत्र"]);
		expect(titles("गंदा पा")).toEqual(["गंदा पानी"]);
	});

	test("with a letter more than is heard", () => {
		expect(titles("shikay")).toEqual(["शिकायत"]);
	});
});

test("what only sounds so in its own script is there where nothing is written so", () => {
	expect(titles("सी")).toEqual(["सीवर"]);
	expect(titles("शी")).toContain("शिकायत");
});

test("a small word of a name is nothing that anybody types", () => {
	expect(titles("birth o")).toEqual([]);
});

test("no letter on the way to a name loses it, in any script", () => {
	for (const [whole, title] of [
		["जन्म प्रमाण पत्र", "जन्म प्रमाण पत्र"],
		["janm praman patra", "जन्म प्रमाण पत्र"],
		["birth certificate", "जन्म प्रमाण पत्र"],
		["shikayat", "शिकायत"],
		["street cleaning", "सड़कों की सफ़ाई"],
		["gandaa paanee", "गंदा पानी"],
	] as const) {
		for (let length = 1; length <= whole.length; length += 1) {
			const typed = whole.slice(0, length);
			expect(titles(typed), typed).toContain(title);
		}
	}
});

test("what begins so comes before what has the word further on, and what is written so before what sounds so", () => {
	expect(titles("पानी")).toEqual(["पानी का बिल", "गंदा पानी"]);
	expect(titles("water")).toEqual(["पानी का बिल", "गंदा पानी"]);
	expect(titles("d")).toEqual(["मृत्यु प्रमाण पत्र", "गंदा पानी"]);
});

test("of names that lead to one place, or are written alike, the best one stands there", () => {
	expect(titles("शि")).toEqual(["शिकायत"]);
	expect(titles("जन्म")).toEqual(["जन्म प्रमाण पत्र"]);
	expect(titles("जन्म पं")).toEqual(["जन्म पंजीकरण"]);
	expect(titles("registration")).toEqual(["जन्म पंजीकरण"]);
});

test("nothing is found for nothing, signs and words that no name has", () => {
	for (const typed of ["", " ", "…", "%", "😀", "xyzzy", "janm xyzzy", "बिटकॉइन"]) {
		expect(titles(typed), typed).toEqual([]);
	}
});
