import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { filePath } from "#contract/files.ts";
import { languages } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import { changedTown, devgarh, mistakesOf, replace, withTown } from "#server/content/devgarh.fixture.ts";
import { openTown } from "#server/content/from-files.ts";
import { sentence } from "#server/content/mistakes.ts";
import { demoCounts } from "../support/demo-town.ts";
import { openSite } from "../support/own-site.ts";
import { mainOf as mainIn } from "../support/read-files.ts";
import { readPage } from "../support/read-page.ts";
import { town as demo } from "../support/town.ts";

/** Devgarh has two: the pond (5 October to 10 November 2026) and the drain (21 September to 12 October). */
const pond = { en: "E-tender for cleaning the pond", hi: "तालाब सफ़ाई कार्य हेतु ई-निविदा" };
const drain = { en: "E-tender for a drain in Ward 2", hi: "वार्ड 2 में नाली निर्माण हेतु ई-निविदा" };

const lastDay = "2026-10-12";
let today = lastDay;
const calendar = () => today;

const town = openTown(devgarh, { today: calendar });
const { app, env, text } = await openSite(town, { today: calendar });
afterAll(() => app.close());
beforeEach(() => {
	today = lastDay;
});

const mainOf = async (path: string) => mainIn(await text(path));

/** The notice that a page shows, as search engines read it. */
async function structured(path: string): Promise<unknown> {
	const [, json = "{}"] = /<script type="application\/ld\+json">([^<]*)</.exec(await text(path)) ?? [];
	return JSON.parse(json)["@graph"].find((thing: Record<string, unknown>) => thing["@type"] === "Article");
}

/** The two halves of the page of notices. */
async function halves(path: string): Promise<{ open: string; archive: string }> {
	const [open = "", archive = ""] = (await mainOf(path)).split('id="archive"');
	return { open, archive };
}

describe("on the last day of a notice", () => {
	test.each(languages)("it is still open, and said to end today (%s)", async (lang) => {
		const { open, archive } = await halves(pagePath("notices", lang));
		expect(open).toContain(drain[lang]);
		expect(open).toContain(pond[lang]);
		expect(open).toContain({ en: "last day today", hi: "आज अंतिम दिन" }[lang]);
		expect(archive).toBe("");
	});

	test("the home page shows both under their Hindi titles, the newer one first", async () => {
		const home = await mainOf("/");
		expect(home.indexOf(pond.hi)).toBeGreaterThan(0);
		expect(home.indexOf(drain.hi)).toBeGreaterThan(home.indexOf(pond.hi));
	});
});

test("the next day it stands in the archive by itself, at the address it had, and is off the home page", async () => {
	const address = "/info/notices?notice=2";
	// Asked on the last day, so that finished pages of that day are there.
	expect((await halves("/info/notices")).open).toContain(drain.en);
	expect(await mainOf("/hi")).toContain(drain.hi);
	expect(await mainOf(address)).toContain("This notice is open until 12 October 2026.");
	today = "2026-10-13";
	const { open, archive } = await halves("/info/notices");
	expect(open).not.toContain(drain.en);
	expect(archive).toContain(drain.en);
	expect(await mainOf(address)).toContain("This notice closed on 12 October 2026.");
	expect((await app.inject(address)).statusCode).toBe(200);
	expect(await mainOf("/hi")).toContain(pond.hi);
	expect(await mainOf("/hi")).not.toContain(drain.hi);
});

test("a clock that was put back brings the earlier day back", async () => {
	today = "2026-10-13";
	expect((await halves("/info/notices")).archive).toContain(drain.en);
	today = lastDay;
	expect((await halves("/info/notices")).open).toContain(drain.en);
});

test("the NEW badge is gone after thirty days, the notice stays open", async () => {
	today = "2026-11-03";
	expect((await halves("/info/notices")).open).toMatch(/<b>NEW<\/b>/);
	today = "2026-11-04";
	const { open } = await halves("/info/notices");
	expect(open).toContain(pond.en);
	expect(open).not.toMatch(/<b>NEW<\/b>/);
	expect((await mainOf("/")).split(pond.hi)[1]?.slice(0, 300)).not.toContain("NEW");
});

test("a notice that waits for its day is nowhere before it", async () => {
	today = "2026-10-04";
	expect(await mainOf("/info/notices")).not.toContain(pond.en);
	expect(await mainOf("/")).not.toContain(pond.hi);
	expect((await app.inject("/info/notices?notice=1")).statusCode).toBe(404);
});

test("with every notice closed the pages say so", async () => {
	today = "2027-01-01";
	expect((await halves("/info/notices")).open).toContain("There are no open notices today.");
	expect(await mainOf("/hi")).toContain("आज कोई चालू सूचना नहीं है।");
});

test("a notice that isn't there is answered 404, with all that there are", async () => {
	for (const number of ["99", "1x", "-1", "<b>"]) {
		const answer = await app.inject(`/info/notices?notice=${encodeURIComponent(number)}`);
		expect(answer.statusCode).toBe(404);
		expect(answer.body).toContain("There is no notice with this number.");
		expect(answer.body).toContain(pond.en);
	}
});

test("a search without script finds in open and closed notices, in either language", async () => {
	today = "2026-10-13";
	for (const [asked, found, other] of [
		["pond", pond.en, drain.en],
		["नाली", drain.en, pond.en],
		["WARD 2", drain.en, pond.en],
	] as const) {
		const main = await mainOf(`/info/notices?q=${encodeURIComponent(asked)}`);
		// The whole list is there as data as well, for script.
		const text = main.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, "");
		expect(text).toContain(found);
		expect(text).not.toContain(other);
	}
	expect(await mainOf("/info/notices?q=metro")).toContain("No notice was found.");
});

test("a corrected notice says what was changed and when, the newest first, each from its day on", async () => {
	const longer = { en: "The drain is 40 m longer.", hi: "नाली 40 मीटर और लंबी होगी।" };
	const bids = { en: "Bids are taken until 12 October.", hi: "निविदाएँ 12 अक्टूबर तक ली जाएँगी।" };
	for (const lang of languages) {
		const address = `${pagePath("notices", lang)}?notice=2`;
		today = lastDay;
		const main = await mainOf(address);
		expect(main.indexOf(bids[lang])).toBeGreaterThan(0);
		expect(main.indexOf(longer[lang])).toBeGreaterThan(main.indexOf(bids[lang]));
		expect(main).toContain({ en: "Corrected on 1 October 2026", hi: "1 अक्टूबर 2026 को संशोधित" }[lang]);
		expect(await structured(address)).toMatchObject({
			datePublished: "2026-09-21",
			dateModified: "2026-10-01",
			expires: "2026-10-12",
			correction: bids[lang],
		});
		const { open } = await halves(pagePath("notices", lang));
		const mark = { en: "Corrigendum", hi: "शुद्धिपत्र" }[lang];
		expect(open.split(">").filter((text) => text.startsWith(`${mark}<`))).toHaveLength(1);
		today = "2026-09-30";
		expect(await mainOf(address)).not.toContain(bids[lang]);
		expect(await structured(address)).toMatchObject({ dateModified: "2026-09-28", correction: longer[lang] });
		today = "2026-09-21";
		expect(await mainOf(address)).not.toContain({ en: "Corrections", hi: "शुद्धिपत्र" }[lang]);
		expect(await structured(address)).toMatchObject({ dateModified: "2026-09-21" });
	}
	today = lastDay;
	const csv = await text("/info/open-data/notices.csv");
	expect(csv).toContain("2026-10-01: Bids are taken until 12 October. 2026-09-28: The drain is 40 m longer.");
});

test("a tender that closes at an hour is archived at that hour, and is called by the council's own number", async () => {
	const file = "tables/notices.csv";
	const columns = ",reference,closesAt,estimate_en,estimate_hi,earnestMoney_en,earnestMoney_hi";
	const withHour = (csv: string) => {
		const [head, tender, other] = csv.trim().split("\n");
		return [head + columns, `${tender},41/2026-27,15:00,₹4 lakh,₹4 लाख,2 %,2 %`, `${other},,,,,,`].join("\n");
	};
	const changed = changedTown({ [file]: withHour });
	let now = Date.parse("2026-11-10T14:59:59+05:30");
	const options = { today: () => indianDay(now), clock: () => now };
	const site = await openSite(openTown(changed, options), {
		today: options.today,
		now: options.clock,
	});
	const main = async (path: string) => mainIn(await site.text(path));
	const [list, one] = ["/hi/info/notices", "/info/notices?notice=1"];
	expect((await main(list)).split('id="archive"')[0]).toContain("10 नवंबर 2026, दोपहर 3 बजे");
	expect(await main("/hi")).toContain(pond.hi);
	const page = await main(one);
	for (const words of ["until 10 November 2026, 3 pm", "No. 41/2026-27", "₹4 lakh", "Earnest money"]) {
		expect(page).toContain(words);
	}
	expect(page).not.toMatch(/No\. 1\b/);
	expect(await main("/info/notices?notice=2"), "one without a number says none").not.toMatch(/No\. 2\b/);
	expect(await main("/info/notices?q=41/2026")).toContain(pond.en);
	const json = /<script type="application\/ld\+json">([^<]*)</.exec(await site.text(one))?.[1] ?? "";
	expect(json).toContain('"expires":"2026-11-10T09:30:00.000Z"');
	expect(json).toContain('"identifier":"41/2026-27"');
	expect(await site.text(filePath("feed", "hi"))).toContain("संख्या 41/2026-27।");
	const calendar = await site.text(filePath("calendar", "en"));
	expect(calendar).toContain("DTSTART:20261110T093000Z");
	expect(calendar).toContain("DESCRIPTION:No. 41/2026-27.");
	now += 1000;
	const [open, archive] = (await main(list)).split('id="archive"');
	expect(open).not.toContain(pond.hi);
	expect(archive).toContain("41/2026-27");
	expect(await main("/hi")).not.toContain(pond.hi);
	expect(await main(one)).toContain("closed on 10 November 2026, 3 pm");
	await site.app.close();
	const wrong = { [file]: (csv: string) => withHour(csv).replace("15:00", "3 pm") };
	expect(mistakesOf(wrong).map(sentence)).toEqual([
		'tables/notices.csv, row 2, closesAt: found "3 pm", expected a time like 15:00',
	]);
});

test("one notice has its own title, summary and addresses, in both languages", async () => {
	for (const lang of languages) {
		const body = await text(`${pagePath("notices", lang)}?notice=1`);
		const head = body.slice(0, body.indexOf("</head>"));
		const council = town.read("council", lang).name;
		for (const once of [/<title>/g, /name="description"/g, /rel="canonical"/g, /property="og:url"/g]) {
			expect(head.match(once)).toHaveLength(1);
		}
		expect(head).toContain(`<title>${pond[lang]} · ${council}</title>`);
		expect(head).toContain(`content="${town.read("notices", lang)[0]?.summary}"`);
		const own = (language: "en" | "hi") => `href="${env.publicUrl}${pagePath("notices", language)}?notice=1"`;
		expect(head).toMatch(new RegExp(`rel="canonical" ${literally(own(lang))}`));
		for (const language of languages) expect(head).toContain(own(language));
		expect(body).toMatch(new RegExp(`<h1[^>]*><span>${pond[lang]}</span></h1>`));
	}
	const list = await text("/info/notices?q=pond");
	expect(list.match(/name="description"/g)).toHaveLength(1);
	expect(list).toContain("<title>Notices and Tenders · ");
	expect(list).toContain(`rel="canonical" href="${env.publicUrl}/info/notices"`);
});

test("Home leads to the notices, each with its dates and NEW; one leads to its portal, the other language and back", async () => {
	const { title, portal } = demo.read("notices", "hi")[0] ?? {};
	const all = pagePath("notices", "hi");
	const home = (await readPage("/hi")).the("main").all(`a[href="${all}"]`);
	expect(home.map(({ text }) => text)).toContain("सभी सूचनाएँ और अंतिम तिथियाँ");
	const list = (await readPage(all)).the("main");
	const open = list.named("section", "अभी चालू").all("li");
	expect(open).toHaveLength(demoCounts.notices);
	for (const { text } of open) {
		expect(text).toMatch(/अंतिम तिथि \d+ .+ \d{4}(?:, .+ \d+ बजे)?, (\d+ दिन शेष|आज अंतिम दिन)/);
		expect(text).toContain("नई");
	}
	expect(list.named("section", "पुरालेख").all("tbody tr").length).toBeGreaterThanOrEqual(7);
	const one = list.all("a").find(({ text }) => text === title)?.attributes.href ?? "";
	expect(one).toBe(`${all}?notice=1`);
	const notice = await readPage(one);
	expect(notice.the("h1").text).toBe(title);
	expect(notice.the("title").text).toMatch(new RegExp(`^${literally(title ?? "")} · `));
	expect(
		notice
			.the("main")
			.all("a")
			.find(({ text }) => text.includes("पोर्टल पर जाएँ"))?.attributes,
	).toMatchObject({ href: portal?.address, target: "_blank" });
	const other = await readPage(notice.the('a[hreflang="en"]').attributes.href ?? "");
	expect(other.the("h1").text).toBe(demo.read("notices", "en")[0]?.title);
	expect(
		other
			.the("main")
			.all('a[href="/info/notices"]')
			.map(({ text }) => text),
	).toContain("All notices");
});

function literally(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

describe("the table of notices", () => {
	const file = "tables/notices.csv";
	const sentences = (from: string, to: string) => mistakesOf({ [file]: replace(from, to) }).map(sentence);

	test("counts from the day of reading in a sample town, across the end of a month", () => {
		const moving = { [file]: replace("2026-11-10", "today+12") };
		withTown(moving, (folder) => {
			for (const [today, closes] of [
				["2026-10-25", "2026-11-06"],
				["2027-02-28", "2027-03-12"],
			] as const) {
				const notices = openTown(folder, { today: () => today }).read("notices", "en");
				expect(notices.find(({ id }) => id === 1)?.closes).toBe(closes);
			}
		});
	});

	test("refuses a notice that closes before it is published, and what is no day", () => {
		expect(sentences("2026-11-10", "2026-10-04")).toEqual([
			'tables/notices.csv, row 2, closes: found "2026-10-04", expected a day that isn\'t before the date',
		]);
		for (const odd of ["soon", "today+", "tomorrow", "today+99999"]) {
			expect(sentences("2026-11-10", odd)).toEqual([
				`tables/notices.csv, row 2, closes: found "${odd}", expected a date like 2025-09-25`,
			]);
		}
	});
});
