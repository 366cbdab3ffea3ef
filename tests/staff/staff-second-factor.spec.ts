import { readFileSync } from "node:fs";
import { outcomes } from "../../contract/outcomes.ts";
import { secondFactor as limits, session } from "../../contract/people/limits.ts";
import { faults } from "../support/accessibility.ts";
import { codeOf } from "../support/second-factor.ts";
import { confirmWithPassword, setUpSecondFactor } from "../support/second-factor-screen.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { forgetRefusals, goOn, logIn, openAs, onLentPage as test, toast } from "../support/staff.ts";

/** The code that an app shows half a minute from now is accepted too: a test needn't wait for a code that is new. */
const nextCode = (key: string) => codeOf(key, Date.now() + limits.step);

test("a clerk connects an app, keeps the recovery codes, signs in by both, and turns it off again", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.clerk("view_dashboard");
	await openAs(page, await office.tokenOf(clerk), "/admin/password");
	await expect(page.getByText("It is off.")).toBeVisible();
	const { key, codes } = await setUpSecondFactor(page, clerk.password);
	expect(codes).toHaveLength(limits.recoveryCodes);
	expect(await faults(page)).toEqual([]);

	await test.step("the codes are seen until they are kept", async () => {
		await page.getByRole("link", { name: "Dashboard" }).first().click();
		await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
		const saving = page.waitForEvent("download");
		await page.getByRole("button", { name: "Save as a file" }).click();
		const file = await saving;
		expect(file.suggestedFilename()).toBe("recovery-codes.txt");
		const text = readFileSync(await file.path(), "utf8");
		for (const code of codes) expect(text).toContain(code);
		expect(text).toContain(clerk.name);
		await expect(page.getByRole("button", { name: "Done" })).toBeDisabled();
		await page.getByLabel("I have kept them").check();
		await page.getByRole("button", { name: "Done" }).click();
		await expect(page.getByText("Recovery codes left: 10.")).toBeVisible();
	});

	await test.step("on any public page a recovery code does instead, and what was typed stays", async () => {
		await page.locator("header summary", { hasText: clerk.name }).click();
		await page.getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(/\/$/);
		await scriptIsThere(page);
		await page.getByRole("button", { name: "ULB Login" }).first().click();
		await logIn(page, clerk);
		const dialog = page.getByRole("dialog", { name: "ULB Login" });
		await expect(dialog.getByRole("heading", { name: "One more step" })).toBeFocused();
		await dialog.getByRole("button", { name: "Back" }).click();
		await expect(dialog.getByLabel("Mobile")).toHaveValue(clerk.mobile);
		await expect(dialog.getByLabel("Password")).toBeFocused();
		await dialog.getByRole("button", { name: "Login", exact: true }).click();
		await dialog.getByRole("button", { name: "I have a recovery code" }).click();
		await expect(dialog.getByLabel("Recovery code")).toBeFocused();
		await dialog.getByLabel("Recovery code").fill(codes[0]?.toUpperCase() ?? "");
		await dialog.getByRole("button", { name: "Login", exact: true }).click();
		await expect(toast(page)).toContainText("Login successful");
		await expect(page).toHaveURL(/\/admin$/);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
	});

	await test.step("sign-in asks for the code, in place and by the keyboard alone", async () => {
		await office.end((await page.evaluate((key) => localStorage.getItem(key), session.storageKey)) ?? "");
		// Not by a link: a call that is under way may have led to the form before.
		await goOn(page, "/admin/dashboard");
		await logIn(page, clerk);
		await expect(page.getByRole("heading", { name: "One more step" })).toBeFocused();
		await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
		expect(await faults(page)).toEqual([]);
		const code = page.getByLabel("Code from your app");
		await expect(code).toHaveAttribute("autocomplete", "one-time-code");
		await expect(code).toHaveAttribute("inputmode", "numeric");
		await page.keyboard.press("Tab");
		await page.keyboard.type("12");
		await page.keyboard.press("Enter");
		await expect(code).toHaveAccessibleDescription(new RegExp(outcomes.codeRefused.words.en.slice(0, 30)));
		await code.fill(nextCode(key));
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Namaste");
	});

	await test.step("new recovery codes come instead of the old ones, and it is turned off", async () => {
		await goOn(page, "/admin/password");
		await expect(page.getByText("Recovery codes left: 9.")).toBeVisible();
		await page.getByRole("button", { name: "New recovery codes" }).click();
		await confirmWithPassword(page, "New recovery codes", clerk.password);
		await expect(page.locator("li code").first()).toBeVisible();
		expect(await page.locator("li code").allInnerTexts()).not.toContain(codes[1]);
		await page.getByLabel("I have kept them").check();
		await page.getByRole("button", { name: "Done" }).click();
		await page.getByRole("button", { name: "Turn off" }).click();
		await confirmWithPassword(page, "Turn off", "not the password");
		await expect(page.getByText("Your current password is wrong.").first()).toBeVisible();
		const box = page.getByRole("form", { name: "Turn off" });
		await box.getByLabel("Current password").fill(clerk.password);
		await box.getByRole("button", { name: "Turn off" }).click();
		await expect(page.getByText("It is off.")).toBeVisible();
		expect(await office.tokenOf(clerk)).toMatch(/^\S{43}$/);
	});
	forgetRefusals(complaints);
});
