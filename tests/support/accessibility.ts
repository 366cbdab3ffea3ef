import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Options {
	/** What is looked at, a selector; the whole page where nothing is said. */
	readonly within?: string;
	/** Only these rules; all of WCAG 2.2 AA and best practice where nothing is said. */
	readonly only?: readonly string[];
	readonly except?: readonly string[];
}

/**
 * Lays all of a page out, for what waits until a reader comes near has its own size and place only then. By a constructed
 * sheet: the policy forbids any other from outside.
 *
 * @param style what the page is to look like besides
 */
export async function drawAll(page: Page, style = ""): Promise<void> {
	await page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, `* { content-visibility: visible !important } ${style}`);
}

/** The rules that axe finds broken, each with where. Frames of other sites are not looked into. */
export async function faults(
	page: Page,
	{ within, only, except = [] }: Options = {},
): Promise<{ id: string; at: string[] }[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	return page.evaluate(
		async ([within, only, except]) => {
			const { axe } = window as unknown as { axe: typeof axeCore };
			const { violations } = await axe.run(within ?? document, {
				iframes: false,
				resultTypes: ["violations"],
				runOnly: only
					? { type: "rule", values: [...only] }
					: {
							type: "tag",
							values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
						},
				rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
			});
			return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }));
		},
		[within, only, except] as const,
	);
}

/** How far the page is wider than its window, pixels. */
export async function pixelsTooWide(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
