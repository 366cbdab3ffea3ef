import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { departmentNames } from "#contract/content/department-names.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { composition, pensions } from "#contract/content/limits.ts";
import { pensionSchemeKeys } from "#contract/content/pension-rules.ts";
import { todayKeys } from "#contract/content/today.ts";
import { type Lang, languages } from "#contract/language.ts";
import { mistakesOf, replace } from "#server/content/devgarh.fixture.ts";
import { registration, waste } from "../support/demo-town.ts";
import { folder, town } from "../support/town.ts";

/** Promises of the specification about the content (§2.4 to §2.15, §9), in the town of this repository. */

const read = <Kind extends ContentKind>(kind: Kind, lang: Lang = "en") => town.read(kind, lang);
const documents = (Object.keys(kinds) as ContentKind[]).filter((kind) =>
	kinds[kind].file.startsWith("pages/"),
);
const fact = (key: string) => read("facts")[key]?.value;

/** Every string inside a value, with the path to it. */
function stringsIn(value: unknown, path = ""): { path: string; string: string }[] {
	if (typeof value === "string") return [{ path, string: value }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([step, part]) => stringsIn(part, `${path}.${step}`));
}

/** Addresses, numbers, keys and names of files, icons, colours and helplines say nothing in a language. */
const notWords =
	/\.(?:src|href|address|host|email|phone|number|icon|occasion|color|id|state|reviewed|date|until|category|helplines\.\d+)$/;
const wordsOf = (kind: ContentKind, lang: Lang) =>
	stringsIn(read(kind, lang), kind).filter(({ path }) => !notWords.test(path));

describe("every document of a screen", () => {
	test.each(documents.filter((kind) => kind !== "eligibility" && kind !== "today"))(
		"%s begins with one short sentence, and says who answers for it and when it was last read through",
		(kind) => {
			for (const lang of languages) {
				const page = read(kind, lang) as { lead: string; owner: string; reviewed: string };
				expect(page.lead).toMatch(/[.।]$/);
				expect(page.lead.length).toBeLessThanOrEqual(160);
				expect(page.owner).toMatch(lang === "hi" ? /\p{Script=Devanagari}/u : /[a-z]/);
				expect(page.reviewed <= read("council").updated).toBe(true);
			}
		},
	);

	test.each(documents)("%s is Hindi in Hindi and English in English, with western digits in both", (kind) => {
		for (const { path, string } of wordsOf(kind, "en")) {
			expect(string, path).not.toMatch(/\p{Script=Devanagari}/u);
		}
		for (const { path, string } of wordsOf(kind, "hi")) {
			if (/\p{L}/u.test(string)) expect(string, path).toMatch(/\p{Script=Devanagari}/u);
			expect(string, path).not.toMatch(/[०-९]/u);
			// A full stop ends no Hindi sentence.
			expect(string, path).not.toMatch(/\p{Script=Devanagari}\.$/u);
		}
	});

	test("a mistake in one of them stops the town from opening, as in every other file", () => {
		const spoiled = mistakesOf({ "pages/tourism.yaml": replace("कैसे पहुँचें", "") });
		expect(spoiled).toEqual([expect.objectContaining({ file: "pages/tourism.yaml", found: "nothing" })]);
		expect(mistakesOf({ "pages/wards.yaml": null })).toHaveLength(1);
	});

	test("an amount or a telephone number is written once: in facts.yaml or council.yaml", () => {
		const files = ["pages", "own-pages"].flatMap((under) =>
			readdirSync(join(folder, under)).map((file) => `${under}/${file}`),
		);
		for (const file of [...files, "pension-schemes.yaml", "tables/pension-questions.csv"]) {
			const written = readFileSync(join(folder, file), "utf8");
			expect(
				written.match(/₹ ?\d[\d,]*|\b0000-\d{6}|\b1(?:00|01|02|08|12|076|098|81|90|930)\b/g),
				file,
			).toBeNull();
		}
	});

	test("the letters IGRS, which two systems share, never stand alone", () => {
		for (const kind of documents) {
			for (const { path, string } of wordsOf(kind, "en")) expect(string, path).not.toMatch(/\bIGRS\b/);
		}
	});

	test("where the specification says Coming soon, there is a way on today", () => {
		const soon = Object.entries(read("today"));
		expect(soon.map(([key]) => key).sort()).toEqual([...todayKeys].sort());
		// A way that is only described leads nowhere.
		for (const [key, { link, way }] of soon)
			expect(link ?? way?.phone ?? way?.email ?? way?.link, key).toBeDefined();
	});
});

test("each page about a service has an icon for the overview, and says at a glance what it costs and how long it takes", () => {
	const services = documents.filter((kind) => {
		const { schema } = kinds[kind];
		return "shape" in schema && "otherWays" in schema.shape;
	});
	expect(services.length).toBeGreaterThan(8);
	for (const kind of services) {
		const { icon, atAGlance } = read(kind as "birthCertificatePage");
		expect(icon, kind).toBeDefined();
		expect(atAGlance, kind).toBeDefined();
	}
});

describe("a service page", () => {
	const pages = {
		birthCertificatePage: "dc.crsorgi.gov.in",
		deathCertificatePage: "dc.crsorgi.gov.in",
		marriageCertificatePage: "igrsup.gov.in",
		grievancesPage: "jansunwai.up.nic.in",
		oldAgePensionPage: "sspy-up.gov.in",
		widowPensionPage: "sspy-up.gov.in",
		divyangPensionPage: "sspy-up.gov.in",
	} as const;

	test.each(Object.entries(pages))(
		"%s leads to %s, says who may apply, and where to turn if it goes wrong",
		(kind, host) => {
			const page = read(kind as keyof typeof pages);
			expect(page.apply?.portal).toMatchObject({ host, government: true });
			for (const slot of [page.result, page.who, page.facts, page.next, page.wrong, page.related]) {
				expect(slot).toBeDefined();
			}
		},
	);
});

describe("the pensions", () => {
	test("have the conditions of §9", () => {
		const schemes = read("pensionSchemes");
		const conditions = (key: string) => schemes[key]?.eligibility.join(" · ");
		expect(conditions("old-age")).toContain(`${pensions.oldAge.minAge} years or more`);
		expect(conditions("widow")).toContain("Husband deceased");
		expect(conditions("widow")).toContain(`${pensions.widow.minAge} to ${pensions.widow.maxAge} years`);
		expect(conditions("handicap")).toContain(`${pensions.divyang.minDisabilityPercent}%`);
		expect(conditions("handicap")).toContain(`${pensions.divyang.minAge} years or more`);
		for (const key of pensionSchemeKeys) expect(conditions(key)).toMatch(/Resident.*BPL.*No other pension/);
	});
});

describe("what the council offers", () => {
	test("every helpline stands in one group of the contact page", () => {
		const grouped = read("contactPage").helplineGroups.flatMap(({ helplines }) => helplines);
		expect(grouped.toSorted()).toEqual(
			read("helplines")
				.map(({ key }) => key)
				.toSorted(),
		);
	});

	test("waste has four kinds, two bins, four steps and a way to complain (§2.13, §9)", () => {
		const page = read("wasteManagementPage");
		expect(page.types.map(({ title }) => title)).toEqual([
			"Recyclable",
			"Non-recyclable",
			"Organic",
			"Hazardous",
		]);
		expect(page.bins.map(({ title, text }) => `${title} · ${text}`)).toEqual([
			expect.stringMatching(new RegExp(`^The ${waste.wetBin} bin · Wet`)),
			expect.stringMatching(new RegExp(`^The ${waste.dryBin} bin · Dry`)),
		]);
		expect(page.steps).toHaveLength(composition.wasteSteps);
		expect(page.streams.map(({ title }) => title)).toEqual(["Wet", "Dry", "Sanitary", "Special care"]);
		expect(fact("collection")).toBe(waste.collection);
		expect(page.contact.link).toHaveProperty("href", "/contact-helpline");
	});

	test("births and deaths are registered within 21 days, a death certificate takes 7 to 15 (§9)", () => {
		const { withinDays, deathCertificateDays } = registration;
		expect(fact("registrationDays")).toBe(`${withinDays} days`);
		expect(fact("deathCertificateDays")).toBe(
			`${deathCertificateDays.from} to ${deathCertificateDays.to} days`,
		);
	});

	test("each department has a tile, in the order of §3", () => {
		const names = Object.values(departmentNames);
		expect(read("departments").map(({ title }) => title)).toEqual(names.map(({ en }) => en));
		expect(read("departments", "hi").map(({ title }) => title)).toEqual(names.map(({ hi }) => hi));
	});
});
