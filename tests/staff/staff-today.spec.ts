import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { alert } from "../support/alert.ts";
import { expect } from "../support/site.ts";
import { openAs, onLentPage as test } from "../support/staff.ts";

/** On a clerk's phone, in Hindi: what will change by itself, and what is to be read through again. */
test("a clerk sees in Hindi what will change and when, and says with one press that a page is still right", async ({
	page,
	office,
}) => {
	const chief = await office.clerk("edit_pages", "publish_content", "publish_alerts", "edit_content");
	const newest = async () => {
		const [version] = (await office.call("GET", "/api/content/aToZPage/versions?key=all")).answer;
		return version;
	};
	const before = await newest();
	const old = { key: "all", basedOn: before.version, row: { ...before.row, reviewed: "2025-11-21" } };
	expect((await office.call("POST", "/api/content/aToZPage", old)).status).toBe(200);
	const later = { ...alert, starts: "2039-01-01 06:00", ends: "2039-01-02" };
	expect((await office.call("POST", "/api/content/alerts", { basedOn: 0, row: later })).status).toBe(200);

	await openAs(page, await office.tokenOf(chief), "/admin");
	await page.getByRole("button", { name: "हिन्दी" }).click();
	await page.setViewportSize({ width: 360, height: 740 });
	const today = page.getByRole("region", { name: "वेबसाइट सामग्री" });
	await today.getByRole("heading", { name: "इस सप्ताह अपने आप बदलेगा" }).click();
	await today.getByText(/^इसके बाद/).click();
	const begins = today.getByRole("row").filter({ hasText: /1 जन॰ 2039.*शुरू होगा/ });
	await expect(begins).toBeVisible();
	const line = today.getByRole("listitem").filter({ hasText: "21 नवंबर 2025 को पढ़ा गया" });
	await expect(line).toHaveCount(1);
	expect(await pixelsTooWide(page)).toBe(0);
	expect(await faults(page)).toEqual([]);

	await line.getByRole("button", { name: "पढ़ लिया, अब भी सही है" }).click();
	await expect(page.getByRole("region", { name: "संदेश", exact: true })).toContainText("आज पढ़ा गया");
	await expect(line).toHaveCount(0);
	const latest = await newest();
	expect(latest.row).toEqual({ ...before.row, reviewed: latest.row.reviewed });
	expect(latest.row.reviewed > "2025-11-21").toBe(true);
});
