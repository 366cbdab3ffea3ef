import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filePath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { notices as limits } from "../../contract/limits.ts";
import { pagePath } from "../../contract/pages.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { copyOfDevgarh, type TownCopy } from "../support/town-copy.ts";

const count = 2500;
/** Each came out a day before the one above it, and is open for 60 days: more than one page of them still are. */
const open = 61;
const last = Math.ceil(count / limits.pageSize);
/** What a page of the list may cost in brotli, bytes. */
const most = 20_000;

const notice = (_: unknown, index: number) =>
	`${index + 1},Road number ${index + 1},सड़क संख्या ${index + 1},today-${index},etender,complaints,${index % 2 ? "tender" : "auction"},today${index <= 60 ? "+" : "-"}${Math.abs(60 - index)},,,,A road is to be built.,सड़क बननी है।,,`;

let town: TownCopy;
let server: ServerProcess;

beforeAll(async () => {
	town = copyOfDevgarh({
		"tables/notices.csv": (text) =>
			`${[text.split("\n")[0], ...Array.from({ length: count }, notice)].join("\n")}\n`,
	});
	server = await startServer({ TOWN: town.folder });
});

afterAll(async () => {
	await server.stop();
	town.remove();
});

const title = { en: "Road number", hi: "सड़क संख्या" };
const get = async (path: string) => (await fetch(server.address + path)).text();

/** The numbers of the notices that a page lists, in its order. */
async function listed(
	lang: Lang,
	question: string,
): Promise<{ html: string; open: number[]; archive: number[] }> {
	const html = await get(pagePath("notices", lang) + question);
	const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
	const numbersIn = (part = "") =>
		[...part.matchAll(/href="[^"]*\?notice=(\d+)"/g)].map(([, number]) => Number(number));
	const [first, archive] = main.split('id="archive"');
	return { html, open: numbersIn(first), archive: numbersIn(archive) };
}

const numbers = (from: number, until: number) =>
	Array.from({ length: until - from + 1 }, (_, index) => from + index);

describe.each(languages)("thousands of notices (%s)", (lang) => {
	test("come in pages, the open ones first and the archive after them, with no copy of the rows for script", async () => {
		const first = await listed(lang, "");
		expect(first.open).toEqual(numbers(1, limits.pageSize));
		expect(first.archive).toEqual([]);
		expect(first.html).toContain({ en: `Page 1 of ${last}`, hi: `${last} में से पृष्ठ 1` }[lang]);
		expect(first.html).toContain({ en: "61 open, 2,439 in the archive", hi: "61 चालू, 2,439 अभिलेख में" }[lang]);
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
		const answer = await fetch(server.address + pagePath("notices", lang), {
			headers: { "accept-encoding": "br" },
		});
		await answer.arrayBuffer();
		expect(Number(answer.headers.get("content-length"))).toBeLessThan(most);
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
		const unknown = await fetch(`${server.address}${pagePath("notices", lang)}?notice=${count + 1}`);
		expect(unknown.status).toBe(404);
		expect(await unknown.text()).toContain(`${title[lang]} 1<`);
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
