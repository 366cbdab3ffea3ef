import { pages } from "../../contract/pages.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { faultsOfHtml } from "../support/html.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, openAs, test } from "../support/staff.ts";

const staffPages = pages.filter((page) => page.audience === "staff");

for (const page of staffPages) {
	test(`${page.path} says which permission is missing, or shows its screen`, async ({
		page: tab,
		office,
	}) => {
		const role = await office.role();
		await openAs(tab, await office.tokenOf(await office.user(role.id)), page.path);
		const heading = tab.getByRole("heading", { level: 1 });
		if (page.name === "staffHome") await expect(heading).toHaveText(`Welcome, ${role.name}`);
		else if (page.name === "staffHelp") await expect(heading).toHaveText("Help for Staff");
		else if (page.name === "myPassword") await expect(heading).toHaveText("My Password");
		else {
			await expect(heading).toHaveText("Permission missing");
			await expect(tab.locator("main")).toContainText(/doesn't have: [A-Z][A-Za-z ]+ \([a-z_]+\)/);
		}
	});

	test(`${page.path} has no accessibility fault, valid HTML and no sideways scrolling, at two widths and in both languages`, async ({
		page: tab,
		office,
	}) => {
		await openAs(tab, await office.tokenOf(chairman), page.path);
		await expect(tab.getByRole("navigation", { name: "Staff menu" })).toBeVisible();
		for (const other of ["हिन्दी", "English"]) {
			await tab.waitForLoadState("networkidle");
			for (const width of [320, 1366]) {
				await tab.setViewportSize({ width, height: 800 });
				await expect(tab.locator("h1")).toHaveCount(1);
				expect(await pixelsTooWide(tab), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
				expect(await faults(tab)).toEqual([]);
			}
			// Every screen says what it is for, who may use it and what happens; Escape closes it.
			await tab.locator("main [popovertarget]").first().click();
			const sheet = tab.locator("main [popover]:popover-open");
			await expect(sheet.locator("h2")).toContainText(page.title[other === "English" ? "hi" : "en"]);
			await expect(sheet.locator("h3")).toHaveCount(3);
			expect(await faults(tab)).toEqual([]);
			await tab.keyboard.press("Escape");
			await expect(sheet).toHaveCount(0);
			expect(await faultsOfHtml(await tab.content())).toEqual([]);
			await tab.getByRole("button", { name: other }).click();
		}
	});
}

test("without JavaScript a staff page says in both languages that it needs it, and how to reach the office", async ({
	plain: page,
}) => {
	await page.goto("/admin");
	// Playwright finds no text in a noscript element, hence the elements by name.
	await expect(page.locator("noscript p[lang=en]")).toContainText("The staff area needs JavaScript.");
	await expect(page.locator("noscript p[lang=hi]")).toContainText("कर्मचारी क्षेत्र के लिए जावास्क्रिप्ट ज़रूरी है।");
	await expect(page.locator("noscript p[lang=hi]")).toBeVisible();
	await expect(page.locator("a[href^='tel:']").first()).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Staff menu" })).toHaveCount(0);
});

test("a public page loads nothing of the staff area", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto("/");
	await scriptIsThere(page);
	await page.waitForLoadState("networkidle");
	expect(asked.filter((url) => /staff|manage|dashboard|assign|\/api\//.test(url))).toEqual([]);
});
