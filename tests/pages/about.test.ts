import { expect, test } from "vitest";
import { outcomes } from "../../contract/outcomes.ts";
import { demoCounts, nationalNumbers } from "../support/demo-town.ts";
import { get } from "../support/pages.ts";
import { readPage } from "../support/read-page.ts";

/** Content of the pages about the council; how their lists are searched is in about.spec.ts. */
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

test("a ward has its own address with all that the town's pages say of it; a number that none has is answered with the list", async () => {
	const list = (await readPage("/about/wards")).the("main");
	const stones = list.named("nav", "Map of the wards").all("a");
	expect(stones).toHaveLength(demoCounts.wards);
	expect(stones[0]?.attributes.href).toBe("/about/wards?ward=1");
	expect(list.all('tbody a[href^="?ward="]')).toHaveLength(demoCounts.wards);
	const stone = (await readPage("/about/wards?ward=12")).the("main article");
	const rows = new Map(stone.all("dl > div").map((row) => [row.the("dt").text, row.the("dd")] as const));
	expect([...rows.keys()].slice(0, 4)).toEqual(["Member Name", "Mohallas", "Waste vehicle", "Water"]);
	expect(rows.get("Member Name")?.the("a").attributes.href).toMatch(/^tel:/);
	expect(rows.get("Waste vehicle")?.text).toBe("6 to 8 am");
	expect(rows.get("Water")?.text).toContain("The same in the whole town");
	expect(rows.get("Open tenders")?.the("a").attributes.href).toBe("/info/notices?notice=1");
	const hindi = await readPage("/hi/about/wards?ward=14");
	expect(hindi.the("h1").text).toBe("वार्ड 14: नई बस्ती");
	expect(hindi.the('link[rel="canonical"]').attributes.href).toMatch(/\/hi\/about\/wards\?ward=14$/);
	expect(hindi.the("main article").text).toContain("सी.सी. सड़क और नाली, नई बस्ती, वार्ड 14");
	expect(hindi.the("main nav a[aria-current]").text).toContain("14");
	for (const other of ["35", "013", "x"]) {
		const answer = await get(`/about/wards?ward=${other}`);
		expect(answer.status, other).toBe(404);
		expect(await answer.text()).toContain("There is no ward with this number");
	}
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

test("City Achievements: what matches nothing is answered, and the word stands in the box", async () => {
	const main = (await readPage("/about/achievement?q=zzzz")).the("main");
	expect(main.text).toContain(outcomes.noAchievements.words.en);
	expect(main.the('form input[name="q"]').attributes.value).toBe("zzzz");
});
