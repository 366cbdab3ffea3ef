import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** More stops than lie between any two places of a page. */
const mostStops = 200;

/** Goes on by Tab (or back) until the focus is there, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await expect(target).toBeVisible();
	for (let stops = 0; stops < mostStops; stops++) {
		await page.keyboard.press(key);
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`${key} does not reach ${target}`);
}

/** Goes there and presses it. */
export async function pressOn(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await tabTo(page, target, key);
	await page.keyboard.press("Enter");
}

/** Goes to a field and types. */
export async function typeIn(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field);
	await page.keyboard.type(text);
}

/** Goes to a choice of one among many, and down its list to the one that begins so. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
	await tabTo(page, field);
	const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? "");
	// A list that comes by a call may still be on its way.
	await expect(field.locator("option", { hasText: option }).first()).toBeAttached();
	const count = await field.locator("option").count();
	for (let step = 0; step < count && !(await chosen()).startsWith(option); step++) {
		await page.keyboard.press("ArrowDown");
	}
	expect(await chosen()).toContain(option);
}
