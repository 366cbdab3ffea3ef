import { afterAll, describe, expect, test } from "vitest";
import { directory, notices as limits } from "../../contract/content/limits.ts";
import { filePath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { withTown } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { sweep } from "../support/long.ts";
import { openSite } from "../support/own-site.ts";
import { mainOf } from "../support/read-files.ts";

/** A council that has thousands of notices and employees. */
const count = 2500;
/** Each came out a day before the one above it, and is open for 60 days: more than one page of them still are. */
const open = 61;
const last = Math.ceil(count / limits.pageSize);
/** Most bytes of a page of each in brotli. */
const most = { notices: 20_000, employees: 60_000 };
const employees = 5000;

const notice = (_: unknown, index: number) =>
	`${index + 1},Road number ${index + 1},सड़क संख्या ${index + 1},today-${index},etender,complaints,${index % 2 ? "tender" : "auction"},today${index <= 60 ? "+" : "-"}${Math.abs(60 - index)},,,,A road is to be built.,सड़क बननी है।,,`;

const employee = (_: unknown, index: number) =>
	`${index + 1},generalAdministration,Clerk No ${index + 1},लिपिक ${index + 1},Father ${index + 1},पिता ${index + 1},Clerk,लिपिक`;

/** A table with its own head and these rows. */
const rows = (count: number, row: (_: unknown, index: number) => string) => (text: string) =>
	`${[text.split("\n")[0], ...Array.from({ length: count }, row)].join("\n")}\n`;

const town = withTown(
	{ "tables/notices.csv": rows(count, notice), "tables/employees.csv": rows(employees, employee) },
	(folder) => openTown(folder),
);
const { app, text: get } = await openSite(town);
afterAll(() => app.close());

async function weightOf(url: string): Promise<number> {
	const { headers } = await app.inject({ url, headers: { "accept-encoding": "br" } });
	expect(headers["content-encoding"]).toBe("br");
	return Number(headers["content-length"]);
}

const title = { en: "Road number", hi: "सड़क संख्या" };

/** The numbers of the notices that a page lists, in its order. */
async function listed(
	lang: Lang,
	question: string,
): Promise<{ html: string; open: number[]; archive: number[] }> {
	const html = await get(pagePath("notices", lang) + question);
	const numbersIn = (part = "") =>
		[...part.matchAll(/href="[^"]*\?notice=(\d+)"/g)].map(([, number]) => Number(number));
	const [first, archive] = mainOf(html).split('id="archive"');
	return { html, open: numbersIn(first), archive: numbersIn(archive) };
}

const numbers = (from: number, until: number) =>
	Array.from({ length: until - from + 1 }, (_, index) => from + index);

describe.each(sweep<Lang>(languages, ["hi"]))("thousands of notices (%s)", (lang) => {
	test("come in pages, the open ones first and the archive after them, with no copy of the rows for script", async () => {
		const first = await listed(lang, "");
		expect(first.open).toEqual(numbers(1, limits.pageSize));
		expect(first.archive).toEqual([]);
		expect(first.html).toContain({ en: `Page 1 of ${last}`, hi: `${last} में से पृष्ठ 1` }[lang]);
		expect(first.html).toContain({ en: "61 open, 2,439 in the archive", hi: "61 चालू, 2,439 पुरालेख में" }[lang]);
		expect(first.html).not.toContain('data-island="notice-list"');
		const second = await listed(lang, "?page=2");
		expect(second.open).toEqual(numbers(limits.pageSize + 1, open));
		expect(second.archive).toEqual(numbers(open + 1, 2 * limits.pageSize));
		const final = await listed(lang, `?page=${last}`);
		expect(final.open).toEqual([]);
		expect(final.archive.at(-1)).toBe(count);
		expect(final.html).not.toContain({ en: "no open notices today", hi: "आज कोई चालू सूचना नहीं" }[lang]);
	});

	test("cost as much as a page of a few", async () => {
		expect(await weightOf(pagePath("notices", lang))).toBeLessThan(most.notices);
	});

	test("a page beyond the last is the last one, an odd number the first", async () => {
		const final = (await listed(lang, `?page=${last}`)).archive;
		expect((await listed(lang, "?page=99999")).archive).toEqual(final);
		for (const odd of ["0", "-1", "x", "1.5"]) {
			expect((await listed(lang, `?page=${odd}`)).open).toEqual(numbers(1, limits.pageSize));
		}
	});

	test("are searched over all pages without script, and the pages of what was found keep the words", async () => {
		const word = { en: "auction", hi: "नीलामी" }[lang];
		const auctions = numbers(1, count).filter((number) => number % 2 === 1);
		const first = await listed(lang, `?q=${encodeURIComponent(word)}`);
		expect(first.open).toEqual(auctions.filter((number) => number <= open));
		expect([...first.open, ...first.archive]).toEqual(auctions.slice(0, limits.pageSize));
		expect(first.html).toContain(`?q=${encodeURIComponent(word)}&amp;page=2`);
		const second = await listed(lang, `?q=${encodeURIComponent(word)}&page=2`);
		expect(second.archive).toEqual(auctions.slice(limits.pageSize, 2 * limits.pageSize));
		const one = await listed(lang, `?q=${encodeURIComponent(`${title[lang]} 2499`)}`);
		expect(one.archive).toEqual([2499]);
		expect((await listed(lang, "?q=aeroplane")).html).toContain(
			{ en: "No notice was found.", hi: "कोई सूचना नहीं मिली।" }[lang],
		);
	});

	test("each later page has its own canonical address in both languages, what is searched for has none", async () => {
		const canonical = (html: string) => /rel="canonical" href="[^"]*(\/info\/notices[^"]*)"/.exec(html)?.[1];
		const third = await get(`${pagePath("notices", lang)}?page=3`);
		expect(canonical(third)).toBe("/info/notices?page=3");
		expect(third.match(/hreflang="(en|hi)" href="[^"]*\?page=3"/gi)).toHaveLength(2);
		expect(canonical(await get(`${pagePath("notices", lang)}?q=auction&page=3`))).toBe("/info/notices");
		expect(canonical(await get(pagePath("notices", lang)))).toBe("/info/notices");
	});

	test("an old one still has its address, and one that isn't there is answered with the list", async () => {
		expect(await get(`${pagePath("notices", lang)}?notice=${count}`)).toMatch(
			new RegExp(`<h1[^>]*><span>${title[lang]} ${count}</span></h1>`),
		);
		const unknown = await app.inject(`${pagePath("notices", lang)}?notice=${count + 1}`);
		expect(unknown.statusCode).toBe(404);
		expect(unknown.body).toContain(`${title[lang]} 1<`);
	});

	test("the feed has the newest, the calendar those of the last year, the open data and the search all", async () => {
		const feed = await get(filePath("feed", lang));
		expect(feed.match(/<entry>/g)).toHaveLength(limits.inFeed);
		expect(feed).toContain(`?notice=1<`);
		expect(feed).not.toContain(`?notice=${limits.inFeed + 1}<`);
		const events = [...(await get(filePath("calendar", lang))).matchAll(/^UID:notice-(\d+)@/gm)];
		expect(events.map(([, number]) => Number(number))).toEqual(numbers(1, 61 + limits.inCalendarForDays));
		expect((await get(filePath("noticesCsv", lang))).trim().split("\r\n")).toHaveLength(count + 1);
		expect(await get(`${pagePath("search", lang)}?q=${encodeURIComponent(`${title[lang]} 2400`)}`)).toContain(
			"?notice=2400",
		);
	});
});

const address = (question: string) => `${pagePath("directory", "en")}?section=employees${question}`;
const rowsIn = (html: string) => [...html.matchAll(/Clerk No (\d+)</g)].map(([, number]) => Number(number));
const page = (question: string) => get(address(question));

test("5,000 employees come in pages that a phone can carry", async () => {
	expect(await weightOf(address(""))).toBeLessThanOrEqual(most.employees);
	const html = await page("");
	const last = employees / directory.pageSize;
	expect(rowsIn(html)).toEqual(Array.from({ length: directory.pageSize }, (_, index) => index + 1));
	expect(html).toContain(`Page 1 of ${last}`);
	expect(html, "no copy of the rows").not.toContain('data-island="employee-list"');
	expect(rowsIn(await page(`&page=${last}`)).at(-1)).toBe(employees);
});

test("employees are searched, filtered and sorted by the server over all pages, and a new order starts at the first page", async () => {
	expect(rowsIn(await page("&sort=-number")).slice(0, 2)).toEqual([employees, employees - 1]);
	expect(rowsIn((await page("&q=clerk+no+4999")).replaceAll(/<\/?mark>/g, ""))).toEqual([4999]);
	expect(rowsIn(await page("&department=water"))).toEqual([]);
	const third = await page("&page=3&q=");
	expect(third).toContain("section=employees&amp;sort=name");
	expect(third).not.toContain("page=3&amp;sort");
});
