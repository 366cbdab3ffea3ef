import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { isLong } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { goOn, openAs, onLentPage as test, toast } from "../support/staff.ts";

test("something new begins with the words of an older one, without its number and dates, or with a template's", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk("edit_content", "publish_alerts");
	await page.setViewportSize({ width: 360, height: 740 });
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=notices&key=1");
	const english = page.getByRole("group", { name: "Title", exact: true }).getByLabel("English");
	const title = await english.inputValue();
	await expect(page.getByText(/^Open until .*, 3 pm$/)).toBeVisible();
	await page.getByRole("link", { name: "New from this" }).click();
	await expect(page).toHaveURL(/key=$/);
	await expect(english).toHaveValue(title);
	for (const label of ["Number of the tender (optional)", "Closes on", "Closes at (optional)"]) {
		await expect(page.getByLabel(label, { exact: true }), label).toHaveValue("");
	}
	await expect(page.getByLabel("Date", { exact: true })).not.toHaveValue("");
	await goOn(page, "/admin/content?kind=alerts");
	await page.getByRole("link", { name: "Water", exact: true }).click();
	await expect(page.getByLabel("Hindi", { exact: true })).toHaveValue(/^वार्ड … में … से … तक पानी नहीं आएगा/);
	await expect(page.getByLabel("How urgent")).toHaveValue("warning");
	expect(await pixelsTooWide(page)).toBe(0);
	if (isLong) expect(await faults(page)).toEqual([]);
	await page.getByLabel("Shown until").fill("2040-01-01T09:00");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
});
