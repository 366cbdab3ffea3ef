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
	const [names, first] = await field.evaluate(
		({ options, selectedIndex }: HTMLSelectElement) =>
			[[...options].map(({ text }) => text), selectedIndex] as const,
	);
	const below = names.slice(first);
	const steps = below.findIndex((name) => name.startsWith(option));
	expect(steps, option).toBeGreaterThanOrEqual(0);
	for (const name of below.slice(1, steps + 1)) {
		await page.keyboard.press("ArrowDown");
		// A list that is in the address is drawn anew at each step.
		await expect.poll(chosen).toBe(name);
	}
}

interface Walk {
	readonly stops: number;
	readonly faults: readonly string[];
	readonly leaves: boolean;
}

/** More stops than any page has; a page that needs more is a keyboard trap. */
const mostStopsOfAPage = 600;

/** Tabs through a part of the page to its end, judges each stop as it is drawn, and names what Tab never comes to. @throws {Error} if there is no end */
export async function walkByTab(page: Page, within: "body" | "main"): Promise<Walk> {
	await page.evaluate((within) => {
		const part = document.querySelector(within) as HTMLElement;
		if (within === "main") part.focus();
		const walk = { stops: 0, faults: [] as string[], leaves: false };
		Object.assign(window, { walk });
		const reached = new Set<Element>();
		let pressed = 0;
		// Each press judges the stop that the one before has led to.
		const judge = () => {
			if (pressed++ === 0 || walk.leaves) return;
			const focused = document.activeElement;
			if (!(focused instanceof HTMLElement) || focused === part || !part.contains(focused)) {
				walk.leaves = true;
				for (const control of part.querySelectorAll<HTMLElement>(
					"a[href], button, summary, select, textarea, input:not([type=radio])",
				)) {
					const isThere = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0;
					if (!isThere || control.matches(":disabled, [inert] *") || reached.has(control)) continue;
					walk.faults.push(`${nameOf(control)}: Tab never comes to it`);
				}
				return;
			}
			walk.stops += 1;
			reached.add(focused);
			const fault = faultOf(focused);
			if (fault) walk.faults.push(`${nameOf(focused)}: ${fault}`);
		};
		addEventListener("keydown", judge, { capture: true });

		function nameOf(element: HTMLElement): string {
			const name = element.getAttribute("aria-label") ?? element.textContent;
			return `${element.localName} “${name.trim().slice(0, 40)}”`;
		}

		function faultOf(focused: HTMLElement): string | undefined {
			// A choice is drawn by its label, for its input is hidden.
			const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
			const shown = [focused, ...(label ? [label, ...label.children] : [])];
			if (!shown.some(isRinged)) return "no ring shows the focus";
			return shown.some(isSeen) ? undefined : "it is hidden or lies off the screen";
		}

		function isRinged(element: Element): boolean {
			return [null, "::after", "::before"].some((part) => {
				const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
				return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
			});
		}

		function isSeen(element: Element): boolean {
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
		}
	}, within);
	for (let pressed = 0; pressed < mostStopsOfAPage; pressed += 10) {
		// Held down: half the messages.
		for (let press = 0; press < 10; press++) await page.keyboard.down("Tab");
		const walk = await page.evaluate(() => (window as unknown as { walk: Walk }).walk);
		if (!walk.leaves) continue;
		await page.keyboard.up("Tab");
		return walk;
	}
	throw new Error("The keyboard is trapped");
}
