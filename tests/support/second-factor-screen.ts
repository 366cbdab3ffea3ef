import { expect, type Page } from "@playwright/test";
import { codeOf } from "./second-factor.ts";

/** Types the password where it is asked for once more, and sends it. */
export async function confirmWithPassword(page: Page, button: string, password: string): Promise<void> {
	const box = page.getByRole("form", { name: button });
	await expect(box.getByLabel("Current password")).toBeFocused();
	await box.getByLabel("Current password").fill(password);
	await box.getByRole("button", { name: button }).click();
}

/** Connects an app at the open screen. @returns the app's key and the recovery codes */
export async function setUpSecondFactor(
	page: Page,
	password: string,
): Promise<{ key: string; codes: string[] }> {
	await page.getByRole("button", { name: "Set up" }).click();
	await confirmWithPassword(page, "Continue", password);
	await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Connect the app" })).toBeFocused();
	const shown = await page.locator("code").innerText();
	expect(shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
	const key = shown.replaceAll(" ", "");
	await expect(
		page.getByRole("link", { name: "Open in the app on this phone", includeHidden: true }),
		"a phone can't scan itself",
	).toHaveAttribute("href", new RegExp(`^otpauth://totp/.*secret=${key}`));
	await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeFocused();
	return { key, codes: await page.locator("li code").allInnerTexts() };
}
