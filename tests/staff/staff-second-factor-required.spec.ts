import { outcomes } from "../../contract/outcomes.ts";
import { setUpSecondFactor } from "../support/second-factor-screen.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, logIn, test } from "../support/staff.ts";

test("what the settings ask for holds: without a second factor the chairman sees nothing but how to set it up, then everything; an unused session ends as early as they say", async ({
	elsewhere,
}) => {
	const { page } = await elsewhere({ SECOND_FACTOR: "required", SESSION_UNUSED_MINUTES: "15" });
	await page.clock.install();
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

	// The last answer renews the session.
	await expect(page.getByText("this session")).toBeVisible();
	await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
	await page.clock.fastForward("08:00");
	const question = page.getByRole("dialog", { name: "Are you still there?" });
	await expect(question).toHaveCount(0);
	await page.clock.fastForward("01:30");
	await expect(question).toContainText(/Your session ends in [45] minutes/);
});
