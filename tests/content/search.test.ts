import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse as parseCsv } from "csv-parse/sync";
import { afterAll, describe, expect, test } from "vitest";
import { complaintNumber } from "../../contract/complaints/number.ts";
import { type Lang, languages, withoutPrefix } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { search } from "../../contract/site/limits.ts";
import { devgarh } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { readEnv } from "../../server/env.ts";
import { createRenderer } from "../../server/pages/render.ts";
import { SiteSearch } from "../../server/search/site-search.ts";
import { isLong } from "../support/long.ts";
import { openSite } from "../support/own-site.ts";
import { get, html, publicUrl } from "../support/pages.ts";
import { town } from "../support/town.ts";
import { asPeopleTypeNumbers } from "../support/typed.ts";

/** The search: with the town of this repository, whose questions stand in a table, and with another. */

interface Question {
	readonly query: string;
	/** `latin` is Hindi typed in Latin letters. */
	readonly script: "english" | "hindi" | "latin" | "nonsense";
	/** Address of one of the first three results, or several with a | between; a bare page is right with any place on it. */
	readonly address: string;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readQuestions = (file: string): Question[] =>
	parseCsv(readFileSync(here(file), "utf8"), { columns: true });
/** By these the content and the words of the town have been looked through. */
const questions = readQuestions("search-queries.csv");
/** These were written before anybody looked at what the index holds, and nothing is fitted to them. */
const unseen = readQuestions("search-unseen.csv");
const engine = new SiteSearch(town);

/** The addresses that the results of a question lead to, in their order on a page. */
function leadsOn(page: string): string[] {
	return [...page.matchAll(/<h3><a href="([^"]+)"/g)].map(([, href = ""]) => plain(href));
}

const pageOf = (query: string, lang: Lang) =>
	html(`${pagePath("search", lang)}?${new URLSearchParams({ q: query })}`);

/** The same without a page, for there are two thousand questions. */
async function leads(query: string, lang: Lang): Promise<string[]> {
	if (isLong) return leadsOn((await pageOf(query, lang)).replace(/<h2 id="perhaps">.*/s, ""));
	return engine.find(query, lang).found.map(({ href }) => plain(href));
}

/** The same with what is shown under "Perhaps". */
async function shown(query: string, lang: Lang): Promise<string[]> {
	if (isLong) return leadsOn(await pageOf(query, lang));
	const { found, perhaps } = engine.find(query, lang);
	return [...found, ...perhaps].map(({ href }) => plain(href));
}

/** An address as a person would write it, without the language in front. */
function plain(address: string): string {
	const path = address.replaceAll("&amp;", "&").replaceAll("+", " ");
	return decodeURIComponent(withoutPrefix(path));
}

function isThere(lead: string, address: string): boolean {
	return lead === address || (!/[?#]/.test(address) && lead.split(/[?#]/)[0] === address);
}

const scripts = ["english", "hindi", "latin"] as const;
const langOf = ({ script }: Question): Lang => (script === "english" ? "en" : "hi");

test("the tables ask in English, in Hindi, in Hindi typed in Latin letters and of other things", () => {
	for (const table of [questions, unseen]) {
		for (const script of scripts) expect(asked(table, script).length, script).toBeGreaterThanOrEqual(100);
		expect(asked(table, "nonsense").length).toBeGreaterThanOrEqual(50);
	}
});

describe("one look at each rule", () => {
	test.each([
		["sounds, whatever the script", "janam praman patra", "/services/birth-certificate"],
		["small words say nothing", "mujhe naya nal kaise milega", "/services/water-connection"],
		["words of every second question may be missing", "ward number 7", "/about/wards?ward=7"],
		[
			"another office's work before what sounds like ours",
			"jati praman patra",
			"/services/other-offices#certificates",
		],
		[
			"a section with a name of its own",
			"rashan card kahan banta hai",
			"/services/other-offices#ration-card",
		],
		["a word that is all vowels", "aay praman patra", "/services/other-offices#certificates"],
		["a beginning", "certif", "/services/birth-certificate"],
		["a slip of a letter", "budhapa pention", "/schemes/old-age"],
		["swapped letters", "birth cretificate", "/services/birth-certificate"],
		["two words written as one", "जन्म प्रमाणपत्र", "/services/birth-certificate"],
		["a plural typed in Latin letters", "daftar ki chhuttiyan", "/info/holidays"],
		["a name of two words comes first", "gai sadak par", "/services/dogs-and-monkeys"],
		["a part of a sentence is enough", "died in hospital which papers needed", "/services/death-certificate"],
		[
			"one known word beside an unknown one, spoken",
			"golgappe ki dukan kaise",
			"/services/licences#licence-1",
		],
		["its very spelling before what only sounds so", "rti", "/info/right-to-information"],
		["v as it is said in the east", "bidhwa penshan", "/schemes/widow"],
		["a rare word before those of many pages", "divyangjan praman patra", "/schemes/handicap"],
		["a word of something else that a page of ours knows", "thele wale ko loan", "/services/street-vending"],
		["thousands of notices make no everyday word of theirs", "last date of tender", "/info/notices"],
		["few names before many texts", "ठेला लगाने का सर्टिफिकेट", "/services/street-vending"],
		["a person by one part of the name", "Sompal", "/about/wards?ward=3"],
		["with a title", "Shri Sompal", "/about/wards?ward=3"],
		["with a title in Hindi", "डॉ. सोमपाल", "/about/wards?ward=3"],
		["by an e-mail address", "office@chandanpur.example", "/contact-helpline"],
	])("%s: “%s” leads to %s", (_, query, address) => {
		const [first = ""] = engine.find(query, "en").found.map(({ href }) => plain(href));
		expect(isThere(first, address), first).toBe(true);
	});

	test.each([
		["a number is never corrected", "ward 77"],
		["beside an unknown word the others must be in names", "sone ka bhav"],
		["beside a word of something else one of ours isn't enough", "gaadi ka insurance"],
		["of a ward member all words must be right", "Sompal zebra"],
		["a short word that only sounds so is another, where a name may be meant", "Ved Prakash"],
		["a word that is in the texts twice counts once", "<script>alert(1)</script>"],
		["a letter four times is no word", "aaaaaaaaaaa"],
	])("%s: “%s” finds no answer", (_, query) => {
		expect(engine.find(query, "en").found.map(({ href }) => href)).toEqual([]);
	});
});

test.each([
	["openComplaints", "शिकायतें", "शिकायत", "समस्या", "complaints", "problems in my ward"],
	["servicePromise", "समय सीमा", "कितने दिन", "how long", "kitne din"],
	["complaintFigures", "शिकायतों के आँकड़े", "complaint figures"],
] as const)("what the town sees is found by its usual words: %s", (page, ...asked) => {
	for (const query of asked) {
		const found = engine.find(query, "hi").found.map(({ href }) => href);
		expect(found, query).toContain(pagePath(page, "hi"));
	}
});

if (isLong) {
	describe("of all questions", () => {
		test.each(
			scripts.flatMap((script) => [
				{ script, name: "seen", table: questions, first: 0.9, best: 0.98 },
				{ script, name: "unseen", table: unseen, first: 0.8, best: 0.93 },
			]),
		)(
			"$script, $name: $best are answered among the first three, and $first by the first",
			async ({ script, table, ...least }) => {
				let first = 0;
				const missed: string[] = [];
				for (const question of asked(table, script)) {
					const { query, address } = question;
					const isRight = (lead: string) => address.split("|").some((each) => isThere(lead, plain(each)));
					const [answer] = await leads(query, langOf(question));
					if (answer !== undefined && isRight(answer)) first += 1;
					const found = (await shown(query, langOf(question))).slice(0, search.best);
					if (!found.some(isRight)) missed.push(`${query}: ${found.join(", ") || "nothing"}`);
				}
				const all = asked(table, script).length;
				expect(1 - missed.length / all, missed.join("\n")).toBeGreaterThanOrEqual(least.best);
				expect(first / all).toBeGreaterThanOrEqual(least.first);
			},
		);

		test.each([
			{ name: "seen", table: questions, silent: 0.95 },
			{ name: "unseen", table: unseen, silent: 0.88 },
		])("about other things $silent stay without an answer ($name)", async ({ table, silent }) => {
			const found: string[] = [];
			const others = asked(table, "nonsense");
			for (const { query } of others) if ((await leads(query, "en")).length > 0) found.push(query);
			expect(1 - found.length / others.length, found.join("\n")).toBeGreaterThanOrEqual(silent);
		});
	});
}

function asked(table: readonly Question[], script: Question["script"]): Question[] {
	return table.filter((question) => question.script === script);
}

test("the page of results leads where the engine says, in its order", async () => {
	const some = questions.filter((_, index) => index % 180 === 0);
	expect(some.length).toBeGreaterThanOrEqual(10);
	for (const question of some) {
		const lang = langOf(question);
		const { found, perhaps } = engine.find(question.query, lang);
		const best = [...found, ...perhaps].slice(0, search.best);
		const onPage = leadsOn(await pageOf(question.query, lang)).slice(0, search.best);
		expect(onPage, question.query).toEqual(best.map(({ href }) => plain(href)));
	}
});

describe("no answer is found", () => {
	test.each([
		"xyzzy",
		"qwertyuiop",
		"asdf ghjk",
		"<marquee>",
		"<script>alert(1)</script>",
		"%%%",
		"😀😀",
		"…",
		"metro ticket booking",
		"bitcoin",
		"pizza delivery",
		"cricket score",
		"netflix",
		"gold price",
		"weather forecast",
		"lottery result",
		"क्रिकेट स्कोर",
		"sone ka bhav",
		"फ़िल्म का टिकट",
		"mobile recharge",
		"शेयर बाज़ार का भाव",
	])("for %s", async (query) => {
		for (const lang of languages) expect(await leads(query, lang), lang).toEqual([]);
	});

	test("by the name of an employee, of a contractor or of their fathers", () => {
		const found: string[] = [];
		for (const lang of languages) {
			const elected = town.read("wards", lang).map(({ member }) => member);
			const officers = town.read("officers", lang).map(({ name }) => name);
			const known = new Set([...elected, ...officers].flatMap((name) => name.split(" ")));
			const people = [
				...town.read("employees", lang).flatMap(({ name, fatherName }) => [name, fatherName]),
				...town
					.read("contractors", lang)
					.map((row) => row.Contractor_Name_and_Father_Name.split(/ S\/o | W\/o | पुत्र | पत्नी /)[0] ?? "")
					.map((name) => name.replace(/^(Shri|Smt\.|श्री|श्रीमती) /, "")),
			];
			// Somebody may be called as an officer or a ward member is: those are found, as they should be.
			const names = people.filter((name) => !name.split(" ").every((part) => known.has(part)));
			expect(names.length).toBeGreaterThan(200);
			found.push(...names.filter((name) => engine.find(name, lang).total > 0));
		}
		expect(found).toEqual([]);
	});

	test("by a telephone number of a ward member or a contractor", () => {
		const numbers = [
			...town.read("wards", "en").map(({ phone }) => phone),
			...town.read("contractors", "en").flatMap(({ Phone_Number: phone }) => (phone ? [String(phone)] : [])),
		];
		expect(numbers.length).toBeGreaterThan(50);
		for (const number of numbers) expect(engine.find(number, "en").total, number).toBe(0);
	});
});

test.each(languages)(
	"every notice, story, ward, ward member, officer, department, helpline, document and name from A to Z is found (%s)",
	(lang) => {
		const missed: string[] = [];
		const look = (
			asked: string,
			isIt: (href: string, title: string) => boolean,
			among: number = search.best,
		) => {
			const { found } = engine.find(asked, lang);
			if (!found.slice(0, among).some(({ href, title }) => isIt(href, title.join("")))) missed.push(asked);
		};
		for (const { id, title } of town.read("notices", lang)) {
			look(title, (href) => href.endsWith(`?notice=${id}`));
		}
		for (const [key, { title }] of Object.entries(town.read("stories", lang))) {
			look(title, (href) => href === `${pagePath("news", lang)}/${key}`);
		}
		for (const { name, member } of town.read("wards", lang)) {
			look(name, (href) => href.startsWith(pagePath("wards", lang)));
			look(member, (href) => href.startsWith(pagePath("wards", lang)));
		}
		for (const { name, designation } of town.read("officers", lang)) {
			for (const asked of [name, designation]) look(asked, (href) => href.includes("section=officers"));
		}
		for (const { title } of town.read("departments", lang)) look(title, (_, found) => found === title);
		for (const { name } of town.read("helplines", lang)) look(name, (_, found) => found.includes(name));
		for (const { title } of town.read("documents", lang)) look(title, (_, found) => found === title);
		for (const { term, page } of town.read("serviceNames", lang)) {
			// A term that a state portal answers is found on any page that leads there.
			look(term, (href) => !page || href.split(/[?#]/)[0] === page.href, Number.POSITIVE_INFINITY);
		}
		expect(missed).toEqual([]);
	},
);

test("every address that a result leads to exists, and the place on the page too", async () => {
	const asked = "ward certificate pension helpline water policy act tender park school".split(" ");
	const addresses = languages.flatMap((lang) =>
		asked.flatMap((query) => engine.find(query, lang).found.map(({ href }) => href)),
	);
	expect(new Set(addresses).size).toBeGreaterThan(60);
	// Drawn as the server draws it, which would compress it too.
	const { render } = await createRenderer(readEnv({ TOWN: town.folder }), town, engine);
	const looked = new Set<string>();
	const broken: string[] = [];
	for (const [page = "", those] of Map.groupBy(new Set(addresses), (address) => address.split("#")[0])) {
		// In the gate one ward, notice or photo: the next one's address is made alike.
		const path = page.split("?")[0] ?? "";
		if (page !== path) {
			if (!isLong && looked.has(path)) continue;
			looked.add(path);
		}
		// A page of complaints reads the database too.
		const answer = /^\/media\/|\/complaints/.test(page)
			? await get(page)
			: await render(new Request(new URL(page, publicUrl)), new Set());
		const text = await answer.text();
		const isThere = (place?: string) => place === undefined || text.includes(`id="${place}"`);
		broken.push(...those.filter((each) => answer.status !== 200 || !isThere(each.split("#")[1])));
	}
	expect(broken).toEqual([]);
});

describe("what only has to do with a word of the question", () => {
	test.each([
		["an unknown word silences no known one", "zamindar penshan", "/schemes/old-age"],
		["few words of many are known", "aggressive dog chasing children", "/services/dogs-and-monkeys"],
	])("is under “Perhaps”, and no answer: %s", (_, query, address) => {
		const { found, perhaps, total } = engine.find(query, "en");
		expect({ found, total }).toEqual({ found: [], total: 0 });
		expect(perhaps.map(({ href }) => plain(href).split("#")[0])).toContain(address);
		const [suggested] = engine.suggest(query, "hi");
		expect(suggested).toMatchObject({ note: "शायद", isPerhaps: true });
	});

	test("never is an employee or a member who is called in part as somebody is", () => {
		for (const query of ["Zorawar Devi", "Zorawar Singh", "Zorawar Kumar"]) {
			const { found, perhaps } = engine.find(query, "en");
			const groups = [...found, ...perhaps].map(({ group }) => group);
			expect(groups.filter((group) => group === "people" || group === "wards")).toEqual([]);
		}
	});

	test("is told on the page, without script, in both languages", async () => {
		expect(await pageOf("zamindar penshan", "en")).toMatch(
			/<h2 id="perhaps">Perhaps<\/h2>.*<h3><a href="\/schemes/,
		);
		expect(await pageOf("zamindar penshan", "hi")).toMatch(
			/<h2 id="perhaps">शायद<\/h2>.*<h3><a href="\/hi\/schemes/,
		);
	});
});

test("the number of a complaint, however it is typed, leads to where it is followed, and to nothing that is known of it", () => {
	const number = complaintNumber(2026, 11);
	const href = `/complaint/follow?number=${number}`;
	for (const typed of asPeopleTypeNumbers(number)) {
		const { found, perhaps } = engine.find(typed, "en");
		expect({ typed, found: found.map((each) => each.href), perhaps }).toEqual({
			typed,
			found: [href],
			perhaps: [],
		});
		expect(
			engine.suggest(typed, "en").map((each) => each.href),
			typed,
		).toEqual([href]);
	}
	// Ten digits are a telephone's, though they may have the right check digit.
	const { found } = engine.find(complaintNumber(2098, 1_110_000).replaceAll("-", ""), "en");
	expect(found).toEqual([]);
});

describe("the results", () => {
	test("are told in the reader's language, whatever language the question is in", async () => {
		const page = await html("/hi/search?q=birth+certificate");
		const first = page.match(/<h3><a[^>]*>(.*?)<\/a>/)?.[1]?.replace(/<[^>]+>/g, "");
		expect(first).toBe("जन्म प्रमाण पत्र");
		expect(page).toMatch(/lang="en"[^>]*><mark[^>]*>Birth<\/mark>/);
	});

	test("mark the words that were asked for", async () => {
		const page = await html("/search?q=CERTIFICATES");
		expect(page).toMatch(/<mark[^>]*>Certificate<\/mark>/);
	});

	test("are no endless list: of many alike the best are shown, and how many there were is said", async () => {
		const wards = town.read("wards", "en").length;
		const page = await html("/search?q=ward");
		const [, count, total] = page.match(/The best (\d+) of (\d+) results for “ward”/) ?? [];
		expect(Number(total)).toBeGreaterThan(wards);
		expect(Number(count)).toBeLessThan(Number(total));
		expect([...page.matchAll(/<h3><a href="\/about\/wards\?/g)].length).toBeLessThan(wards);
	});

	test("stay out of search engines", async () => {
		const page = await html("/search?q=birth");
		expect(page).toContain('<meta name="robots" content="noindex"/>');
	});
});

describe("a hostile question", () => {
	test.each([
		["markup", "<img src=x onerror=alert(1)>"],
		["10 kB", "a".repeat(10_000)],
		["10 kB of Hindi", "क".repeat(1200)],
		["a database's own words", "' OR 1=1 --"],
		["NUL", "a\0b"],
		["a lone surrogate", "a\uD800"],
		["gaps of a sentence", "{asked} {count}"],
		["names of an object", "__proto__ constructor toString"],
	])("(%s) is text on the page and answered 200", async (_, query) => {
		const page = await pageOf(query, "en");
		expect(page).not.toContain("<img src=x");
		expect(page).not.toContain("\0");
		expect(page.length).toBeLessThan(80_000);
	});

	test("(a percent sign that means nothing) is answered 200", async () => {
		for (const q of ["%", "%zz", "%E0%A4", "%F0%9F%98%80", "++++"]) {
			expect((await get(`/search?q=${q}`)).status, q).toBe(200);
			expect((await get(`/search/suggestions.json?q=${q}`)).status, q).toBe(200);
		}
	});
});

describe("suggestions", () => {
	const suggest = async (path: string) =>
		(await get(path)).json() as Promise<{ title: string; href: string; note?: string }[]>;

	test("come after two letters, in the language of their address", async () => {
		expect(await suggest("/search/suggestions.json?q=bi")).toContainEqual(
			expect.objectContaining({ title: "Birth Certificate", href: "/services/birth-certificate" }),
		);
		expect(await suggest("/hi/search/suggestions.json?q=जन")).toContainEqual(
			expect.objectContaining({ title: "जन्म प्रमाण पत्र", href: "/hi/services/birth-certificate" }),
		);
	});

	test("tell how long it takes, or what kind of thing it is", async () => {
		const [ward] = await suggest("/hi/search/suggestions.json?q=sompal");
		expect(ward).toMatchObject({ note: "वार्ड" });
	});

	test("are there for a misspelt word too", async () => {
		expect(await suggest("/search/suggestions.json?q=certficate")).toContainEqual(
			expect.objectContaining({ title: "Birth Certificate" }),
		);
	});

	test("are few, and none for nothing", async () => {
		expect((await suggest("/search/suggestions.json?q=ward")).length).toBe(search.suggestions);
		expect(await suggest("/search/suggestions.json?q=xyzzy")).toEqual([]);
	});
});

describe("an address that doesn't exist", () => {
	const near = async (path: string) => {
		const page = await get(path);
		expect(page.status).toBe(404);
		const section =
			(await page.text()).match(/<section[^>]*aria-labelledby="near">.*?<\/section>/)?.[0] ?? "";
		return [...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
	};

	test.each([
		["/services/birth-certifcate", "/services/birth-certificate"],
		["/services/birth_certificate.html", "/services/birth-certificate"],
		["/About/Wards.aspx", "/about/wards"],
		["/schemes/oldage", "/schemes/old-age"],
		["/photogallery", "/gallery/photos"],
		["/hi/services/janm-praman-patra", "/hi/services/birth-certificate"],
		["/hi/शिकायत", "/hi/services/grievances"],
		["/services/zzz-qqq", "/services"],
	])("%s offers %s", async (path, page) => {
		expect(await near(path)).toContain(page);
	});

	test("offers nothing where nothing is near, and never more than a few", async () => {
		expect(await near("/xyzzy/qwertyuiop")).toEqual([]);
		expect(await near("/.env")).toEqual([]);
		expect((await near("/pension")).length).toBeLessThanOrEqual(search.nearest);
	});

	test("is the same page for all that came near to the same, whatever their letters were", async () => {
		const etag = async (path: string) => (await get(path)).headers.get("etag");
		expect(await etag("/a/birth-certificate")).toBe(await etag("/b/Birth_Certificate.php?near=wards"));
		expect(await etag("/404?near=wards")).toBe(await etag("/xyzzy"));
	});

	test("never stands in the page", async () => {
		const page = await (await get("/birth/%3Cscript%3Ealert(1)%3C/script%3E-zzz")).text();
		expect(page).toContain("Page not found");
		expect(page).not.toContain("zzz");
		expect(page).not.toContain("alert(1)");
	});
});

describe("another town", async () => {
	const { app, text } = await openSite(openTown(devgarh));
	afterAll(() => app.close());

	test("finds its own words, and not this one's", async () => {
		const there = async (query: string, lang: Lang) =>
			leadsOn(await text(`${pagePath("search", lang)}?${new URLSearchParams({ q: query })}`));
		expect(await there("jhadu", "en")).toContain("/services/sanitation#service-1");
		expect(await there("pahadi dwar", "hi")).toContain("/about/wards?ward=1");
		expect(await there("Lal Kuan", "en")).toEqual([]);
	});

	test("suggests its own names, each at its address in the reader's language", async () => {
		const known = JSON.parse(await text("/hi/search/suggestions.json"));
		expect(known.names).toContainEqual({
			title: "पानी का कनेक्शन",
			also: "Water connection",
			href: "/hi/services/water-connection",
			note: "15 दिन",
		});
		const addresses = known.names.map(({ href }: { href: string }) => href);
		expect(addresses.filter((href: string) => !href.startsWith("/hi"))).toEqual([]);
	});
});
