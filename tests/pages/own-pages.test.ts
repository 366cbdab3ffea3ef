import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { cachedPages } from "../../contract/cached-pages.ts";
import { languages } from "../../contract/language.ts";
import { hideablePages, pagePath } from "../../contract/pages.ts";
import { openTown } from "../../server/content/from-files.ts";
import { readEnv } from "../../server/env.ts";
import { createRenderer } from "../../server/pages/render.ts";
import { SiteSearch } from "../../server/search/site-search.ts";
import { devgarh } from "../support/devgarh.ts";
import { isLong } from "../support/long.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ TOWN: devgarh });
});
afterAll(() => server.stop());

const text = async (path: string, from = server) => (await fetch(from.address + path)).text();
const status = async (path: string, from = server) =>
	(await fetch(from.address + path, { redirect: "manual" })).status;
const kept = cachedPages(openTown(devgarh).pages).map(({ path }) => path);
const homes = languages.map((lang) => pagePath("home", lang));

/** The labels and addresses of a menu's entries, as the navigation bar shows them. */
function menu(html: string, name: string): string[] {
	const [, list = ""] = html.split(`>${name}<svg`)[1]?.match(/<ul[^>]*>([\s\S]*?)<\/ul>/) ?? [];
	return [...list.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
		([, href, label]) => `${label} → ${href}`,
	);
}

/** Follows every link of a site to itself. @returns the addresses that answer with something else than 200 */
async function deadLinks(
	get: (address: string) => Promise<Response> = fetch,
	{ address } = server,
): Promise<string[]> {
	const seen = new Set(homes);
	const dead: string[] = [];
	for (const path of seen) {
		const answer = await get(address + path);
		if (answer.status !== 200) dead.push(path);
		if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
		for (const [, href = ""] of (await answer.text()).matchAll(/<a [^>]*href="([^"]*)"/g)) {
			const { origin, pathname, search } = new URL(href.replaceAll("&amp;", "&"), address + path);
			// The orders of a list are one page.
			if (origin === address && !search.includes("sort=")) seen.add(pathname + search);
		}
	}
	expect(seen.size).toBeGreaterThan(50);
	return dead;
}

test("a council's own pages, menus, titles and documents are those of its folder", async () => {
	const home = await text("/");
	const hindi = await text("/hi");

	// Its own page stands in its section's menu, under its title; one that isn't to be there doesn't.
	expect(menu(home, "Online Services")).toContain("Parking → /services/parking");
	expect(menu(hindi, "ऑनलाइन सेवाएँ")).toContain("पार्किंग → /hi/services/parking");
	// A menu of the council's own, entry by entry; another section's name; "Coming soon" opened.
	expect(menu(home, "Schemes")).toEqual([
		"Old Age Pension → /schemes/old-age",
		"Widow Pension → /schemes/widow",
		"Apply for a pension → https://sspy-up.gov.in",
		"Ward List → /about/wards",
	]);
	expect(menu(home, "Our Town")).toContain("Sights → /explore/tourism");
	expect(menu(home, "Information")).toContain("Budget → /info/budget");
	expect(menu(home, "Information").some((entry) => entry.startsWith("Budget and Minutes"))).toBe(false);
	expect(home).not.toContain("PAY PROPERTY TAX");
	expect(home).toContain("PAY WATER TAX");

	// The title, the parent in the breadcrumb and the head follow.
	const sights = await text("/explore/tourism");
	expect(sights).toMatch(/<h1><span>Sights<\/span><\/h1>/);
	expect(sights).toContain("<li>Our Town</li>");
	expect(await text("/about/wards")).toContain("<li>Schemes</li>");
	const parking = await text("/hi/services/parking");
	expect(parking).toMatch(/<title>पार्किंग · नगर पंचायत देवगढ़<\/title>/);
	expect(parking).toContain('<meta name="description" content="बाज़ार में गाड़ी कहाँ खड़ी करें और शुल्क कितना है।"/>');
	expect(parking).toMatch(/hrefLang="en" href="[^"]*\/services\/parking"/);
	expect(await status("/Services/Parking")).toBe(308);
	expect(await text("/info/budget")).toContain(
		'content="The council&#x27;s budget and the minutes of its board as files to read or save."',
	);

	// A page that it doesn't have is unknown, and nothing leads there.
	expect(await status("/GalleryPage")).toBe(404);
	expect(await status("/hi/schemes/handicap")).toBe(404);
	const siteMap = await text("/site-map");
	const listed = await text("/sitemap.xml");
	for (const path of ["/services/parking", "/info/budget", "/explore/tourism"]) {
		expect(siteMap).toContain(`href="${path}"`);
		expect(listed).toMatch(new RegExp(`<loc>[^<]*${path}</loc>`));
	}
	expect(siteMap).not.toContain("/GalleryPage");
	expect(listed).not.toContain("/schemes/handicap");
	expect(kept).toContain("/services/parking");
	expect(kept).not.toContain("/GalleryPage");

	// Pages and documents are found.
	expect(await text("/search?q=parking+pass")).toContain('href="/services/parking');
	expect(await text("/hi/search?q=बजट")).toContain("/media/documents/budget-2026.pdf?v=");
});

test("a page of the council's own that is about a service looks like the site's service pages, in both languages", async () => {
	const html = await text("/services/water-connection");
	const hindi = await text("/hi/services/water-connection");
	const sections = (page: string) =>
		[...page.matchAll(/<section id="([^"]*)"[^>]*><h2[^>]*>([^<]*)/g)].map(
			([, id, title]) => `${id}: ${title}`,
		);
	// The service's own sections in the order of every service page, then those of this page alone.
	expect(sections(html)).toEqual([
		"fee-and-time: Fee and time",
		"documents: Documents to bring",
		"steps: Steps",
		"wrong: If it goes wrong",
		"questions: Questions",
		"charges: Monthly charges",
	]);
	expect(sections(hindi)).toEqual([
		"fee-and-time: शुल्क और समय",
		"documents: साथ लाने के दस्तावेज़",
		"steps: चरण",
		"wrong: कोई समस्या हो तो",
		"questions: सवाल",
		"charges: मासिक शुल्क",
	]);
	expect(html).toMatch(/<h1><span>Water connection<\/span><\/h1>/);
	expect(html).toContain("You will get a connection with a meter.");
	expect(hindi).toContain("आधा इंच की पाइप का शुल्क ₹60 प्रतिमाह है।");
	expect(html).toMatch(/<a href="\/services\/parking"[^>]*>Parking<\/a>/);
	// Three facts under its name; the overview of services lists it with two of them, though no menu does.
	expect(html.match(/<ul[^>]*aria-label="At a glance">.*?<\/ul>/)?.[0].replace(/<[^>]+>/g, " ")).toMatch(
		/Fee\s+₹500\s+Time\s+15 days\s+Documents\s+2/,
	);
	const overview = await text("/services");
	expect(overview).toMatch(/<li data-occasion="house">.*?href="\/services\/water-connection"/);
	expect(menu(await text("/"), "Online Services").join()).not.toContain("Water connection");

	// Search engines and the site's own search know it as a service, and the latter finds the place on the page.
	expect(html).toContain('"@type":"GovernmentService","name":"Water connection"');
	expect(hindi).toContain('"@type":"Question","name":"सड़क कौन खोदता है?"');
	const found = await text("/search?q=who+digs+the+street");
	expect(found).toContain('href="/services/water-connection#questions"');
	expect(kept).toContain("/services/water-connection");
});

test("a document is a link that says its kind, size, pages and language, on its notice, its act and its page", async () => {
	const linkOn = async (path: string) => {
		const [, href, inside = ""] =
			(await text(path)).match(
				/<a href="(\/media\/documents\/[^"]*)" type="application\/pdf"[^>]*>([\s\S]*?)<\/a>/,
			) ?? [];
		return { href, words: inside.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|") };
	};
	// The pages are counted in the background.
	await expect
		.poll(async () => (await linkOn("/info/budget")).words)
		.toBe("|Budget 2026–27|Budget · PDF · 3 kB · 3 pages · in Hindi and English · 28 March 2026|");
	expect((await linkOn("/hi/services/parking")).words).toBe(
		"|मासिक पार्किंग पास का आवेदन|फ़ॉर्म · PDF · 2 के.बी. · 1 पृष्ठ · हिन्दी और अंग्रेज़ी में|",
	);
	expect((await linkOn("/info/notices?notice=1")).words).toContain(
		"Tender document|Notice · PDF · 3 kB · 2 pages · in Hindi",
	);
	const acts = await text("/info/acts");
	expect(acts).toMatch(
		/>Parking bye-laws 2025<\/a><small>Act or rules · PDF · 4 kB · 4 pages · in English · 1 April 2025</,
	);
	const { href = "" } = await linkOn("/info/budget");
	const file = await fetch(server.address + href);
	expect(file.headers.get("content-type")).toBe("application/pdf");
	expect(
		Buffer.from(await file.arrayBuffer())
			.subarray(0, 5)
			.toString(),
	).toBe("%PDF-");
	if (isLong) expect(await deadLinks()).toEqual([]);
});

test(`a council that leaves out every page it may leave out has no link that leads nowhere${isLong ? ", and its pages are made ahead" : ""}`, async () => {
	const instead = "services";
	const town = changedTown({
		"menus.yaml": (yaml) => yaml.replace(/^hide: .*$/m, `hide: [${hideablePages.join(", ")}]`),
	});
	// Whatever in the folder leads to one of these pages leads elsewhere instead.
	const names = hideablePages.join("|");
	const reference = {
		".yaml": new RegExp(`(page: |\\[|, )(?:${names})(?=[ ,}\\]]|$)`),
		".csv": new RegExp(`(,)(?:${names})(?=,|$)`),
	};
	for (const entry of readdirSync(town, { recursive: true, encoding: "utf8" })) {
		const pattern = reference[extname(entry) as keyof typeof reference];
		if (!pattern) continue;
		const path = join(town, entry);
		const lines = readFileSync(path, "utf8").split("\n");
		const changed = lines.map((line) =>
			/^(hide:|id,)/.test(line) ? line : line.replaceAll(new RegExp(pattern, "g"), `$1${instead}`),
		);
		writeFileSync(path, changed.join("\n"));
	}
	const own = openTown(town);
	const { render } = await createRenderer(readEnv({ TOWN: town }), own, new SiteSearch(own));
	const files = new Set([...own.media.values()].map(({ src }) => src));
	// No server: it would compress every page as well as can be, which takes most of the time.
	const get = async (address: string) => {
		const { pathname, search } = new URL(address);
		// A page drawn from complaints needs a database (open-complaints.test.ts).
		if (/\/complaint(s\b|Figures)/.test(pathname)) return new Response("");
		if (!pathname.startsWith("/media/")) return render(new Request(address), new Set());
		return new Response("", { status: files.has(pathname + search) ? 200 : 404 });
	};
	expect(await deadLinks(get)).toEqual([]);
	for (const name of hideablePages)
		expect((await get(server.address + pagePath(name, "en"))).status, name).toBe(404);
	for (const lang of languages) {
		const home = await get(server.address + pagePath("home", lang));
		expect(await home.text()).not.toContain(pagePath("tourism", lang));
	}
	if (isLong) {
		const small = await startServer({ TOWN: town, LOG_LEVEL: "info", WARM_PAGES: "on" });
		await expect.poll(small.printed).toContain("all pages are warm");
		for (const name of hideablePages) expect(await status(pagePath(name, "en"), small), name).toBe(404);
		await small.stop();
	}
});
