import { refusalsFor } from "../../contract/content/pension-rules.ts";
import { languages } from "../../contract/language.ts";
import { composition, pensions } from "../../contract/limits.ts";
import { outcomes } from "../../contract/outcomes.ts";
import { type PageName, pagePath } from "../../contract/pages.ts";
import { demoCounts, pensionFigures } from "../support/demo-town.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

/** The schemes of §9 in the order of their cards; the address starts at the first (§4). */
const schemes = [
	{ card: /Old Age/, search: "", monthly: pensionFigures.monthly.oldAge },
	{ card: /Widow/, search: "?scheme=widow", monthly: pensionFigures.monthly.widow },
	{ card: /Divyang/, search: "?scheme=handicap", monthly: pensionFigures.monthly.divyang },
];

const pension = "/schemes/old-age";

const portals: readonly (readonly [PageName, string])[] = [
	["birthCertificate", "crsorgi.gov.in"],
	["deathCertificate", "crsorgi.gov.in"],
	["marriageCertificate", "igrsup.gov.in"],
	["grievances", "jansunwai.up.nic.in"],
	["oldAgePension", "sspy-up.gov.in"],
	["widowPension", "sspy-up.gov.in"],
	["divyangPension", "sspy-up.gov.in"],
];

for (const lang of languages) {
	for (const [page, host] of portals) {
		test(`${pagePath(page, lang)}: the first button leads to ${host}, in a new tab, and says so`, async ({
			page: tab,
		}) => {
			await tab.goto(pagePath(page, lang));
			const button = tab.locator("main a[target=_blank]").first();
			await expect(button).toHaveAttribute("href", new RegExp(host.replaceAll(".", "\\.")));
			await expect(button).toHaveAttribute("rel", "noopener noreferrer");
			await expect(button).toContainText(lang === "en" ? "(opens in a new tab)" : "(नए टैब में खुलेगा)");
			await expect(tab.locator("main").getByText(host).first()).toBeVisible();
		});
	}
}

for (const page of ["birthCertificate", "deathCertificate", "marriageCertificate"] as const) {
	test.describe(`the page ${pagePath(page, "en")}`, () => {
		test("says why, who, which documents, which steps, and whom to call or write to (§2.13)", async ({
			page: tab,
		}) => {
			await tab.goto(pagePath(page, "en"));
			for (const name of ["Why you need it", "Who can apply", "Documents to bring", "Steps"]) {
				await expect(tab.getByRole("region", { name, exact: true })).toBeVisible();
			}
			await expect(tab.locator('main a[href^="tel:"]:visible').first()).toBeVisible();
			await expect(tab.locator('main a[href^="mailto:"]').first()).toBeVisible();
		});

		test("every line of its contents leads to a section", async ({ page: tab }) => {
			await tab.goto(pagePath(page, "en"));
			const links = await tab.getByRole("navigation", { name: "On this page" }).getByRole("link").all();
			expect(links.length).toBeGreaterThan(4);
			for (const link of links) {
				await expect(tab.locator((await link.getAttribute("href")) ?? "")).toBeVisible();
			}
		});
	});
}

const withFacts: readonly PageName[] = [
	"birthCertificate",
	"deathCertificate",
	"marriageCertificate",
	"licences",
	"grievances",
	"widowPension",
	"divyangPension",
	"rightToInformation",
];

for (const lang of languages) {
	for (const page of withFacts) {
		test(`${pagePath(page, lang)} says fee, time and papers under its button, and each leads to its section`, async ({
			page: tab,
		}) => {
			await tab.setViewportSize({ width: 360, height: 800 });
			await tab.goto(pagePath(page, lang));
			const facts = tab.getByRole("list", { name: lang === "en" ? "At a glance" : "एक नज़र में" });
			for (const fact of await facts.getByRole("link").all()) {
				const hash = (await fact.getAttribute("href")) ?? "";
				await fact.click();
				await expect(tab.locator(hash)).toBeInViewport();
			}
			const papers = facts.locator('a[href="#documents"]');
			if ((await papers.count()) === 0) return;
			const count = await tab.locator("#documents").getByRole("checkbox").count();
			await expect(papers).toContainText(String(count));
		});
	}
}

test("on a phone the facts are in the first screen, the contents open without script, and a call is one tap away", async ({
	plain: page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/hi/services/birth-certificate");
	await expect(page.getByRole("list", { name: "एक नज़र में" }).getByRole("link").last()).toBeInViewport({
		ratio: 1,
	});
	const contents = page.locator("main details").filter({ hasText: "इस पृष्ठ पर" }).first();
	await contents.locator("summary").click();
	await contents.getByRole("link", { name: "चरण" }).click();
	await expect(page.locator("#steps")).toBeInViewport();
	await expect(page.getByRole("link", { name: /^फ़ोन करें/ })).toHaveAttribute("href", /^tel:/);
	await page.setViewportSize({ width: 1366, height: 768 });
	await expect(contents).toBeHidden();
	await expect(page.getByRole("link", { name: /^फ़ोन करें/ })).toBeHidden();
});

test("a telephone number in a sentence can be tapped, wherever it stands on the page", async ({
	plain: page,
}) => {
	for (const path of [
		"/services/dogs-and-monkeys",
		"/hi/services/night-shelters",
		"/hi/services/sanitation",
		"/hi",
	]) {
		await page.goto(path);
		const links = page.locator("main :is(p, li, dd) > a[href^='tel:']");
		expect(await links.count(), path).toBeGreaterThan(1);
		const bare = await page.locator("main").evaluate((main) => {
			for (const link of main.querySelectorAll("a[href^='tel:']")) link.remove();
			return main.textContent?.match(/0\d{3}-\d{6}/g);
		});
		expect(bare, path).toBeNull();
	}
});

test("the call on a phone says when its own number is answered, and for the office's number when the office is open", async ({
	plain: page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const bar = page.locator("main div:has(> a[href^='tel:']):has(> p)").first();
	await page.goto("/services/night-shelters");
	await expect(bar).toContainText("Call 0000-000031");
	await expect(bar).toContainText("at any hour of the night");
	await expect(bar).not.toContainText("Monday to Saturday");
	await page.goto("/services/house-tax");
	await expect(bar).toContainText("Monday to Saturday, 10 am to 5 pm");
});

test("documents can be ticked, and the list is printed alone under the page's title", async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.printed = "";
		};
	});
	await page.goto("/services/birth-certificate");
	await scriptIsThere(page);
	const first = page.locator("main").getByRole("checkbox").first();
	await page.locator("main label:has([type=checkbox])").first().click();
	await expect(first).toBeChecked();
	await page.getByRole("button", { name: "Print this list" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-printed", "");
	await page.emulateMedia({ media: "print" });
	await expect(first).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Steps", exact: true })).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event("afterprint")));
	await expect(page.getByRole("heading", { name: "Steps", exact: true })).toBeVisible();
});

test("on paper a page has no menus, every answer is open, and addresses of other sites are written out", async ({
	page,
}) => {
	await page.goto("/services/death-certificate");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
	await expect(page.locator("main details p").first()).toBeVisible();
	const written = await page
		.locator("main a[target=_blank]")
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(written).toContain("http");
});

test("the death certificate's page answers three questions", async ({ page }) => {
	await page.goto(pagePath("deathCertificate", "en"));
	const questions = page.getByRole("region", { name: "Questions" }).locator("details");
	await expect(questions).toHaveCount(composition.deathQuestions);
});

test("grievances: the state portal, and besides it a phone, the office and an e-mail address (§2.13)", async ({
	page,
}) => {
	await page.goto(pagePath("grievances", "en"));
	const ways = page.getByRole("region", { name: "Other ways" });
	await expect(ways.locator('a[href^="tel:"]').first()).toBeVisible();
	await expect(ways.locator('a[href^="mailto:"]').first()).toBeVisible();
	await expect(ways.getByRole("link", { name: "Contact & HelpLine" })).toHaveAttribute(
		"href",
		pagePath("contact", "en"),
	);
});

test("grievances begin with eight problems, each with a number to call, what to say and how long it takes", async ({
	plain: page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(pagePath("grievances", "en"));
	const tiles = page.getByRole("region", { name: "What is wrong?" }).getByRole("listitem");
	await expect(tiles).toHaveCount(8);
	await expect(tiles.first()).toBeInViewport();
	for (const tile of await tiles.all()) {
		await expect(tile.getByRole("link")).toHaveAttribute("href", /^tel:\d+$/);
		await expect(tile).toContainText(/Say: .+within \d+ (?:days?|hours)/);
	}
	const portal = page.locator("main a[target=_blank]").first();
	expect((await portal.boundingBox())?.y).toBeGreaterThan((await tiles.last().boundingBox())?.y ?? 0);
});

test("waste: when the vehicle comes and whom to call stand directly under the board", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(pagePath("wasteManagement", "en"));
	const band = page.getByRole("region", { name: "The vehicle didn't come?" });
	await expect(band).toContainText("Wards 1 to 12");
	await expect(page.locator("main section").first()).toContainText("The vehicle didn't come?");
	await expect(band.locator("a[href^='tel:']")).toBeVisible();
});

test.describe("licences", () => {
	test("three cards, each with Apply Now, which says Coming soon, stays, and leads to the counter", async ({
		page,
	}) => {
		await page.goto(pagePath("licences", "en"));
		await scriptIsThere(page);
		const cards = page.getByRole("region", { name: "The three licences" }).getByRole("heading", { level: 3 });
		await expect(cards).toHaveText(["Shop Licence", "Land Licence", "Tree Cutting Approval"]);
		await expect(page.getByRole("button", { name: /^Apply Now/ })).toHaveCount(demoCounts.licences);
		await page.getByRole("button", { name: "Apply Now Shop Licence" }).click();
		const toast = page.locator("[data-toast]:popover-open");
		await expect(toast).toContainText(outcomes.comingSoon.words.en);
		await expect(toast.getByRole("link").first()).toHaveAttribute("href", pagePath("contact", "en"));
		await expect(page.locator("#announcer")).toContainText(outcomes.comingSoon.words.en);
		await expect(page).toHaveURL(/\/services\/licences$/);
	});

	test("each card says what to do today; a tree belongs to the Forest Department", async ({ page }) => {
		await page.goto(pagePath("licences", "en"));
		await expect(page.getByRole("heading", { name: "What you can do today" })).toHaveCount(
			demoCounts.licences,
		);
		await expect(page.getByRole("link", { name: /Forest Department/ }).first()).toHaveAttribute(
			"href",
			/upforest\.gov\.in/,
		);
	});
});

test.describe("the pension page", () => {
	test("starts at old age and shows a chosen scheme at once, keeping it in the address (§2.12, §4)", async ({
		page,
	}) => {
		await page.goto(pension);
		await scriptIsThere(page);
		const cards = page.getByRole("navigation", { name: "Choose a scheme" }).getByRole("link");
		await expect(cards).toHaveCount(schemes.length);
		const asked: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "fetch") asked.push(request.url());
		});
		for (const { card, search, monthly } of schemes) {
			await cards.filter({ hasText: card }).click();
			await expect(page).toHaveURL(pension + search);
			await expect(cards.and(page.locator("[aria-current=true]"))).toHaveText(card);
			const shown = page.locator("section[aria-labelledby=scheme-title]");
			await expect(shown.getByRole("heading")).toHaveText(card);
			await expect(shown).toContainText(`${rupees(monthly)} every month`);
			await expect(shown.getByRole("img")).toBeVisible();
			await expect(
				page.getByRole("region", { name: "Are you eligible?" }).getByRole("listitem"),
			).not.toHaveCount(0);
			await expect(
				page.getByRole("region", { name: "Documents required" }).getByRole("checkbox"),
			).not.toHaveCount(0);
		}
		expect(asked, "choosing a scheme asks the server for nothing").toEqual([]);
	});

	for (const { card, search, monthly } of schemes) {
		test(`shows ${rupees(monthly)} at ${pension}${search} without JavaScript`, async ({ plain: page }) => {
			await page.goto(pension);
			await page
				.getByRole("navigation", { name: "Choose a scheme" })
				.getByRole("link")
				.filter({ hasText: card })
				.click();
			await expect(page).toHaveURL(pension + search);
			await expect(page.locator("section[aria-labelledby=scheme-title]")).toContainText(rupees(monthly));
		});
	}

	test("an unknown scheme in the address is old age", async ({ page }) => {
		await page.goto(`${pension}?scheme=lottery`);
		await expect(page.locator("#scheme-title")).toHaveText(/Old Age/);
	});

	test("has four steps, four benefits, Apply Online and a helpline", async ({ page }) => {
		await page.goto(pension);
		const items = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");
		await expect(items("How to apply")).toHaveCount(demoCounts.pensionSteps);
		await expect(items("Benefits")).toHaveCount(composition.pensionBenefits);
		await expect(page.getByRole("link", { name: /^Apply Online/ })).toHaveAttribute(
			"href",
			/sspy-up\.gov\.in/,
		);
		await expect(page.locator('section[aria-labelledby=helpline-title] a[href^="tel:"]')).toBeVisible();
	});

	test("opens one question at a time; a click on the open one closes it", async ({ page }) => {
		await page.goto(pension);
		const questions = page.getByRole("region", { name: "Questions", exact: true }).locator("details");
		const open = page.locator("main details[open]");
		await questions.nth(0).locator("summary").click();
		await questions.nth(1).locator("summary").click();
		await expect(open).toHaveCount(1);
		await expect(questions.nth(1)).toHaveAttribute("open", "");
		await questions.nth(1).locator("summary").click();
		await expect(open).toHaveCount(0);
	});

	test("tells what to check where a later order says another amount", async ({ page }) => {
		for (const { search } of schemes.slice(1)) {
			await page.goto(pension + search);
			await expect(page.locator("section[aria-labelledby=scheme-title]")).toContainText(rupees(1000));
		}
	});
});

test.describe("the eligibility questions", () => {
	const answer = "section#check [role=status]";

	test("say why not and what instead, and name the scheme that fits", async ({ page }) => {
		await page.goto(`${pension}?scheme=widow`);
		await scriptIsThere(page);
		const check = page.locator("#check");
		await check.locator("input[name=age]").fill(String(pensions.widow.maxAge + 1));
		for (const [name, value] of [
			["resident", "yes"],
			["bpl", "yes"],
			["otherPension", "no"],
			["husbandDeceased", "yes"],
		]) {
			await check.locator(`label:has(input[name=${name}][value=${value}])`).click();
		}
		const before = page.url();
		await check.getByRole("button", { name: "See the answer" }).click();
		const headings = page.locator(answer).getByRole("heading");
		await expect(headings.first()).toHaveText("By your answers you can't apply for: Widow Pension");
		await expect(page.locator(`${answer} li`)).toHaveCount(1);
		await expect(page.locator(`${answer} li`)).toContainText("What you can do:");
		await expect(headings).toHaveCount(2);
		expect(page.url(), "the answers stay in the page").toBe(before);
		await page.locator(answer).getByRole("link", { name: "See: Old Age Pension" }).click();
		const title = page.locator("#scheme-title");
		await expect(title).toHaveText(/Old Age/);
		await expect(title).toBeInViewport();
		await expect(title).toBeFocused();
		await expect(page).toHaveURL(`${pension}#scheme-title`);
		await expect(check.locator("input[name=age]"), "the answers are still there").toHaveValue(
			String(pensions.widow.maxAge + 1),
		);
		await expect(headings.first()).toHaveText("You can apply for the old age pension");
		await page.goBack();
		await expect(title).toHaveText(/Widow/);
		await expect(headings.first()).toHaveText("By your answers you can't apply for: Widow Pension");
	});

	test("leave nothing behind in the browser", async ({ page, context }) => {
		await page.goto(`${pension}?age=70&resident=yes&bpl=yes&otherPension=no`);
		await scriptIsThere(page);
		await expect(page.locator(answer).getByRole("heading")).toHaveCount(1);
		expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("70");
		expect(await context.cookies()).toEqual([]);
	});

	test("work without JavaScript, by asking for the same page", async ({ plain: page }) => {
		await page.goto(`/hi${pension}`);
		const check = page.locator("#check");
		await check.locator("input[name=age]").fill(String(pensions.oldAge.minAge - 1));
		for (const [name, value] of [
			["resident", "yes"],
			["bpl", "no"],
			["otherPension", "no"],
		]) {
			await check.locator(`input[name=${name}][value=${value}]`).check();
		}
		await check.getByRole("button").click();
		await expect(page).toHaveURL(/\/hi\/schemes\/old-age\?.*age=59.*#check$/);
		const refusals = refusalsFor("old-age", {
			age: pensions.oldAge.minAge - 1,
			resident: true,
			bpl: false,
			otherPension: false,
			husbandDeceased: false,
			disabilityPercent: 0,
		});
		await expect(page.locator(`${answer} li`)).toHaveCount(refusals.length);
		await expect(check.locator("input[name=age]")).toHaveValue("59");
	});

	test("name the questions that are still open", async ({ page }) => {
		await page.goto(`${pension}?age=200`);
		const summary = page.locator("#check").getByRole("group", { name: "There is a problem" });
		await expect(summary.getByRole("link")).toHaveCount(4);
		await expect(page.locator("#check").getByText("Please answer this question.")).toHaveCount(4);
		await expect(page.locator("#check input[name=age]")).toHaveAttribute("aria-invalid", "true");
	});

	for (const [page, scheme] of [
		["widowPension", "widow"],
		["divyangPension", "handicap"],
	] as const) {
		test(`are one step away from ${pagePath(page, "en")}`, async ({ page: tab }) => {
			await tab.goto(pagePath(page, "en"));
			await scriptIsThere(tab);
			await tab.getByRole("link", { name: "Check if you can apply" }).click();
			await expect(tab).toHaveURL(`${pension}?scheme=${scheme}#check`);
			await expect(tab.locator("#check")).toBeInViewport();
		});
	}
});
