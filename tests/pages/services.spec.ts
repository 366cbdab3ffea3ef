import { pensions } from "../../contract/content/limits.ts";
import { outcomes } from "../../contract/outcomes.ts";
import { pagePath } from "../../contract/pages.ts";
import { demoCounts, pensionFigures } from "../support/demo-town.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

/** Use of the pages of services and schemes; their content is in services.test.ts. */
const pension = pagePath("oldAgePension", "en");
const answer = "section#check [role=status]";

test("on a phone the facts are in the first screen and lead to their section, the contents open without script, and a call is one tap away", async ({
	plain: page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/hi/services/birth-certificate");
	const facts = page.getByRole("list", { name: "एक नज़र में" }).getByRole("link");
	await expect(facts.last()).toBeInViewport({ ratio: 1 });
	await facts.last().click();
	await expect(page.locator("#documents")).toBeInViewport();
	const contents = page.locator("main details").filter({ hasText: "इस पृष्ठ पर" }).first();
	await contents.locator("summary").click();
	await contents.getByRole("link", { name: "चरण" }).click();
	await expect(page.locator("#steps")).toBeInViewport();
	const call = page.getByRole("link", { name: /^फ़ोन करें/ });
	await expect(call).toBeVisible();
	await page.setViewportSize({ width: 1366, height: 768 });
	await expect(contents).toBeHidden();
	await expect(call).toBeHidden();
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(pagePath("grievances", "en"));
	const problems = page.getByRole("region", { name: "What is wrong?" }).getByRole("listitem");
	await expect(problems.first()).toBeInViewport();
});

test("documents can be ticked, and the list is printed alone under the page's title", async ({ page }) => {
	await page.goto("/services/birth-certificate");
	await scriptIsThere(page);
	await page.evaluate(() => {
		window.print = () => {
			document.documentElement.dataset.printed = "";
		};
	});
	const first = page.locator("main").getByRole("checkbox").first();
	await page.locator("main label:has([type=checkbox])").first().click();
	await expect(first).toBeChecked();
	await page.getByRole("button", { name: "Print this list" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-printed", "");
	await page.emulateMedia({ media: "print" });
	await expect(first).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const steps = page.getByRole("heading", { name: "Steps", exact: true });
	await expect(steps).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event("afterprint")));
	await expect(steps).toBeVisible();
	await expect(page.locator("main details p").first(), "on paper every answer is open").toBeVisible();
});

test("Apply Now of a licence says Coming soon, stays, and leads to the counter", async ({ page }) => {
	await page.goto(pagePath("licences", "en"));
	await scriptIsThere(page);
	await expect(page.getByRole("button", { name: /^Apply Now/ })).toHaveCount(demoCounts.licences);
	await page.getByRole("button", { name: "Apply Now Shop Licence" }).click();
	const toast = page.locator("[data-toast]:popover-open");
	await expect(toast).toContainText(outcomes.comingSoon.words.en);
	await expect(toast.getByRole("link").first()).toHaveAttribute("href", pagePath("contact", "en"));
	await expect(page.locator("#announcer")).toContainText(outcomes.comingSoon.words.en);
	await expect(page).toHaveURL(/\/services\/licences$/);
});

test("a chosen pension is shown at once and kept in the address; of the questions one is open at a time (§2.12, §4)", async ({
	page,
}) => {
	await page.goto(pension);
	await scriptIsThere(page);
	const cards = page.getByRole("navigation", { name: "Choose a scheme" }).getByRole("link");
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "fetch") asked.push(request.url());
	});
	const { oldAge, widow, divyang } = pensionFigures.monthly;
	for (const [card, search, monthly] of [
		[/Widow/, "?scheme=widow", widow],
		[/Divyang/, "?scheme=handicap", divyang],
		[/Old Age/, "", oldAge],
	] as const) {
		await cards.filter({ hasText: card }).press("Enter");
		await expect(page).toHaveURL(pension + search);
		await expect(cards.and(page.locator("[aria-current=true]"))).toHaveText(card);
		const shown = page.locator("section[aria-labelledby=scheme-title]");
		await expect(shown.getByRole("heading")).toHaveText(card);
		await expect(shown).toContainText(`₹${monthly.toLocaleString("en-IN")} every month`);
		await expect(shown.getByRole("img")).toBeVisible();
		const region = (name: string) => page.getByRole("region", { name });
		await expect(region("Are you eligible?").getByRole("listitem")).not.toHaveCount(0);
		await expect(region("Documents required").getByRole("checkbox")).not.toHaveCount(0);
	}
	expect(asked, "choosing a scheme asks the server for nothing").toEqual([]);

	const questions = page.getByRole("region", { name: "Questions", exact: true }).locator("details");
	const open = page.locator("main details[open]");
	for (const nth of [0, 1]) await questions.nth(nth).locator("summary").press("Enter");
	await expect(open).toHaveCount(1);
	await expect(questions.nth(1)).toHaveAttribute("open", "");
	await questions.nth(1).locator("summary").press("Space");
	await expect(open).toHaveCount(0);
});

test("the eligibility questions say why not and what instead, name the scheme that fits, and leave nothing behind in the browser", async ({
	page,
}) => {
	await page.goto(`${pension}?scheme=widow`);
	await scriptIsThere(page);
	const check = page.locator("#check");
	await check.locator("input[name=age]").fill(String(pensions.widow.maxAge + 1));
	// By the keyboard: Tab comes to each group, an arrow to its second answer.
	for (const [name, value] of [
		["resident", "yes"],
		["bpl", "yes"],
		["otherPension", "no"],
		["husbandDeceased", "yes"],
	]) {
		await page.keyboard.press("Tab");
		await page.keyboard.press(value === "yes" ? "Space" : "ArrowRight");
		await expect(check.locator(`input[name=${name}][value=${value}]`)).toBeChecked();
	}
	const before = page.url();
	await check.getByRole("button", { name: "See the answer" }).press("Enter");
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
	expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
	expect(await page.context().cookies()).toEqual([]);
});
