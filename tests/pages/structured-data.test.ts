import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { datasetNames } from "#contract/files.ts";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { get, html, pathsIn, publicPages, publicUrl } from "../support/pages.ts";
import { town } from "../support/town.ts";

/** Properties that each type needs, by schema.org and by search engines; a type that isn't here is none of ours. */
const required: Readonly<Record<string, readonly string[]>> = {
	Answer: ["text"],
	BreadcrumbList: ["itemListElement"],
	City: ["name"],
	DataDownload: ["encodingFormat", "contentUrl"],
	Dataset: ["name", "description", "url", "license", "creator", "distribution", "dateModified", "inLanguage"],
	EntryPoint: ["urlTemplate"],
	FAQPage: ["mainEntity"],
	GeoCoordinates: ["latitude", "longitude"],
	GovernmentOffice: ["@id", "name", "url"],
	GovernmentService: ["name", "description", "url", "provider", "areaServed"],
	Hospital: ["name", "description", "image"],
	ItemList: ["name", "itemListElement"],
	ListItem: ["position", "item"],
	NewsArticle: ["headline", "description", "datePublished", "image", "author", "inLanguage"],
	PostalAddress: ["streetAddress", "addressCountry"],
	Question: ["name", "acceptedAnswer"],
	SearchAction: ["target", "query-input"],
	ServiceChannel: ["serviceUrl"],
	TouristAttraction: ["name", "description", "image"],
	WebSite: ["name", "url", "potentialAction"],
};

/** Properties that hold an address of ours. */
const ours = ["url", "item", "image", "logo", "contentUrl", "urlTemplate", "@id"];

type Node = Readonly<Record<string, unknown>>;

/** The things a page tells of, by type. */
function graphOf(page: string): Node[] {
	const found = [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
	expect(found).toHaveLength(1);
	const block = JSON.parse(found[0]?.[1] ?? "") as { "@context": string; "@graph": Node[] };
	expect(block["@context"]).toBe("https://schema.org");
	return block["@graph"];
}

const ofType = (graph: readonly Node[], type: string) => graph.filter((node) => node["@type"] === type);

function nodesIn(value: unknown): Node[] {
	if (typeof value !== "object" || value === null) return [];
	const inside = Object.values(value).flatMap(nodesIn);
	return "@type" in value ? [value as Node, ...inside] : inside;
}

/** The words that a reader sees, as one line. */
function wordsOf(page: string): string {
	return page
		.replace(/<(script|style)[\s\S]*?<\/\1>|<!--.*?-->/g, "")
		.replace(/<a href="tel:[^"]*">(.*?)<\/a>/g, "$1")
		.replace(/<[^>]+>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&amp;/g, "&")
		.replace(/\s+/g, " ");
}

describe.each(languages)("what a page tells search engines in %s", (lang) => {
	test("every thing has what its type asks for, with full addresses", async () => {
		for (const path of pathsIn(lang)) {
			for (const node of nodesIn(graphOf(await html(path)))) {
				const type = String(node["@type"]);
				expect(Object.keys(node), `${path} ${type}`).toEqual(
					expect.arrayContaining([...(required[type] ?? ["a known type"])]),
				);
				for (const [property, value] of Object.entries(node)) {
					expect(value, `${path} ${type}.${property}`).not.toSatisfy((each) => each === "" || each === null);
					if (ours.includes(property) && typeof value === "string") expect(value).toMatch(`${publicUrl}/`);
					if (property === "serviceUrl") expect(value).toMatch(/^https?:\/\//);
					if (/^date/.test(property)) expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
				}
			}
		}
	});

	test("the way down to a page is the one on its board", async () => {
		for (const path of pathsIn(lang).filter((path) => path !== pagePath("home", lang))) {
			const page = await html(path);
			const [list] = ofType(graphOf(page), "BreadcrumbList") as {
				itemListElement: { name: string; item: string }[];
			}[];
			const shown = page.match(/<ol[^>]*>(.*?)<\/ol>\s*<\/nav>\s*<h1/)?.[1] ?? "";
			const crumbs = [...shown.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, crumb]) =>
				wordsOf(crumb ?? "").trim(),
			);
			expect(crumbs.length, path).toBeGreaterThan(1);
			expect(list?.itemListElement.map(({ name }) => name)).toEqual(crumbs);
			expect(list?.itemListElement.at(-1)?.item).toBe(publicUrl + path);
		}
	});

	test("home tells of the website with its search, and of the office with its hours and place", async () => {
		const graph = graphOf(await html(pagePath("home", lang)));
		const council = town.read("council", lang);
		const search = `${publicUrl}${pagePath("search", lang)}?q={search_term_string}`;
		expect(ofType(graph, "WebSite")).toMatchObject([
			{ name: council.name, potentialAction: { target: { urlTemplate: search } } },
		]);
		expect(ofType(graph, "GovernmentOffice")).toMatchObject([
			{
				name: council.name,
				telephone: council.helpline,
				email: council.email,
				address: { streetAddress: council.address },
				openingHours: [council.openingHours],
				geo: council.geo,
			},
		]);
	});

	const services = [
		["birthCertificate", "birthCertificatePage"],
		["deathCertificate", "deathCertificatePage"],
		["marriageCertificate", "marriageCertificatePage"],
		["licences", "licencesPage"],
		["grievances", "grievancesPage"],
		["oldAgePension", "oldAgePensionPage"],
		["widowPension", "widowPensionPage"],
		["divyangPension", "divyangPensionPage"],
	] as const;

	test.each(services)(
		"%s: the service and its questions are told as the page says them",
		async (name, kind) => {
			const page = await html(pagePath(name, lang));
			const words = wordsOf(page);
			const graph = graphOf(page);
			const [service] = ofType(graph, "GovernmentService") as { name: string; description: string }[];
			expect(wordsOf(page.match(/<h1>(.*?)<\/h1>/)?.[1] ?? "").trim()).toBe(service?.name);
			expect(words).toContain(service?.description);

			const document = town.read(kind, lang);
			const questions =
				name === "oldAgePension"
					? town.read("pensionQuestions", lang)
					: "questions" in document
						? document.questions
						: [];
			const told = ofType(graph, "FAQPage").flatMap((faq) => faq.mainEntity as Node[]);
			expect(told).toHaveLength(questions?.length ?? 0);
			for (const { name: question, acceptedAnswer } of told) {
				expect(words).toContain(question);
				expect(words).toContain((acceptedAnswer as Node).text);
			}
		},
	);

	test("news, datasets and places are told as their pages show them", async () => {
		for (const [name, type, property, count] of [
			["news", "NewsArticle", "headline", Object.keys(town.read("stories", lang)).length],
			["openData", "Dataset", "name", datasetNames.length],
			["tourism", "TouristAttraction", "name", town.read("places", lang).length],
			["health", "Hospital", "name", town.read("hospitals", lang).length],
		] as const) {
			const page = await html(pagePath(name, lang));
			const things = nodesIn(graphOf(page)).filter((node) => node["@type"] === type);
			expect(things, name).toHaveLength(count);
			for (const thing of things) {
				expect(wordsOf(page)).toContain(thing[property]);
				expect(wordsOf(page)).toContain(thing.description);
				// Search engines for data show no dataset with less.
				if (type === "Dataset") expect(String(thing.description).length).toBeGreaterThanOrEqual(50);
			}
		}
	});

	test("every page that may be found says how a link to it looks elsewhere; the others say nothing", async () => {
		for (const row of publicPages) {
			const path = town.pages.path(row.name, lang);
			const page = await html(path);
			const tags = new Map(
				[...page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"\/>/g)].map(
					([, name, content]) => [name, wordsOf(content ?? "")],
				),
			);
			if (!row.indexed) {
				expect([...tags.keys()], row.name).toEqual([]);
				continue;
			}
			expect(Object.fromEntries(tags), row.name).toMatchObject({
				"og:title": row.name === "home" ? town.read("council", lang).name : row.title[lang],
				"og:description": row.description[lang],
				"og:url": publicUrl + path,
				"og:site_name": town.read("council", lang).name,
				"og:locale": `${lang}_IN`,
				"og:locale:alternate": `${lang === "en" ? "hi" : "en"}_IN`,
				"og:image:width": "1200",
				"og:image:height": "630",
				"og:image:alt": expect.stringMatching(/\p{L}/u),
				"twitter:card": "summary_large_image",
			});
		}
	});

	test("the picture beside a link is there", async () => {
		const image =
			(await html(pagePath("home", lang))).match(/property="og:image" content="([^"]+)"/)?.[1] ?? "";
		expect(image).toMatch(`${publicUrl}/media/preview/${lang}.png`);
		const answer = await get(image.replaceAll("&amp;", "&").replace(publicUrl, ""));
		expect(answer.headers.get("content-type")).toMatch(/^image\/(png|webp|jpeg)$/);
		expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
	});
});

test("the policy lets no other inline script run for the sake of this one", async () => {
	const answer = await get("/");
	const page = await answer.text();
	const data = [...page.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)];
	const policy = answer.headers.get("content-security-policy");
	expect(data).toHaveLength(1);
	expect(policy).toContain("'sha256-");
	for (const [, text] of data) {
		expect(policy).not.toContain(
			createHash("sha256")
				.update(text ?? "")
				.digest("base64"),
		);
	}
});
