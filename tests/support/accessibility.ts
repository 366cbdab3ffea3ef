import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Options {
	/** A selector; the whole page by default. */
	readonly within?: string;
	/** Only these rules; all of WCAG 2.2 AA and best practice by default. */
	readonly only?: readonly string[];
	readonly except?: readonly string[];
}

/**
 * Lays out all of a page, including what the browser skips until a reader comes near. By a constructed sheet, which the policy can't
 * block.
 *
 * @param style further CSS for the page
 */
export async function drawAll(page: Page, style = ""): Promise<void> {
	await page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, `* { content-visibility: visible !important } ${style}`);
}

/** The violations that axe finds, each with its element. Frames of other sites are skipped. */
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

/** Horizontal overflow of the page, pixels. */
export async function pixelsTooWide(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
