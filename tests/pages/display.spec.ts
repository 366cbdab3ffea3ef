import type { Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { drawAll, faults, pixelsTooWide } from "../support/accessibility.ts";
import { expect, test } from "../support/site.ts";

const phone = { width: 390, height: 844 };

for (const page of pages.filter(({ audience }) => audience === "public")) {
	for (const lang of languages) {
		const path = pagePath(page.name, lang);

		test.describe(path, () => {
			test.use({ viewport: phone });

			test("on a phone, what is touched is 44 px high and wide, or stands in a sentence (WCAG 2.5.8)", async ({
				page: tab,
			}) => {
				await tab.goto(path);
				expect(await tooSmall(tab)).toEqual([]);
			});

			test("in high contrast every text stands out; twice as large or wider spaced, none is cut off and nothing lies on another (WCAG 1.4.3, 1.4.4, 1.4.10, 1.4.12)", async ({
				page: tab,
			}) => {
				await tab.addInitScript(() => window === top && localStorage.setItem("contrast", "high"));
				await tab.goto(path);
				await expect(tab.locator("html")).toHaveAttribute("data-contrast", "high");
				// Colours are the same in both languages.
				if (lang === "en") expect(await faults(tab, { only: ["color-contrast"] })).toEqual([]);

				await drawAll(tab, widerSpacing);
				expect(await pixelsTooWide(tab), "pixels too wide with wider spacing").toBeLessThanOrEqual(0);
				expect(await cutOff(tab), "cut off with wider spacing").toEqual([]);

				await drawAll(tab);
				await tab.evaluate(() => Object.assign(document.documentElement.dataset, { size: "4" }));
				for (const width of [320, 1366]) {
					await tab.setViewportSize({ width, height: 800 });
					expect(await pixelsTooWide(tab), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
					expect(await cutOff(tab), `cut off at ${width}`).toEqual([]);
					expect(await overlapping(tab), `one on the other at ${width}`).toEqual([]);
				}
			});
		});
	}
}

/** What WCAG 1.4.12 lets a reader set. */
const widerSpacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }`;

/** What must be told apart without words: borders of controls, the ring of the focus, pale grounds (requirements, Look). */
const pairs = [
	["--rule-2", "--paper"],
	["--rule-2", "--chuna"],
	["--on-board", "--board"],
	["--action", "--paper"],
	["--focus-outer", "--paper"],
	["--brick", "--paper"],
	["--leaf", "--paper"],
	["--neel", "--paper"],
] as const;

for (const contrast of ["usual", "high"]) {
	test(`borders, icons and the ring stand out from their ground in ${contrast} contrast (WCAG 1.4.11)`, async ({
		page: tab,
	}) => {
		await tab.goto("/");
		const ratios = await tab.evaluate(
			([pairs, contrast]) => {
				document.documentElement.dataset.contrast = contrast;
				const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
				const light = (token: string) => {
					if (!canvas) throw new Error("no canvas");
					canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
					canvas.fillRect(0, 0, 1, 1);
					const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
						const share = part / 255;
						return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
					});
					return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
				};
				return pairs.map(([one, other]) => {
					const [more, less] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
					return { pair: `${one} on ${other}`, ratio: (more + 0.05) / (less + 0.05) };
				});
			},
			[pairs, contrast] as const,
		);
		expect(ratios.filter(({ ratio }) => ratio < 3)).toEqual([]);
		expect(ratios).toHaveLength(pairs.length);
	});
}

/** Links, buttons and fields that a finger would miss. */
async function tooSmall(tab: Page): Promise<string[]> {
	return tab.evaluate(() => {
		const inSentence = (element: Element) => {
			const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
			return (
				getComputedStyle(element).display === "inline" &&
				around.some((node) => (node.textContent ?? "").trim().length > 1)
			);
		};
		const small: string[] = [];
		for (const element of document.querySelectorAll(
			"a[href], button, input:not([type=hidden]), select, textarea, summary",
		)) {
			if (!element.checkVisibility({ visibilityProperty: true })) continue;
			// A choice is touched by its label as well.
			const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
			// A card is a link as a whole: the link's own ::after lies over it.
			const after = getComputedStyle(element, "::after");
			if (after.content !== "none" && after.position === "absolute" && after.inset === "0px") continue;
			const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
			const width = Math.max(...boxes.map((box) => box.width));
			const height = Math.max(...boxes.map((box) => box.height));
			if (width < 2 || height < 2 || inSentence(element)) continue;
			if (width < 43.5 || height < 43.5) {
				small.push(
					`${element.localName} “${(element.textContent ?? "").trim().slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
				);
			}
		}
		return [...new Set(small)];
	});
}

/** Texts of which a part can't be read because their box hides it. */
async function cutOff(tab: Page): Promise<string[]> {
	return tab.evaluate(() => {
		const cut: string[] = [];
		for (const element of document.querySelectorAll("main *, header *, footer *, nav *")) {
			const hasText = [...element.childNodes].some(
				(node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
			);
			if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
			if (element.closest(".visually-hidden, [aria-hidden=true]")) continue;
			const { overflowX, overflowY } = getComputedStyle(element);
			const isCut =
				(/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
				(/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
			if (isCut) cut.push(`${element.localName} “${(element.textContent ?? "").trim().slice(0, 40)}”`);
		}
		return cut;
	});
}

/** What is pressed or is a heading, and lies on something else of that kind. */
async function overlapping(tab: Page): Promise<string[]> {
	return tab.evaluate(() => {
		const things = [
			...document.querySelectorAll(
				"a[href], button, select, textarea, summary, h1, h2, label:has([data-preference])",
			),
		].filter((element) => {
			const { width } = element.getBoundingClientRect();
			return width > 2 && element.checkVisibility({ visibilityProperty: true });
		});
		const named = (element: Element) =>
			`${element.localName} “${(element.textContent ?? "").trim().slice(0, 30)}”`;
		/** A box, less what a list that scrolls hides of it. */
		const seen = (element: Element, { left, right, top, bottom }: DOMRect) => {
			const box = { left, right, top, bottom };
			for (let around = element.parentElement; around; around = around.parentElement) {
				if (getComputedStyle(around).overflow === "visible") continue;
				const edge = around.getBoundingClientRect();
				box.left = Math.max(box.left, edge.left);
				box.right = Math.min(box.right, edge.right);
				box.top = Math.max(box.top, edge.top);
				box.bottom = Math.min(box.bottom, edge.bottom);
			}
			return box;
		};
		// A link in a sentence has a box for each line.
		const boxes = things.map((element) => [...element.getClientRects()].map((box) => seen(element, box)));
		const found: string[] = [];
		things.forEach((one, index) => {
			for (let next = index + 1; next < things.length; next += 1) {
				const other = things[next] as Element;
				if (one.contains(other) || other.contains(one)) continue;
				const isOn = boxes[index]?.some((a) =>
					boxes[next]?.some(
						(b) =>
							Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
							Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
					),
				);
				if (isOn) found.push(`${named(one)} and ${named(other)}`);
			}
		});
		return found;
	});
}
