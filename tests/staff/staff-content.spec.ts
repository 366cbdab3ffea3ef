import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { isLong, sweep } from "../support/long.ts";
import { expect } from "../support/site.ts";
import {
	forgetRefusals,
	goOn,
	openAs,
	readersSee,
	rowList,
	onLentPage as test,
	toast,
} from "../support/staff.ts";

// Too narrow for the page beside the form, which staff-publishing looks at.
test.use({ viewport: { width: 1024, height: 768 } });

/** A moment as the browser's own field for it takes one, so many hours from now in India. */
function inHours(hours: number): string {
	return new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16);
}

const water = { en: "No water in Ward 12 today.", hi: "आज वार्ड 12 में पानी नहीं आएगा।" };

test("a clerk puts an alert above the pages, mends it and takes it off", async ({
	page,
	office,
	server,
	complaints,
}) => {
	const clerk = await office.clerk("publish_alerts");
	await openAs(page, await office.tokenOf(clerk), "/admin");
	await page.getByRole("link", { name: "Website Content", exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Website Content");
	await page.getByRole("link", { name: "New alert" }).click();
	await expect(page.getByLabel("How urgent")).toBeFocused();

	await page.getByLabel("Hindi", { exact: true }).fill(water.hi);
	const site = page.getByLabel("Link to another site");
	await site.fill("Nowhere");
	await page.getByRole("button", { name: "Publish now" }).click();
	const summary = page.getByRole("group", { name: "There is a problem" });
	await expect(summary.getByRole("link")).toHaveText([
		"How urgent: Choose one from the list.",
		"Message, English: Write this in both languages.",
		"Link to another site (optional): Choose one from the list.",
		"Shown until: Choose a day, with or without a time.",
	]);
	await expect(site, "what was typed isn't swallowed").toHaveValue("Nowhere");
	const offer = page.locator("datalist option[value*='(GeM)']").first();
	await site.fill((await offer.getAttribute("value")) ?? "");
	await expect(site, "the list is found in both languages").toHaveValue("Government e-Marketplace (GeM)");
	await site.fill("");
	expect(await faults(page)).toEqual([]);
	await page.getByLabel("How urgent").selectOption("Warning");
	await page.getByLabel("English", { exact: true }).fill(water.en);
	await page.getByLabel("Link to a page of this site").fill("Contact & HelpLine");
	await page.getByRole("checkbox", { name: "Every page" }).uncheck();
	await page.getByRole("checkbox", { name: "Online Services (the whole section)" }).check();
	await page.getByLabel("Shown until").fill("2040-02-03T09:05");
	await expect(page.getByText("Friday, 3 February 2040, 9:05 am")).toBeVisible();
	await page.getByLabel("Shown until").fill(inHours(2));
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published. Readers see it now.");
	const inList = rowList(page).getByRole("listitem").filter({ hasText: water.en });
	await expect(inList).toContainText("Shown now, until");
	await expect(inList).toContainText(`published by ${clerk.name}`);

	await readersSee(server, "/services").toContain(water.en);
	await readersSee(server, "/hi/services/birth-certificate").toContain(water.hi);
	await readersSee(server, "/about/introduction").not.toContain(water.en);

	await rowList(page).getByRole("link", { name: water.en, exact: true }).click();
	await page.getByLabel("English", { exact: true }).fill("Water is back in the evening.");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
	await readersSee(server, "/services").toContain("Water is back in the evening.");

	// The former words are a step away.
	await rowList(page).getByRole("link", { name: "Water is back in the evening.", exact: true }).click();
	await page.getByRole("link", { name: "All versions" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Versions");
	await expect(page.locator("main ol li")).toHaveCount(2);
	await expect(page.locator("main del")).toContainText(["No water"]);
	await goOn(page, "/admin/content?kind=alerts");

	await page.getByRole("button", { name: /^Take off the site Water is back/ }).click();
	const question = page.getByRole("dialog", { name: "Take off the site" });
	await expect(question).toContainText("Take this off the site?");
	if (isLong) expect(await faults(page)).toEqual([]);
	await question.getByRole("button", { name: "Take off the site" }).click();
	await expect(toast(page)).toContainText("Taken off the site");
	await readersSee(server, "/services").not.toContain("Water is back");
	forgetRefusals(complaints);
});

test("the list of notices fits every width, with letters twice as large too; in Hindi every word of the screen is Hindi", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk("edit_content", "publish_content", "publish_alerts");
	const main = page.getByRole("main");
	const token = await office.tokenOf(clerk);
	await page.setViewportSize({ width: 390, height: 844 });
	await openAs(page, token, "/admin/content?kind=notices");
	await page.locator("summary", { hasText: "What to change" }).click();
	await page
		.getByRole("navigation", { name: "What to change" })
		.getByRole("link", { name: "Alerts" })
		.click();
	const heading = page.getByRole("heading", { level: 2, name: /^Alerts/ });
	await expect(heading, "whoever chose a kind goes on at its list").toBeFocused();
	await expect(heading).toBeInViewport();
	await expect(page.getByRole("link", { name: "Alerts", exact: true })).toBeHidden();

	await goOn(page, "/admin/content?kind=notices");
	await expect(page.getByRole("heading", { level: 2, name: /^Notices/ })).toBeVisible();
	await expect(page.getByText(/^Over or closed: \d+$/), "what is closed is folded").toBeVisible();
	for (const size of ["", "200%"]) {
		await page.evaluate((letters) => {
			document.documentElement.style.fontSize = letters;
		}, size);
		for (const width of [360, 768, 820, 1366]) {
			await page.setViewportSize({ width, height: 900 });
			await expect(page.getByRole("heading", { level: 2, name: /^Notices/ })).toBeVisible();
			expect(await pixelsTooWide(page), `${width} ${size}`).toBe(0);
		}
	}

	await openAs(page, token, "/admin", "hi");
	for (const [search, shown] of [
		["?kind=alerts&key=", "कितनी ज़रूरी"],
		["?kind=serviceStatus&key=1", "क्या बदला है"],
		["?kind=serviceStatus", "सेवा की स्थिति जोड़ें"],
	] as const) {
		await goOn(page, `/admin/content${search}`);
		await expect(main).toContainText(shown);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("वेबसाइट सामग्री");
		await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
		for (const width of sweep([320, 820, 1366], [320, 820])) {
			await page.setViewportSize({ width, height: 800 });
			expect(await pixelsTooWide(page), `${search} at ${width}`).toBe(0);
			if (isLong || (width === 320 && search.includes("key=")))
				expect(await faults(page), search).toEqual([]);
		}
	}
	expect(await main.innerText()).not.toMatch(
		/\b(?:warning|limited|normal|services|alerts|serviceStatus|publish)\b/i,
	);
});
