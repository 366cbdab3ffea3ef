import { expect, test } from "vitest";
import { outcomes } from "../../contract/outcomes.ts";
import { demoCounts, nationalNumbers } from "../support/demo-town.ts";
import { readPage } from "../support/read-page.ts";

/** What the pages about the council say; how their lists are searched is in about.spec.ts. */
test("Contact & HelpLine has emergency 100, the council's helpline and its e-mail, the national helplines, the office's hours and the Web Information Manager (§2.4)", async () => {
	const main = (await readPage("/contact-helpline")).the("main");
	const [emergency, helpline, mail, ...others] = main
		.named("section", "Emergency, helpline, e-mail")
		.all("ul > li");
	expect(others).toEqual([]);
	expect(emergency?.all(`a[href="tel:${nationalNumbers.emergency}"]`)).toHaveLength(1);
	expect(helpline?.all('a[href^="tel:"]')).toHaveLength(1);
	expect(mail?.all('a[href^="mailto:"]')).toHaveLength(1);
	const national = main.named("section", "Helplines");
	for (const number of nationalNumbers.ambulances) national.the(`a[href="tel:${number}"]`);
	expect(main.text).toContain("Opening hours");
	expect(main.named("section", "Web Information Manager").all('a[href^="mailto:"]')).toHaveLength(1);
});

test("the introduction tells the history in words and pictures, shows the officials and leads to the office (§2.5)", async () => {
	const main = (await readPage("/about/introduction")).the("main");
	expect(main.named("ul", "Pictures of the town").all("img")).toHaveLength(3);
	expect(main.named("ul", "Our Esteemed Officials").all("li")).toHaveLength(demoCounts.officers);
	const office = main.all("a").find(({ text }) => text === "Contact Municipal Office");
	expect(office?.attributes.href).toBe("/contact-helpline");
});

test("the board is the chairman and one member for each ward (§2.2)", async () => {
	const main = (await readPage("/boardmembers")).the("main");
	expect(main.named("ul", "Head of the board").all("li")).toHaveLength(1);
	const [members, ...others] = main.all("section").filter(({ text }) => text.startsWith("Elected members"));
	expect(others).toEqual([]);
	expect(members?.all("li")).toHaveLength(demoCounts.wards);
	expect(main.text).toContain(`${demoCounts.wards} members and the chairman`);
});

test("the ward list is a table of 34 wards in five columns, with the sum of their people (§2.7)", async () => {
	const table = (await readPage("/about/wards")).the("main table");
	const heads = table.all("thead th").map(({ text }) => text);
	expect(heads).toEqual(["Ward Number", "Ward Name", "Population", "Member Name", "Mobile Number"]);
	const rows = table
		.all("tbody tr")
		.map((row) => row.children.map(({ text }) => Number(text.replaceAll(",", ""))));
	expect(rows.map(([number]) => number)).toEqual(rows.map((_, index) => index + 1));
	expect(rows).toHaveLength(demoCounts.wards);
	const people = rows.reduce((sum, row) => sum + (row[2] ?? 0), 0);
	expect(Number(table.the("tfoot td").text.replaceAll(",", ""))).toBe(people);
});

test("Acts and Policies is a table of S. No., Title and View, which opens the portal in a new tab; what matches nothing is answered (§2.14)", async () => {
	const table = (await readPage("/info/acts")).the("main table");
	expect(table.all("thead th").map(({ text }) => text)).toEqual(["S. No.", "Title", "View"]);
	const links = table.all("tbody a");
	expect(links.length).toBeGreaterThan(5);
	for (const { attributes } of links) {
		expect(attributes.href).toMatch(/^https?:/);
		expect(attributes).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
	}
	const none = await readPage("/hi/info/acts?q=zzzz");
	expect(none.the("main").text).toContain(outcomes.noPolicies.words.hi);
});
