import type { Page } from "@playwright/test";
import { type Lang, languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** English at the desk, Hindi on the phone: each layout and each script once a page. */
const size: Readonly<Record<Lang, { width: number; height: number }>> = {
	en: { width: 1366, height: 768 },
	hi: { width: 390, height: 844 },
};

/** More stops than any page has; a page that needs more holds the keyboard. */
const mostStops = 600;

interface Stop {
	readonly name: string;
	/** What is wrong with it; nothing, where a reader sees where he is. */
	readonly fault?: string;
}

// A strip that glides after the focus is judged where it comes to rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const page of pages.filter(({ audience }) => audience === "public")) {
	for (const lang of languages) {
		test(`${pagePath(page.name, lang)} is walked through by Tab: every stop is seen, none is held (WCAG 2.1.2, 2.4.7, 2.4.11)`, async ({
			page: tab,
		}) => {
			test.setTimeout(180_000);
			await tab.setViewportSize(size[lang]);
			await tab.goto(pagePath(page.name, lang));
			await scriptIsThere(tab);
			const faults: string[] = [];
			let stops = 0;
			for (; stops < mostStops; stops++) {
				await tab.keyboard.press("Tab");
				const stop = await whereTheFocusIs(tab);
				if (!stop) break;
				if (stop.fault) faults.push(`${stop.name}: ${stop.fault}`);
			}
			expect(faults).toEqual([]);
			expect(stops).toBeGreaterThan(10);
			expect(stops, "the keyboard leaves the page at its end").toBeLessThan(mostStops);
		});
	}
}

/** Judges the focused element as it is seen; undefined once the focus has left the page. */
async function whereTheFocusIs(tab: Page): Promise<Stop | undefined> {
	return tab.evaluate(() => {
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
		const name = `${focused.localName} “${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 40)}”`;
		// A choice is drawn by its label; the input itself is hidden in it.
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
