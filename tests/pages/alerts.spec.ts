import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { faults } from "../support/accessibility.ts";
import { misplaced } from "../support/display.ts";
import { startServer } from "../support/server-process.ts";

const water = { en: "No water in Ward 7 today.", hi: "आज वार्ड 7 में पानी नहीं आएगा।" };
const office = { en: "The office is closed on Friday.", hi: "कार्यालय शुक्रवार को बंद रहेगा।" };
const alerts = (version: number) =>
	`id,version,level,text_en,text_hi,page,portal,on,starts,ends
1,${version},warning,${water.en},${water.hi},contact,,services sanitation,2026-01-01,2099-12-31
2,1,information,${office.en},${office.hi},,,all,2026-01-01,2099-12-31
`;

/** Devgarh with these alerts. */
const test = base.extend<
	object,
	{ council: { readonly address: string; readonly renew: () => Promise<void> } }
>({
	council: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
		async ({}, use) => {
			const folder = changedTown({ "tables/alerts.csv": () => alerts(1) });
			const server = await startServer({ TOWN: folder });
			const page = async () => (await fetch(server.address + pagePath("services", "en"))).text();
			const before = await page();
			await use({
				address: server.address,
				renew: async () => {
					writeFileSync(join(folder, "tables/alerts.csv"), alerts(2));
					server.process.kill("SIGHUP");
					await expect.poll(page).not.toBe(before);
				},
			});
			await server.stop();
		},
		{ scope: "worker" },
	],
});
// One worker, so that there is one server.
test.describe.configure({ mode: "default" });

test("an alert says what it is, is announced politely, has no accessibility fault, and put away on one page doesn't come back on the way to the next", async ({
	page,
	council,
}) => {
	await page.goto(council.address + pagePath("services", "en"));
	const region = page.getByRole("region", { name: "Messages from the council" });
	await expect(region).toHaveAttribute("aria-live", "polite");
	await expect(region).toContainText("Warning:");
	for (const width of [320, 1366]) {
		await page.setViewportSize({ width, height: 700 });
		expect(await misplaced(page, ["one on another"])).toEqual([]);
		expect(await faults(page, { within: "section[aria-live]" })).toEqual([]);
	}
	// Both together, in the largest letters on the smallest phone, leave three quarters of the screen to the page.
	await page.setViewportSize({ width: 320, height: 568 });
	await page.evaluate(() => document.documentElement.setAttribute("data-size", "4"));
	expect((await region.boundingBox())?.height).toBeLessThanOrEqual(568 / 4);
	await page.evaluate(() => document.documentElement.removeAttribute("data-size"));
	await page.setViewportSize({ width: 1366, height: 700 });
	await page.getByRole("button", { name: "Hide this message" }).last().click();
	await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
	await expect(page).toHaveURL(/contact-helpline$/);
	await expect(page.getByText(office.en)).toBeHidden();
	await page.goBack();
	await expect(page.getByText(water.en)).toBeVisible();
});

test("put away, an alert stays away before any script of the site has run, until it has another version; without script there is no button", async ({
	page,
	browser,
	council,
}) => {
	await page.goto(council.address + pagePath("services", "en"));
	const region = page.getByRole("region", { name: "Messages from the council" });
	await region.getByRole("button", { name: "Hide this message" }).first().click();
	await expect(region).not.toContainText(water.en, { useInnerText: true });
	await expect(region).toContainText(office.en, { useInnerText: true });

	await page.route("**/assets/*.js", (route) => route.abort());
	for (const lang of languages) {
		await page.goto(council.address + pagePath("sanitation", lang));
		await expect(page.getByText(office[lang])).toBeVisible();
		await expect(page.getByText(water[lang])).toBeHidden();
	}
	// The others can be put away as well while no script is there.
	await page.getByRole("button", { name: "यह संदेश हटाएँ" }).click();
	await expect(page.getByRole("region", { name: "पालिका के संदेश" })).toBeHidden();

	await council.renew();
	await page.goto(council.address + pagePath("sanitation", "en"));
	await expect(page.getByText(water.en)).toBeVisible();
	await expect(page.getByText(office.en)).toBeHidden();

	const plain = await browser.newPage({ javaScriptEnabled: false });
	await plain.goto(council.address + pagePath("sanitation", "en"));
	await expect(plain.getByText(office.en)).toBeVisible();
	await expect(
		plain.getByRole("region", { name: "Messages from the council" }).getByRole("button"),
	).toHaveCount(0);
	await plain.close();
});
