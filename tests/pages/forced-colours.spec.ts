import { pages } from "../../contract/pages.ts";
import { lookInForcedColours } from "../support/forced-colours.ts";
import { expect } from "../support/site.ts";
import { chairman, openAs, test } from "../support/staff.ts";

// The public pages are looked at in every-page.spec.ts.
test.use({
	contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
	colorScheme: "dark",
	viewport: { width: 1366, height: 768 },
});

for (const { name, path } of pages.filter(({ audience }) => audience === "staff")) {
	test(`${path} in forced colours: what is pressed has an edge or a line, what is current a frame, drawings the colour of their words, the focus its ring`, async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), path);
		await expect(page.getByRole("navigation", { name: "Staff menu" })).toBeVisible();
		await page.waitForLoadState("networkidle");
		// From here on the browser shows where the focus is.
		await page.keyboard.press("Tab");
		const { controls, faults } = await lookInForcedColours(page);
		expect(faults).toEqual([]);
		expect(controls, `${name} has controls`).toBeGreaterThan(10);
	});
}
