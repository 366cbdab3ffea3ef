import { describe, expect, test } from "vitest";
import { composition } from "../../contract/content/limits.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { menus } from "../../contract/navigation.ts";
import { type PageName, pagePath } from "../../contract/pages.ts";
import { demoCounts, demoDistances, nationalNumbers } from "../support/demo-town.ts";
import { type Piece, readPage } from "../support/read-page.ts";

/** Content of the pages that show the town, its services and its news (§2.11, §2.13, §2.15); their motion is in explore.spec.ts. */
const mainOf = async (page: PageName, lang: Lang = "en") =>
	(await readPage(pagePath(page, lang))).the("main");
const texts = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);

/** Cards with a title, each with its picture and a description. */
function cardsOf(main: Piece): Piece[] {
	const cards = main.all("article").filter((card) => card.all("h3").length > 0);
	for (const card of cards) {
		expect(card.the("img").attributes.alt).toBeDefined();
		expect(card.all("p")[0]?.text).toMatch(/\S/);
	}
	return cards;
}

test("how to reach: three cards tell the way by air, by train and by road, each with a picture (§2.11)", async () => {
	const cards = cardsOf(await mainOf("reach"));
	expect(cards).toHaveLength(composition.reachCards);
	expect(texts(cards.map((card) => card.the("h3")))).toEqual(["By air", "By train", "By road"]);
});

test.each([
	["en", "km"],
	["hi", "किमी"],
] as const)("four stones say how far it is, in %s", async (lang, unit) => {
	const said = texts((await mainOf("reach", lang)).all("ul li strong"));
	expect(said.toSorted()).toEqual(
		Object.values(demoDistances)
			.map((way) => `${way} ${unit}`)
			.toSorted(),
	);
});

test("education shows a banner and three institutions; tourism three places with an icon, and calls to come (§2.11)", async () => {
	const education = await mainOf("education");
	expect(cardsOf(education)).toHaveLength(demoCounts.institutions);
	expect(education.all("img").length).toBeGreaterThan(demoCounts.institutions);
	for (const card of cardsOf(education)) expect(card.the("img").attributes.alt).toMatch(/\S/);
	const tourism = await mainOf("tourism");
	expect(cardsOf(tourism)).toHaveLength(demoCounts.places);
	for (const card of cardsOf(tourism)) expect(card.all("svg").length).toBeGreaterThan(0);
	expect(tourism.all("section").at(-1)?.all("a").length).toBeGreaterThan(0);
});

test("healthcare shows three hospitals, and an emergency band that dials 102, 108 and the district hospital (§2.11)", async () => {
	const main = await mainOf("health");
	expect(cardsOf(main)).toHaveLength(demoCounts.hospitals);
	const band = main.named("section", "Emergency contacts").all("a");
	const called = band.map(({ attributes: { href } }) => href);
	expect(called).toEqual(expect.arrayContaining(nationalNumbers.ambulances.map((number) => `tel:${number}`)));
	const hospital = band.find(({ text }) => text.includes("District hospital"));
	expect(hospital?.attributes.href).toMatch(/^tel:\S+$/);
});

describe("services (§2.13)", () => {
	test("lead to every service and scheme of the menu, and say what to do where one is not online", async () => {
		const main = await mainOf("services");
		const offered = menus.filter(({ section }) => section === "services" || section === "schemes");
		const entries = offered.flatMap(({ entries }) => entries);
		expect(entries.length).toBeGreaterThan(10);
		for (const { label, to } of entries) {
			if (to === "comingSoon") {
				const card = main.all("li").find(({ text }) => text.includes(label.en));
				expect(card?.text).toContain("Not online yet. Today: ");
			} else if ("portal" in to) {
				const link = main.all("a").find(({ text }) => text.includes(label.en));
				expect(link?.attributes.target, label.en).toBe("_blank");
			} else if (to.page !== "services") {
				expect(main.all(`a[href="${pagePath(to.page, "en")}"]`).length, label.en).toBeGreaterThan(0);
			}
		}
	});

	test("are presented in title and description, with what can be done from home first and what isn't online yet last", async () => {
		const page = await readPage(pagePath("services", "en"));
		expect(page.the('meta[name="description"]').attributes.content).toMatch(/online civic services/i);
		const cards = page.named("section", "Online civic services").all("li");
		expect(cards[0]?.the("h3").text).toBe("Birth Certificate");
		expect(cards[0]?.text).toContain("On the government's portal");
		expect(cards.at(-1)?.the("button").text).toBe("Bill Tracking");
		expect(cards.at(-1)?.text).toContain("By phone");
	});

	test.each([
		["en", ["House Tax (Property Tax)", "Water Bill (Water Charges)"], "Today: Pay at counter 2"],
		["hi", ["गृहकर", "पानी का बिल (जल मूल्य)"], "आज: काउंटर 2 पर जमा करें"],
	] as const)(
		"have one card for a tax that can't be paid online yet, which leads to its page and says how to pay today (%s)",
		async (lang, titles, today) => {
			const cards = (await mainOf("services", lang)).all("section")[0]?.all("li") ?? [];
			for (const [place, path] of ["/services/house-tax", "/services/water-bill"].entries()) {
				const [card, ...others] = cards.filter((each) => each.all(`a[href$="${path}"]`).length > 0);
				expect(others).toEqual([]);
				expect(card?.the("h3").text).toBe(titles[place]);
				expect(card?.text).toContain(today);
			}
			const names = cards.flatMap((card) => texts([...card.all("h3"), ...card.all("button")]));
			expect(new Set(names).size).toBe(names.length);
			expect(names.filter((name) => /गृहकर|Property Tax|जल मूल्य|Water Charges/.test(name))).toHaveLength(2);
		},
	);

	test("name the act and the 74th Amendment, number twenty duties or more, and show the six parts of the water works", async () => {
		const main = await mainOf("services");
		for (const words of ["Uttar Pradesh Municipalities Act, 1916", "74th Amendment"])
			expect(main.text).toContain(words);
		const duties = texts(main.all("ol > li").filter((duty) => duty.all("h3").length === 0));
		expect(new Set(duties).size).toBe(duties.length);
		expect(duties.length).toBeGreaterThanOrEqual(20);
		expect(main.all("img").length).toBeGreaterThan(0);
		expect(texts(main.named("section", "Water works").all("h3"))).toEqual([
			"Planning and development",
			"Operations and maintenance",
			"Connections",
			"Complaints",
			"Sanitation",
			"Water taxes",
		]);
	});
});

test("solid waste: four kinds of waste, two bins, a collection in four steps, and a link to ask by (§2.13)", async () => {
	const main = await mainOf("wasteManagement");
	const kinds = texts(main.named("section", "What goes where").all("h3"));
	expect(kinds).toEqual(["Recyclable", "Non-recyclable", "Organic", "Hazardous"]);
	expect(main.named("section", "Two bins for every day").text).toMatch(/green bin.*blue bin/i);
	expect(main.all("ol li h3")).toHaveLength(composition.wasteSteps);
	expect(main.all(`a[href="${pagePath("contact", "en")}"]`)).toHaveLength(1);
});

test.each(languages)("sanitation describes sixteen services, in %s (§2.13)", async (lang) => {
	const services = (await mainOf("sanitation", lang))
		.all("ul li")
		.filter((each) => each.all("h4").length > 0);
	expect(services).toHaveLength(demoCounts.sanitation);
	for (const service of services) expect(service.all("p")[0]?.text).toMatch(/\S/);
});

test("the news are of 25 September 2025, and vision and mission are told (§2.15)", async () => {
	const main = await mainOf("news");
	expect(main.all('article time[datetime="2025-09-25"]')[0]?.text).toBe("25 September 2025");
	expect(texts(main.all("h2"))).toEqual(expect.arrayContaining(["Our vision", "Our mission"]));
});
