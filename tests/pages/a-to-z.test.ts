import { describe, expect, test } from "vitest";
import { languages } from "#contract/language.ts";
import { pagePath, pages } from "#contract/pages.ts";
import { mistakesOf } from "#server/content/devgarh.fixture.ts";
import { html } from "../support/pages.ts";
import { mainOf } from "../support/read-files.ts";
import { town } from "../support/town.ts";

describe.each(languages)("the A to Z in %s", (lang) => {
	test("leads to places that exist: the page, and on it the spot", async () => {
		const named = town.read("serviceNames", lang).filter(({ page }) => page);
		expect(named.length).toBeGreaterThan(100);
		const lost: string[] = [];
		for (const { term, page, anchor } of named) {
			const main = mainOf(await html(page?.href ?? ""));
			if (anchor && !main.includes(` id="${anchor}"`)) lost.push(`${term} → ${page?.href}#${anchor}`);
		}
		expect(lost).toEqual([]);
	});

	test("has every service, scheme, licence and sanitation service", () => {
		const names = town.read("serviceNames", lang);
		const led = new Set(names.map(({ page, anchor }) => `${page?.href}${anchor ? `#${anchor}` : ""}`));
		const services = pages.filter(
			({ section, name }) => ["services", "schemes"].includes(section) && name !== "aToZ",
		);
		const expected = [
			...services.map(({ name }) => pagePath(name, lang)),
			...town.read("licences", lang).map(({ id }) => `${pagePath("licences", lang)}#licence-${id}`),
			...town.read("sanitation", lang).map(({ id }) => `${pagePath("sanitation", lang)}#service-${id}`),
		];
		const missing = expected.filter(
			(path) => ![...led].some((each) => each === path || each.startsWith(`${path}#`)),
		);
		expect(missing).toEqual([]);
	});

	test("says no name twice, and has a letter for each", async () => {
		const terms = town.read("serviceNames", lang).map(({ term }) => term.toLowerCase());
		expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
		const main = mainOf(await html(pagePath("aToZ", lang)));
		const [letters = "", ...rest] = main.split("</nav>").slice(1);
		const offered = [...letters.matchAll(/href="#(letter-[^"]+)"/g)].map(([, id]) => id);
		const groups = [...rest.join("").matchAll(/<section id="(letter-[^"]+)"/g)].map(([, id]) => id);
		expect(groups.length).toBeGreaterThan(10);
		expect(offered).toEqual(groups);
	});
});

test("a name that leads nowhere, or to two places, is a mistake", () => {
	const file = "tables/services-a-to-z.csv";
	for (const [from, to] of [
		["birthCertificate,,", ",,"],
		["birthCertificate,,", "birthCertificate,,etender"],
	] as const) {
		expect(mistakesOf({ [file]: (text) => text.replace(from, to) })).toEqual([
			expect.objectContaining({ file, row: 2, expected: "either a page or a portal, and not both" }),
		]);
	}
});
