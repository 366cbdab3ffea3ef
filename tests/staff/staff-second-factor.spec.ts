import type { Page } from "@playwright/test";
import { secondFactor as limits } from "../../contract/limits.ts";
import { outcomes } from "../../contract/outcomes.ts";
import { faults } from "../support/accessibility.ts";
import { codeOf } from "../support/second-factor.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { forgetRefusals, logIn, openAs, test, toast } from "../support/staff.ts";

const panel = (page: Page) =>
	page
		.getByRole("region")
		.or(page.locator("section"))
		.filter({ has: page.getByRole("heading", { name: "Second factor" }) });

/** Types the password where it is asked for once more, and sends it. */
async function confirmWithPassword(page: Page, button: string, password: string): Promise<void> {
	const box = page.getByRole("form", { name: button });
	await expect(box.getByLabel("Current password")).toBeFocused();
	await box.getByLabel("Current password").fill(password);
	await box.getByRole("button", { name: button }).click();
}

test("a clerk connects an app, keeps the recovery codes, signs in with both, and turns it off again", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.user((await office.role("view_dashboard")).id);
	await openAs(page, await office.tokenOf(clerk), "/admin/my-password");
});
