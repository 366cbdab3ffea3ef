import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** More stops than there are between any two places of a page. */
const mostStops = 200;

/** Presses Tab (or Shift+Tab) until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await expect(target).toBeVisible();
	for (let stops = 0; stops < mostStops; stops++) {
		await page.keyboard.press(key);
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`${key} does not reach ${target}`);
}

/** Tabs to it and presses it. */
export async function pressOn(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await tabTo(page, target, key);
	await page.keyboard.press("Enter");
}

/** Tabs to a field and types. */
export async function typeIn(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field);
	await page.keyboard.type(text);
}

/** Tabs to a select, and moves down to the option that begins so. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
	await tabTo(page, field);
	const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? "");
	// Options that a call loads may not be there yet.
	await expect(field.locator("option", { hasText: option }).first()).toBeAttached();
	const count = await field.locator("option").count();
	for (let step = 0; step < count && !(await chosen()).startsWith(option); step++) {
		await page.keyboard.press("ArrowDown");
	}
	expect(await chosen()).toContain(option);
}

/** More stops than any page has; a page that needs more is a keyboard trap. */
const mostStopsOfAPage = 600;

/** Tabs through the whole page. @returns the number of stops, and what is wrong with them */
export async function walkByTab(page: Page): Promise<{ stops: number; faults: string[]; leaves: boolean }> {
	const faults: string[] = [];
	for (let stops = 0; stops < mostStopsOfAPage; stops++) {
		await page.keyboard.press("Tab");
		const stop = await whereTheFocusIs(page);
		if (!stop) return { stops, faults, leaves: true };
		if (stop.fault) faults.push(`${stop.name}: ${stop.fault}`);
	}
	return { stops: mostStopsOfAPage, faults, leaves: false };
}

interface Stop {
	readonly name: string;
	/** What is wrong with the stop; empty where the focus is visible. */
	readonly fault?: string;
}

/** Checks the focused element as it is drawn; undefined once the focus has left the page. */
async function whereTheFocusIs(tab: Page): Promise<Stop | undefined> {
	return tab.evaluate(() => {
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
		const name = `${focused.localName} “${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 40)}”`;
		// A choice is drawn by its label, for its input is hidden.
		const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
		const ringed = (element: Element) =>
			[null, "::after", "::before"].some((part) => {
				const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
				return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
			});
		const shown = [focused, ...(label ? [label, ...label.children] : [])];
		if (!shown.some(ringed)) return { name, fault: "no ring shows the focus" };
		const seen = shown.some((element) => {
			for (const box of element.getClientRects()) {
				const left = Math.max(box.left, 0);
				const right = Math.min(box.right, innerWidth);
				const top = Math.max(box.top, 0);
				const bottom = Math.min(box.bottom, innerHeight);
				if (right - left < 1 || bottom - top < 1) continue;
				for (const x of [0.1, 0.5, 0.9]) {
					for (const y of [0.2, 0.5, 0.8]) {
						const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
						if (hit && (element.contains(hit) || hit.contains(element))) return true;
					}
				}
			}
			return false;
		});
		return seen ? { name } : { name, fault: "it is hidden or lies off the screen" };
	});
}
