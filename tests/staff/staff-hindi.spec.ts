import type { Locator, Page } from "@playwright/test";
import { callPath } from "../../contract/api.ts";
import { hindiHelp } from "../../contract/content/limits.ts";
import { faults } from "../support/accessibility.ts";
import { isLong } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { openAs, test } from "../support/staff.ts";

// Too narrow for the page beside the form, which staff-publishing looks at.
test.use({ viewport: { width: 1024, height: 768 } });

/** Decision 37: help for whoever writes Hindi on a Latin keyboard, in the form of an alert. */
async function paste(box: Locator, text: string): Promise<void> {
	await box.evaluate((element: HTMLTextAreaElement, pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", pasted);
		element.focus();
		const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
		// A browser pastes what nobody has pasted for it.
		if (element.dispatchEvent(event)) document.execCommand("insertText", false, pasted);
	}, text);
}

const hindiBox = (page: Page) => page.getByLabel("Hindi", { exact: true });
const options = (page: Page) => page.getByRole("listbox", { name: "Hindi words" }).getByRole("option");

test("whoever writes Hindi on a Latin keyboard is offered words, Unicode for Kruti Dev and plain lines, and told what differs from the English; nothing leaves the house", async ({
	page,
	office,
}) => {
	await page.clock.install();
	const asked: (string | null)[] = [];
	page.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname === callPath("hindiWords")) asked.push(searchParams.get("word"));
	});
	await openAs(
		page,
		await office.tokenOf(await office.clerk("publish_alerts")),
		"/admin/content?kind=alerts&key=",
	);
	await expect(page.getByLabel("How urgent")).toBeFocused();
	const box = hindiBox(page);

	await test.step("janm is typed and जन्म chosen, with the mouse and with keys alone", async () => {
		await box.click();
		await page.keyboard.type("janm");
		await expect(options(page).first()).toHaveText("जन्म");
		expect(await faults(page)).toEqual([]);
		await options(page).first().click();
		await expect(box).toHaveValue("जन्म");
		await expect(box).toBeFocused();
		await expect(options(page)).toHaveCount(0);

		await page.keyboard.type(" praman");
		await expect(options(page).first()).toHaveText("प्रमाण");
		await expect(page.getByText("For “praman”: प्रमाण")).toBeAttached();
		await page.keyboard.press("ArrowDown");
		await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expect(box).toHaveValue("जन्म प्रमाण");

		await page.keyboard.type(" nagar");
		await expect(options(page).first()).toHaveText("नगर");
		await page.keyboard.press("Tab");
		await expect(box).toHaveValue("जन्म प्रमाण नगर");
		await expect(box).toBeFocused();
		// Inserted words are undone as if they had been typed.
		await page.keyboard.press("Control+z");
		await expect(box).toHaveValue("जन्म प्रमाण nagar");
	});

	await test.step("what was typed stays with Escape, and Alt+H switches the help off for this device", async () => {
		await box.fill("");
		await page.keyboard.type("janm");
		await expect(options(page).first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(options(page)).toHaveCount(0);
		await expect(box).toHaveValue("janm");
		await page.keyboard.press("Alt+h");
		const help = page.getByRole("button", { name: "Type Hindi in English letters" });
		await expect(help).toHaveAttribute("aria-pressed", "false");
		asked.length = 0;
		await page.keyboard.type(" patra");
		await page.clock.runFor(10 * hindiHelp.typingPause);
		await box.fill("");
		await page.reload();
		await box.click();
		await expect(help).toHaveAttribute("aria-pressed", "false");
		await help.click();
		await box.click();
		await page.keyboard.type("jal");
		await expect(options(page).first()).toHaveText("जल");
		expect(asked).toContain("jal");
		expect(asked.filter((word) => word?.startsWith("p"))).toEqual([]);
		await page.keyboard.press("Escape");
	});

	await test.step("Kruti Dev is noticed when it is pasted, and put in as Unicode or kept", async () => {
		await box.fill("");
		await paste(box, "uxj ikfydk esa tUe izek.k i= ds fy, vkosnu djsaA");
		const note = page.getByRole("status").filter({ hasText: "This looks like Kruti Dev" });
		await expect(note).toContainText("नगर पालिका में जन्म प्रमाण पत्र के लिए आवेदन करें।");
		expect(await faults(page)).toEqual([]);
		await note.getByRole("button", { name: "Use it" }).click();
		await expect(box).toHaveValue("नगर पालिका में जन्म प्रमाण पत्र के लिए आवेदन करें।");
		await expect(note).toHaveCount(0);
		await expect(box).toBeFocused();

		await box.fill("");
		await paste(box, "e`R;q izek.k i=");
		await note.getByRole("button", { name: "Keep as it is" }).click();
		await expect(note).toHaveCount(0);
		await expect(box).toHaveValue("e`R;q izek.k i=");

		// Lists of an office program become plain lines.
		await box.fill("");
		await paste(box, "पहला\r\n\r\n•\tदूसरा\r\n");
		await expect(note).toHaveCount(0);
		await expect(box).toHaveValue("पहला\nदूसरा");
	});

	await test.step("what differs between the languages is said quietly below the two, and refuses nothing", async () => {
		await box.fill("आज वार्ड 7 में पानी नहीं आएगा।");
		await page.getByLabel("English", { exact: true }).fill("No water in Wards 7 and 8 today.");
		const warning = page.getByText("Only the English has 8. Is it missing in the Hindi?");
		await expect(warning).toBeVisible();
		if (isLong) expect(await faults(page)).toEqual([]);
		await page.getByLabel("English", { exact: true }).fill("No water in Ward ७ today.");
		await expect(warning).toHaveCount(0);
		await expect(page.getByText("The English has Hindi letters: ७.")).toBeVisible();
	});
});
