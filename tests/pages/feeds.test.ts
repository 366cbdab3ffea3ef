import { parse as parseCsv } from "csv-parse/sync";
import { afterAll, describe, expect, test } from "vitest";
import { notices as limits } from "../../contract/content/limits.ts";
import { type FileName, filePath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { beginOf, momentOf } from "../../contract/moments.ts";
import { daysBetween } from "../../contract/notices.ts";
import { pagePath } from "../../contract/pages.ts";
import { withTown } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { indianCalendar } from "../../server/kit/calendar.ts";
import { openSite } from "../support/own-site.ts";
import { get, publicUrl } from "../support/pages.ts";
import { blocks, readLines, readXml, words, wordsOfHtml } from "../support/read-files.ts";
import { town as demo } from "../support/town.ts";

/** Marks that end a cell, a line, an element, a script or a value somewhere in one of these files. */
const trap = `=cmd|' /C calc'!A0, "said"; \\ </title></script><script>alert(1)</script><!-- & <b> ]]> जल\nnext`;
const cell = `"${trap.replaceAll('"', '""')}"`;
const both = `{ en: ${JSON.stringify(trap)}, hi: ${JSON.stringify(trap)} }`;
const trapped = withTown(
	{
		"council.yaml": (text) => text.replace(/^name: .*/m, `name: ${both}`),
		"tables/notices.csv": (text) => text.replace(/^1,[^,]*,[^,]*,/m, `1,${cell},${cell},`),
		"tables/officers.csv": (text) => text.replace(/^1,[^,]*,[^,]*,/m, `1,${cell},${cell},`),
		"tables/wards.csv": (text) => text.replace(/^1,[^,]*,[^,]*,/m, `1,${cell},${cell},`),
		"tables/pension-questions.csv": (text) => text.replace(/^1,.*/m, `1,${cell},${cell},${cell},${cell}`),
		"stories/pond.yaml": (text) => text.replace(/title: \{[^}]*\}/, `title: ${both}`),
	},
	(folder) => openTown(folder),
);
const trappedSite = await openSite(trapped, { settings: { PUBLIC_URL: publicUrl } });
afterAll(() => trappedSite.app.close());

/** Once the demo town, once a town whose words are traps: what holds for one must hold for the other. */
const towns = [
	{ called: "the demo town", town: demo, text: async (path: string) => (await get(path)).text() },
	{ called: "a town whose words are traps", town: trapped, text: trappedSite.text },
];

describe.each(towns)("in $called", ({ town, text }) => {
	/** By the number of their notice, the newest first. */
	const corrections = (lang: Lang) =>
		Map.groupBy(
			town.read("corrections", lang).toSorted((one, other) => other.date.localeCompare(one.date)),
			({ notice }) => notice,
		);
	describe.each(languages)("in %s", (lang) => {
		const file = (name: FileName) => text(filePath(name, lang));

		test("the feed holds every notice and every story, newest first, each with an id of its own", async () => {
			const feed = readXml(await file("feed"));
			expect(feed).toMatchObject({ name: "feed", attributes: { "xml:lang": lang } });
			const child = (parent: typeof feed, name: string) => parent.children.find((each) => each.name === name);
			const entries = feed.children.filter(({ name }) => name === "entry");
			const expected = [
				...Object.values(town.read("stories", lang)).map(({ title, date }) => ({ title, date })),
				...town.read("notices", lang).map(({ title, date }) => ({ title, date })),
			];
			const titles = entries.map((entry) => wordsOfHtml(child(entry, "title")?.text ?? ""));
			expect(titles.toSorted()).toEqual(expected.map(({ title }) => title).toSorted());
			expect(new Set(entries.map((entry) => child(entry, "id")?.text)).size).toBe(entries.length);

			for (const part of [feed, ...entries]) {
				expect(child(part, "id")?.text).toMatch(/^http:\/\/localhost:0\//);
				expect(child(part, "updated")?.text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
				expect(child(part, "link")?.attributes.href).toMatch(/^http:\/\/localhost:0\//);
			}
			expect(child(feed, "author")?.children.map(({ name }) => name)).toEqual(["name", "email"]);
			const self = feed.children.find(({ attributes }) => attributes.rel === "self");
			expect(self?.attributes.href).toBe(publicUrl + filePath("feed", lang));
			const dates = entries.map((entry) => child(entry, "updated")?.text ?? "");
			expect(dates).toEqual(dates.toSorted().reverse());
			// Of the content's own days: asked again tomorrow, nobody's reader shows old news as new.
			expect(child(feed, "updated")?.text).toBe(dates[0]);
		});

		test("each story in the feed leads to its own page, and the news page leads there too", async () => {
			const page = await text(pagePath("news", lang));
			const links = [
				...(await file("feed")).matchAll(/<link href="http:\/\/localhost:0([^"]*\/news\/event\/[^"]+)"/g),
			];
			expect(links).toHaveLength(Object.keys(town.read("stories", lang)).length);
			for (const [, path = ""] of links) {
				expect(page).toContain(`href="${path}"`);
				expect(await text(path), path).toContain("<article");
			}
		});

		test("a corrected notice is told anew: in the feed with what was changed, in the calendar with a new stamp", async () => {
			const [correction] = town.read("corrections", lang);
			if (!correction) throw new Error("No notice of this town was corrected");
			const entry = readXml(await file("feed")).children.find(({ children }) =>
				children.some(({ name, text }) => name === "id" && text.endsWith(`?notice=${correction.notice}`)),
			);
			const child = (wanted: string) => entry?.children.find(({ name }) => name === wanted)?.text ?? "";
			const days =
				corrections(lang)
					.get(correction.notice)
					?.map(({ date }) => date) ?? [];
			expect(days.map((day) => Date.parse(child("updated")) - Date.parse(`${day}T00:00:00+05:30`))[0]).toBe(
				0,
			);
			expect(Date.parse(child("published"))).toBeLessThan(Date.parse(child("updated")));
			expect(wordsOfHtml(child("summary"))).toContain(corrections(lang).get(correction.notice)?.[0]?.text);
		});

		test("the calendar holds every notice that has not closed long ago on its day, stamped with its own date or its latest correction's", async () => {
			const lines = readLines(await file("calendar"));
			expect(lines[0]).toMatchObject({ name: "BEGIN", value: "VCALENDAR" });
			expect(words(lines, "VERSION")).toBe("2.0");
			expect(words(lines, "PRODID")).toMatch(/^-\/\//);
			expect(words(lines, "X-WR-CALNAME")).toContain(town.read("council", lang).name);
			const events = blocks(lines, "VEVENT");
			const notices = town
				.read("notices", lang)
				.filter(({ closes }) => daysBetween(closes, indianCalendar()) <= limits.inCalendarForDays);
			expect(notices.length).toBeGreaterThan(0);
			expect(events).toHaveLength(notices.length);
			for (const notice of notices) {
				const event = events.find((each) => words(each, "UID") === `notice-${notice.id}@localhost`) ?? [];
				expect(words(event, "SUMMARY")).toContain(notice.title);
				expect(words(event, "DTSTART")).toBe(
					(notice.closesAt
						? momentOf(beginOf(`${notice.closes} ${notice.closesAt}`))
						: notice.closes
					).replace(/\.000|[-:]/g, ""),
				);
				const [latest] = corrections(lang).get(notice.id) ?? [];
				const changed = latest ? momentOf(beginOf(latest.date)) : `${notice.date}T00:00:00Z`;
				expect(words(event, "DTSTAMP")).toBe(changed.replace(/\.000|[-:]/g, ""));
				expect(words(event, "SEQUENCE")).toBe(String(corrections(lang).get(notice.id)?.length ?? 0));
			}
		});

		test("the office's card says who, where and how to reach it", async () => {
			const lines = readLines(await file("officeCard"));
			const [card = []] = blocks(lines, "VCARD");
			const { name, email, address, helpline } = town.read("council", lang);
			expect(lines[1]).toMatchObject({ name: "VERSION", value: "4.0" });
			expect(words(card, "FN")).toBe(name);
			expect(words(card, "EMAIL")).toBe(email);
			expect(words(card, "ADR")).toContain(address);
			expect(words(card, "TEL")).toBe(`tel:${helpline.replace(/\D/g, "")}`);
		});

		test("there is a card for every officer, with the post and the number of the office", async () => {
			const cards = blocks(readLines(await file("officerCards")), "VCARD");
			const officers = town.read("officers", lang);
			expect(cards.map((card) => words(card, "FN"))).toEqual(officers.map(({ name }) => name));
			expect(cards.map((card) => words(card, "TITLE"))).toEqual(
				officers.map(({ designation }) => designation),
			);
			expect(new Set(cards.map((card) => words(card, "UID"))).size).toBe(officers.length);
			const { helpline } = town.read("council", lang);
			expect(cards.map((card) => words(card, "TEL"))).toEqual(
				officers.map(({ phone = helpline }) => `tel:${phone.replace(/\D/g, "")}`),
			);
		});

		test("the pages that show these things lead to the files", async () => {
			const leads = [
				["contact", "officeCard"],
				["directory", "officerCards"],
				["openData", "feed"],
				["openData", "calendar"],
			] as const;
			for (const [page, name] of leads) {
				expect(await text(pagePath(page, lang)), page).toContain(`href="${filePath(name, lang)}"`);
			}
			for (const page of ["home", "news", "notices", "openData"] as const) {
				const head = (await text(pagePath(page, lang))).split("</head>")[0];
				expect(head, page).toMatch(
					new RegExp(
						`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${filePath("feed", lang)}"`,
					),
				);
			}
		});
	});

	test("a notice is one event in both languages, so that a calendar with both shows it once", async () => {
		const [english, hindi] = await Promise.all(
			languages.map(async (lang) => blocks(readLines(await text(filePath("calendar", lang))), "VEVENT")),
		);
		expect(english?.map((event) => words(event, "UID"))).toEqual(hindi?.map((event) => words(event, "UID")));
	});

	test("sitemap.xml lists exactly the pages that may be found and each ward's complaints, in both languages, each with its other language", async () => {
		const map = readXml(await text("/sitemap.xml"));
		const found = map.children.map((url) => ({
			loc: url.children.find(({ name }) => name === "loc")?.text,
			day: url.children.find(({ name }) => name === "lastmod")?.text,
			others: url.children.filter(({ name }) => name === "xhtml:link").map(({ attributes }) => attributes),
		}));
		const { pages } = town;
		const ofWards = town
			.read("wards", "en")
			.map(({ id }) => ({ name: "openComplaints", search: `?ward=${id}` }));
		const indexed = [
			...pages.all.filter((page) => page.indexed).map(({ name }) => ({ name, search: "" })),
			...ofWards,
		];
		const addressOf = ({ name, search }: { name: string; search: string }, lang: Lang) =>
			publicUrl + pages.path(name, lang) + search;
		const expected = indexed.flatMap((each) => languages.map((lang) => addressOf(each, lang)));
		expect(found.map(({ loc }) => loc).toSorted()).toEqual(expected.toSorted());
		for (const each of indexed) {
			const others = languages.map((hreflang) => ({
				rel: "alternate",
				hreflang,
				href: addressOf(each, hreflang),
			}));
			for (const { href } of others) expect(found.find(({ loc }) => loc === href)?.others).toEqual(others);
		}
		for (const { day } of found) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
		const wards = found.find(({ loc }) => loc === publicUrl + pagePath("wards", "hi"));
		expect(wards?.day).toBe(town.read("wardsPage", "hi").reviewed);
	});

	test("robots.txt closes what is not to be found, nothing else, and names the sitemap", async () => {
		const lines = (await text("/robots.txt")).split("\n");
		expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
		const closed = lines.flatMap((line) => line.match(/^Disallow: (\/.+)$/)?.[1] ?? []);
		const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
		for (const page of town.pages.all) {
			for (const lang of languages)
				expect(isClosed(town.pages.path(page.name, lang)), page.name).toBe(!page.indexed);
		}
		expect(isClosed("/api/users")).toBe(true);
		expect(closed).not.toContain("/");
	});
});

describe.each(languages)("in %s, words that are traps", (lang) => {
	test("are whole in a dataset's JSON, and harmless in a spreadsheet", async () => {
		const csv = await trappedSite.text(filePath("wardsCsv", lang));
		const [, first] = parseCsv(csv, { bom: true, record_delimiter: "\r\n" }) as string[][];
		expect(first?.[1]).toBe(`'${trap}`);
		expect(JSON.parse(await trappedSite.text(filePath("wardsJson", lang))).rows[0].name).toBe(trap);
	});

	test("are told as words to search engines, and no script comes of them", async () => {
		const page = await trappedSite.text(pagePath("oldAgePension", lang));
		const [, json = ""] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page) ?? [];
		const things: { "@type": string; mainEntity?: unknown }[] = JSON.parse(json)["@graph"];
		expect(things.find((thing) => thing["@type"] === "FAQPage")?.mainEntity).toMatchObject([
			{ name: trap, acceptedAnswer: { text: trap } },
		]);
		expect(page).not.toContain("<script>alert");
	});
});
