import { outcomes } from "../../contract/outcomes.ts";
import { setUpSecondFactor } from "../support/second-factor-screen.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, logIn, test } from "../support/staff.ts";

test.use({ settings: { SECOND_FACTOR: "required" } });

test("where the settings require a second factor the chairman sees nothing but how to set it up, then everything", async ({
	page,
}) => {
	await page.goto("/admin/users");
	await scriptIsThere(page);
	await logIn(page, chairman);
	await expect(page).toHaveURL(/\/admin\/password$/);
	await expect(page.getByText(outcomes.secondFactorNeeded.words.en)).toBeVisible();
	await expect(page.getByRole("link", { name: "Manage Users" })).toHaveCount(0);
	await setUpSecondFactor(page, chairman.password);
	await page.getByLabel("I have kept them").check();
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByRole("link", { name: "Manage Users" }).first()).toBeVisible();
	await expect(page.getByText("so it can't be turned off")).toBeVisible();
	await expect(page.getByRole("button", { name: "Turn off" })).toHaveCount(0);
});
