import { describe, expect, test } from "vitest";
import { policyIds } from "../../contract/content/reading-pages.ts";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";

import { readPage } from "../support/read-page.ts";
import { town } from "../support/town.ts";

describe.each(languages)("in %s", (lang) => {
	test("each policy has its own address and stands in the list of contents", async () => {
		const main = (await readPage(pagePath("websitePolicy", lang))).the("main");
		for (const id of policyIds) {
			const policy = town.read("websitePolicyPage", lang).sections.find((each) => each.id === id);
			expect(main.the(`#${id}-title`).text).toBe(policy?.title);
			// The browser opens the details that a fragment leads into.
			main.the(`details > #${id}`);
			const [line] = main.all(`nav a[href$="#${id}"]`);
			expect(line?.text).toBe(policy?.title);
		}
	});

	test("Right to Information has the seventeen heads, each with a link or a counter to ask at, and names the officers as the town's table has them, the fee and the days", async () => {
		const main = (await readPage(pagePath("rightToInformation", lang))).the("main");
		const rows = main.all("#published tbody tr");
		const { heads, officers } = town.read("rightToInformationPage", lang);
		expect(rows).toHaveLength(17);
		for (const [index, head] of heads.entries()) {
			expect(rows[index]?.text).toContain(head.title);
			expect(rows[index]?.all("a")).toHaveLength(head.links?.length ?? 0);
		}
		expect(officers.length).toBeGreaterThan(1);
		for (const { office, officer } of officers) {
			const person = town.read("officers", lang).find(({ id }) => id === officer);
			const card = main.all("#officers li").find(({ text }) => text.includes(office));
			expect(card?.text).toContain(`${person?.name}, ${person?.designation}`);
		}
		const { rtiFee, rtiDays } = town.read("facts", lang);
		expect(main.the("#fee-and-time").text).toContain(String(rtiFee?.value));
		expect(main.the("#fee-and-time").text).toContain(String(rtiDays?.value));
	});
});

test("the accessibility statement says what is not met, how it was tested and whom to ask next", async () => {
	const statement = (await readPage("/website-policy")).the("#accessibility");
	expect(statement.all("h3").map(({ text }) => text)).toEqual([
		"How it was tested",
		"What we know is not good enough yet",
		"If something keeps you out",
	]);
	for (const words of ["WCAG) 2.2", "GIGW) 3.0", "State Commissioner for Persons with Disabilities"]) {
		expect(statement.text).toContain(words);
	}
});

test("Help names the officer who answers for the website, and leads to the maker of each screen reader, in a new tab", async () => {
	const main = (await readPage("/hi/help")).the("main");
	const { webInformationManager: manager } = town.read("council", "hi");
	const card = main.named("section", "वेब सूचना प्रबंधक");
	expect(card.text).toContain(manager.name);
	card.the(`a[href="mailto:${manager.email}"]`);
	const readers = main.all("#screen-readers tbody th");
	expect(readers).toHaveLength(6);
	for (const reader of readers) expect(reader.the("a").attributes.target).toBe("_blank");
});
