import { describe, expect, test } from "vitest";
import { composition, pensions } from "../../contract/content/limits.ts";
import { refusalsFor } from "../../contract/content/pension-rules.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { type PageName, pagePath } from "../../contract/pages.ts";
import { demoCounts, pensionFigures } from "../support/demo-town.ts";
import { type Piece, readPage } from "../support/read-page.ts";
import { town } from "../support/town.ts";

/** Content of the pages of services and schemes, in a browser without script too; their use is in services.spec.ts. */
const mainOf = async (page: PageName, lang: Lang, search = "") =>
	(await readPage(pagePath(page, lang) + search)).the("main");

const portals = {
	birthCertificate: "crsorgi.gov.in",
	deathCertificate: "crsorgi.gov.in",
	marriageCertificate: "igrsup.gov.in",
	grievances: "jansunwai.up.nic.in",
	oldAgePension: "sspy-up.gov.in",
	widowPension: "sspy-up.gov.in",
	divyangPension: "sspy-up.gov.in",
} as const;

describe.each(languages)("in %s", (lang) => {
	test.each(Object.entries(portals))(
		"the first button of %s leads to %s, in a new tab, and says so",
		async (page, host) => {
			const main = await mainOf(page as PageName, lang);
			const [button] = main.all('a[target="_blank"]');
			expect(button?.attributes).toMatchObject({
				href: expect.stringContaining(host),
				rel: "noopener noreferrer",
			});
			expect(button?.text).toContain({ en: "(opens in a new tab)", hi: "(नए टैब में खुलेगा)" }[lang]);
			expect(main.text).toContain(host);
		},
	);

	test.each([
		["birthCertificate", true],
		["deathCertificate", true],
		["marriageCertificate", true],
		["widowPension", true],
		["divyangPension", true],
		["licences", false],
		["grievances", false],
		["rightToInformation", false],
	] as const)(
		"%s says fee and time at a glance, each leading to its section (and papers: %s)",
		async (page, asksForPapers) => {
			const main = await mainOf(page, lang);
			const facts = main.named("ul", { en: "At a glance", hi: "एक नज़र में" }[lang]).all("a");
			expect(facts.length).toBeGreaterThan(1);
			for (const { attributes } of facts) main.the(attributes.href ?? "");
			const papers = facts
				.filter(({ attributes: { href } }) => href === "#documents")
				.map(({ text }) => text);
			const count = main.all('#documents input[type="checkbox"]').length;
			expect(papers).toEqual(asksForPapers ? [expect.stringMatching(`(^| )${count}$`)] : []);
		},
	);
});

test.each(["birthCertificate", "deathCertificate", "marriageCertificate"] as const)(
	"%s says why, who, which documents, which steps, and whom to call or write to; each line of its contents leads to a section (§2.13)",
	async (page) => {
		const main = await mainOf(page, "en");
		for (const name of ["Why you need it", "Who can apply", "Documents to bring", "Steps"]) {
			expect(main.named("section", name).all("li").length).toBeGreaterThan(0);
		}
		expect(main.all('a[href^="tel:"]').length).toBeGreaterThan(0);
		expect(main.all('a[href^="mailto:"]').length).toBeGreaterThan(0);
		const contents = main.named("nav", "On this page").all("a");
		expect(contents.length).toBeGreaterThan(4);
		for (const { attributes } of contents) main.the(attributes.href ?? "");
	},
);

test.each(["/services/dogs-and-monkeys", "/hi/services/night-shelters", "/hi/services/sanitation", "/hi"])(
	"a telephone number in a sentence of %s can be tapped, wherever it stands",
	async (path) => {
		const main = (await readPage(path)).the("main");
		const links = main.all('a[href^="tel:"]').map(({ text }) => text);
		const numbers = main.text.match(/0\d{3}-\d{6}/g) ?? [];
		expect(numbers.length).toBeGreaterThan(1);
		expect(numbers.length).toBe(links.join(" ").match(/0\d{3}-\d{6}/g)?.length);
	},
);

test("the call on a phone says when its own number is answered, and for the office's number when the office is open", async () => {
	const bar = async (path: string) => {
		const [call] = (await readPage(path)).all("main div").filter(({ children: [first, second] }) => {
			return first?.name === "a" && first.attributes.href?.startsWith("tel:") && second?.name === "p";
		});
		return call?.text;
	};
	const shelter = await bar("/services/night-shelters");
	expect(shelter).toContain("Call 0000-000031");
	expect(shelter).toContain("at any hour of the night");
	expect(shelter).not.toContain("Monday to Saturday");
	expect(await bar("/services/house-tax")).toContain("Monday to Saturday, 10 am to 5 pm");
});

test("the death certificate's page answers three questions", async () => {
	const questions = (await mainOf("deathCertificate", "en")).named("section", "Questions");
	expect(questions.all("details")).toHaveLength(composition.deathQuestions);
});

test("grievances: eight problems, each with its form on this site, a number to call, what to say and how long it takes, then the state portal, a phone, the office and an e-mail address (§2.13)", async () => {
	const main = await mainOf("grievances", "en");
	const problems = main.named("section", "What is wrong?").all("li");
	const categories = town.read("complaintCategories", "en");
	expect(problems).toHaveLength(8);
	for (const problem of problems) {
		expect(problem.all("a").map(({ attributes: { href } }) => href)).toEqual([
			expect.stringMatching(/^\/complaint\?category=[a-z-]+$/),
			expect.stringMatching(/^tel:\d+$/),
		]);
		const [form] = problem.all("a");
		const [, key] = /category=(.+)/.exec(form?.attributes.href ?? "") ?? [];
		const { limit = "" } = categories.find((row) => row.key === key) ?? {};
		// The page promises no other time than the complaint's own clock.
		const words = limit.replace("h", " hours").replace("d", " working days");
		expect(problem.text).toMatch(new RegExp(`Say: .+within ${words}`));
	}
	const links = main.all("a");
	const portal = links.findIndex(({ attributes }) => attributes.target === "_blank");
	expect(portal).toBeGreaterThan(links.indexOf(problems[7]?.all("a")[1] as Piece));
	const ways = main
		.named("section", "Other ways")
		.all("a")
		.map(({ attributes: { href } }) => href);
	expect(ways).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^tel:/),
			expect.stringMatching(/^mailto:/),
			pagePath("contact", "en"),
		]),
	);
});

test("waste: when the vehicle comes and whom to call stand directly under the board", async () => {
	const [first] = (await mainOf("wasteManagement", "en")).all("section");
	expect(first?.text).toContain("The vehicle didn't come?");
	expect(first?.text).toContain("Wards 1 to 12");
	expect(first?.all('a[href^="tel:"]')).toHaveLength(1);
});

test("licences: three cards, each with Apply Now and what to do today; a tree belongs to the Forest Department", async () => {
	const main = await mainOf("licences", "en");
	const cards = main
		.named("section", "The three licences")
		.all("h3")
		.map(({ text }) => text);
	expect(cards).toEqual(["Shop Licence", "Land Licence", "Tree Cutting Approval"]);
	const texts = (selector: string) => main.all(selector).map(({ text }) => text);
	expect(texts("button").filter((text) => text.startsWith("Apply Now"))).toHaveLength(demoCounts.licences);
	const today = main.all("h4").filter(({ text }) => text === "What you can do today");
	expect(today).toHaveLength(demoCounts.licences);
	const forest = main.all("a").find(({ text }) => text.includes("Forest Department"));
	expect(forest?.attributes.href).toContain("upforest.gov.in");
});

describe("the pension page, without script", () => {
	const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;
	const { oldAge, widow, divyang } = pensionFigures.monthly;

	test.each([
		["", "Old Age", oldAge],
		["?scheme=lottery", "Old Age", oldAge],
		["?scheme=widow", "Widow", widow],
		["?scheme=handicap", "Divyang", divyang],
	])(
		"shows at %j the scheme %s with its sum, and what to check where a later order says another",
		async (search, name, sum) => {
			const main = await mainOf("oldAgePension", "en", search);
			const scheme = main.named("section", main.the("#scheme-title").text);
			expect(scheme.text).toContain(name);
			expect(scheme.text).toContain(`${rupees(sum)} every month`);
			expect(scheme.text).toContain(rupees(1000));
		},
	);

	test("is reached by a link for each scheme, and from the page of each pension", async () => {
		const address = pagePath("oldAgePension", "en");
		const cards = (await mainOf("oldAgePension", "en")).named("nav", "Choose a scheme").all("a");
		const hrefs = cards.map(({ attributes }) => attributes.href);
		expect(hrefs).toEqual([address, `${address}?scheme=widow`, `${address}?scheme=handicap`]);
		for (const [page, scheme] of [
			["widowPension", "widow"],
			["divyangPension", "handicap"],
		] as const) {
			const main = await mainOf(page, "en");
			const link = main.all("a").find(({ text }) => text === "Check if you can apply");
			expect(link?.attributes.href).toBe(`${address}?scheme=${scheme}#check`);
			expect(main.text, "a later order says so").toContain(rupees(1000));
		}
	});

	test("has four steps, four benefits, five questions or more, Apply Online and a helpline, and says that only one is drawn at a time", async () => {
		const main = await mainOf("oldAgePension", "en");
		expect(main.named("section", "How to apply").all("li")).toHaveLength(demoCounts.pensionSteps);
		expect(main.named("section", "Benefits").all("li")).toHaveLength(composition.pensionBenefits);
		expect(main.all("details[name]").length).toBeGreaterThanOrEqual(5);
		expect(main.text).toContain("only one at a time");
		const { from, to } = pensionFigures.processingDays;
		expect(main.text).toContain(`${from} to ${to} days`);
		const apply = main.all("a").find(({ text }) => text.startsWith("Apply Online"));
		expect(apply?.attributes.href).toContain("sspy-up.gov.in");
		expect(main.all('section[aria-labelledby="helpline-title"] a[href^="tel:"]')).toHaveLength(1);
	});

	test("answers questions that stand in the address", async () => {
		const main = await mainOf("oldAgePension", "en", "?age=70&resident=yes&bpl=yes&otherPension=no");
		const [answer] = main.all('#check [role="status"] h3');
		expect(answer?.text).toBe("You can apply for the old age pension");
		const two = await mainOf("oldAgePension", "en", "?age=70&resident=yes&bpl=yes&otherPension=yes");
		expect(two.all('#check [role="status"]')[0]?.text).toContain("Only one pension");
	});

	test("asks by a form for the same page, in which the answers stay, and says all that speaks against it", async () => {
		const age = pensions.oldAge.minAge - 1;
		const search = `?age=${age}&resident=yes&bpl=no&otherPension=no`;
		const check = (await mainOf("oldAgePension", "hi", search)).the("#check");
		const { method, action } = check.the("form").attributes;
		expect([method, action]).toEqual(["get", `${pagePath("oldAgePension", "hi")}#check`]);
		check.the('form button[type="submit"]');
		for (const [name, value] of new URLSearchParams(search)) {
			const field = name === "age" ? 'input[name="age"]' : `input[name="${name}"][checked][value="${value}"]`;
			expect(check.the(`form ${field}`).attributes.value).toBe(value);
		}
		const answers = { resident: true, bpl: false, otherPension: false, husbandDeceased: false };
		const refusals = refusalsFor("old-age", { ...answers, age, disabilityPercent: 0 });
		expect(check.all('[role="status"] li')).toHaveLength(refusals.length);
	});

	test("names the questions that are still open, each a link to its question", async () => {
		const check = (await mainOf("oldAgePension", "en", "?age=200")).the("#check");
		const links = check.named("div", "There is a problem").all("a");
		expect(links).toHaveLength(4);
		for (const { attributes } of links) check.the(attributes.href ?? "");
		expect(check.text.match(/Please answer this question\./g)).toHaveLength(4);
		expect(check.the('input[name="age"]').attributes["aria-invalid"]).toBe("true");
	});
});
