import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#contract/language.ts";
import { folder, town } from "../support/town.ts";

/** The services that the council gives itself (town/own-pages): taxes, water, sewer, lights, hall. */

/** The numbers of the council are samples that begin alike. */
const ownNumbers = town.read("council", "en").helpline.slice(0, 5);
const fact = (key: string) => town.read("facts", "en")[key]?.value ?? "";
const servicesIn = (lang: (typeof languages)[number]) =>
	Object.entries(town.read("ownPages", lang)).flatMap(([name, { service, ...page }]) =>
		service ? [{ name, ...page, service }] : [],
	);

/** The first number of a figure: ₹1,800 is 1800, "12 × 1" is 12. */
const numberIn = (text: string) => Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0]?.replaceAll(",", ""));

describe.each(languages)("each service of the council's own, in %s,", (lang) => {
	test.each(servicesIn(lang).map((page) => [page.name, page] as const))(
		"%s: says fee and time, the steps, whom to call, where to turn, and what people ask",
		(_, { lead, owner, service }) => {
			expect(lead).toMatch(/[.।]$/);
			expect(lead.length).toBeLessThanOrEqual(160);
			expect(owner).toMatch(lang === "hi" ? /\p{Script=Devanagari}/u : /[a-z]/);
			for (const slot of ["icon", "occasion", "atAGlance", "result", "facts", "steps"] as const)
				expect(service[slot], slot).toBeDefined();
			for (const slot of ["wrong", "questions", "related"] as const)
				expect(service[slot], slot).toBeDefined();
			const numbers = service.otherWays?.map(({ phone }) => phone ?? "") ?? [];
			// A number of the council's own: the national ones don't know its lanes.
			expect(numbers.some((number) => number.startsWith(ownNumbers))).toBe(true);
		},
	);
});

test("a town's own services are found in the A to Z", () => {
	const led = new Set(town.read("serviceNames", "en").map(({ page }) => page?.href));
	expect(servicesIn("en").filter(({ path }) => !led.has(path))).toEqual([]);
});

test("a service page in the folder is one that the site shows", () => {
	const files = readdirSync(join(folder, "own-pages")).map((file) => file.replace(/\.yaml$/, ""));
	expect(Object.keys(town.read("ownPages", "en")).toSorted()).toEqual(files.toSorted());
});

test("the steps to a water connection are as many as Home counts, and the same as on the overview", () => {
	for (const lang of languages) {
		const { steps } = town.read("ownPages", lang)["water-connection"]?.service ?? {};
		expect(steps?.length).toBe(numberIn(fact("waterSteps")));
		const overview = town.read("servicesPage", lang).waterWork.steps;
		expect(steps?.map(({ title }) => title)).toEqual(overview?.map(({ title }) => title));
	}
});

test("the example of the house tax adds up", () => {
	const [area, rate, month, year] = ["exampleArea", "rentLane", "exampleMonth", "exampleYear"].map((key) =>
		numberIn(fact(key)),
	) as [number, number, number, number];
	const share = (key: string) => numberIn(fact(key)) / 100;
	const sum = (key: string) => numberIn(fact(key));
	expect(area * rate).toBe(month);
	expect(month * 12).toBe(year);
	expect(year * share("houseTaxRate")).toBe(sum("exampleHouseTax"));
	expect(year * share("waterTaxRate")).toBe(sum("exampleWaterTax"));
	expect(sum("exampleHouseTax") + sum("exampleWaterTax")).toBe(sum("exampleBill"));
	expect(sum("exampleBill") * share("taxRebate")).toBe(sum("exampleRebate"));
	expect(sum("exampleBill") - sum("exampleRebate")).toBe(sum("exampleEarly"));
	expect(sum("exampleBill") * share("taxLate")).toBe(sum("exampleLate"));
});

test("what a water connection and a day in the hall cost together adds up", () => {
	const sum = (...keys: readonly string[]) => keys.reduce((all, key) => all + numberIn(fact(key)), 0);
	expect(sum("waterFee", "waterDeposit")).toBe(sum("waterNewTotal"));
	expect(sum("hallDay", "hallDeposit", "hallCleaning")).toBe(sum("hallTotal"));
});
