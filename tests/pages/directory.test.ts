import { expect, test } from "vitest";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { demoCounts } from "../support/demo-town.ts";
import { readPage } from "../support/read-page.ts";
import { shared } from "../support/shared.ts";

/** The directory without script (§2.8); how it is opened, narrowed and sorted is in directory.spec.ts. */
const path = pagePath("directory", "en");
const section = async (name: string, search = "") =>
	(await readPage(path + search)).the(`main details[data-section="${name}"]`);

test("13 officers, 118 employees and 93 contractors stand whole, on no further pages", async () => {
	const officers = await section("officers");
	expect(officers.all("figure")).toHaveLength(demoCounts.officers);
	expect(officers.all('a[href^="tel:"]')).toHaveLength(demoCounts.officers);
	expect((await section("employees")).all("tbody tr")).toHaveLength(demoCounts.employees);
	expect((await section("contractors")).all("tbody tr")).toHaveLength(demoCounts.contractors);
});

test.each(languages)("an address opens its section, in %s", async (lang) => {
	const main = (await readPage(`${pagePath("directory", lang)}?section=employees`)).the("main");
	expect(main.all('details[data-section="employees"][open]')).toHaveLength(1);
	expect(main.the("h1").text).toContain({ en: "Employees List", hi: "कर्मचारी सूची" }[lang]);
});

test("without script a form narrows the list, and a column's head puts it in order", async () => {
	const page = `${path}?section=employees`;
	const list = await section("employees", "?section=employees");
	const names = list.all("tbody th").map(({ text }) => text);
	const form = list.all("form").find((each) => each.all('input[name="q"]').length > 0);
	expect(form?.attributes.method ?? "get").toBe("get");
	const kept = form?.all('input[type="hidden"]').map(({ attributes: { name, value } }) => `${name}=${value}`);
	expect(`${path}?${kept?.join("&")}`).toBe(page);
	for (const before of ["", "Dr. ", "श्री "]) {
		const found = await section(
			"employees",
			`?section=employees&q=${encodeURIComponent(before + names[20])}`,
		);
		expect(found.all("tbody th")[0]?.text, before).toBe(names[20]);
	}

	const head = list.all("thead a").find(({ text }) => text === "Name");
	const sorted = (
		await readPage(new URL(head?.attributes.href ?? "", `http://host${page}`).href.slice(11))
	).the('details[data-section="employees"] table');
	expect(sorted.the('th[aria-sort="ascending"]').text).toBe("Name");
	const inOrder = sorted.all("tbody th").map(({ text }) => text);
	const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
	expect(inOrder).toEqual(names.toSorted(compare));
});

test("contractors' classes are in Hindi on the English page and marked so; a missing phone is said", async () => {
	const rows = (await section("contractors")).all("tbody tr").map(({ children }) => children);
	for (const cells of rows) expect(cells.at(-1)?.all('[lang="hi"]')).toHaveLength(1);
	const phones = rows.map((cells) => cells.at(-2)?.text);
	expect(phones).toContain("Not given");
	for (const phone of phones) expect(phone).not.toMatch(/null|undefined|NaN/);
});

test.each([
	["employees", demoCounts.employees],
	["contractors", demoCounts.contractors],
])("the list of %s is there as a file for a spreadsheet, with the rows of the page", async (name, count) => {
	const list = (await readPage(`/hi${path}`)).the(`details[data-section="${name}"]`);
	const answer = await fetch((await shared("site")) + list.the("a[download]").attributes.href);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toContain("text/csv");
	const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
	expect(text).toMatch(/^\uFEFFक्र\. सं\./);
	expect(text.trim().split("\r\n")).toHaveLength(count + 1);
});
