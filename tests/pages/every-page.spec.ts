import type { Page } from "@playwright/test";
import { type Lang, languages } from "../../contract/language.ts";
import { descriptions } from "../../contract/page-descriptions.ts";
import { type PageName, pagePath, pages } from "../../contract/pages.ts";
import { drawAll, faults, pixelsTooWide } from "../support/accessibility.ts";
import {
	brokenWords,
	cutOff,
	overlapping,
	signedLinks,
	straySigns,
	tooSmall,
	widerSpacing,
} from "../support/display.ts";
import { lookInForcedColours } from "../support/forced-colours.ts";
import { walkByTab } from "../support/keyboard.ts";
import { faultsOfTheTree } from "../support/landmarks.ts";
import { layOnPaper, mostSheets, paperFaults, sheetsOf } from "../support/paper.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** The narrow phone of WCAG 1.4.10, a common phone, the first tablets, and a desk. */
const widths = [320, 360, 768, 820, 1366];

/** Where axe looks at one page of each template: the narrow phone in both languages, each wider layout in one. */
const widthsOfAxe: Readonly<Record<Lang, readonly number[]>> = { en: [320, 1366], hi: [320, 820] };

/** Pages drawn as another one is: axe looks at them at one width, the narrow phone's in Hindi and the desk's in English. */
const drawnAsAnother: ReadonlySet<PageName> = new Set<PageName>([
	"deathCertificate",
	"marriageCertificate",
	"grievances",
	"widowPension",
	"divyangPension",
	"galleryPage",
	"education",
	"websitePolicy",
]);

/** English at the desk, Hindi on the phone: each layout and each script once a page. */
const firstSize: Readonly<Record<Lang, { width: number; height: number }>> = {
	en: { width: 1366, height: 768 },
	hi: { width: 390, height: 844 },
};
const phone = firstSize.hi;

for (const page of pages.filter(({ audience }) => audience === "public")) {
	for (const lang of languages) {
		const path = pagePath(page.name, lang);

		test(`${path} is whole for every reader: its words, its tree, the keyboard, every width, contrast, letters, colours and paper`, async ({
			page: tab,
			context,
		}) => {
			test.setTimeout(300_000);
			const asked: string[] = [];
			tab.on("request", (request) => asked.push(request.url()));
			await tab.setViewportSize(firstSize[lang]);
			await tab.goto(path);
			await scriptIsThere(tab);
			await expect(tab.locator("[aria-busy=true]")).toHaveCount(0);
			await tab.evaluate(() => document.fonts.ready.then(() => undefined));

			await test.step("it has its own title, description and language, and one h1", async () => {
				await expect.soft(tab.locator("html")).toHaveAttribute("lang", lang);
				await expect.soft(tab.locator("h1")).toHaveCount(1);
				if (page.name !== "home")
					await expect.soft(tab).toHaveTitle(new RegExp(`^${literally(page.title[lang])} · `));
				await expect
					.soft(tab.locator('meta[name="description"]'))
					.toHaveAttribute("content", descriptions[page.name][lang]);
				await expect
					.soft(tab.locator('link[rel="alternate"][hreflang="hi"]'))
					.toHaveAttribute("href", new RegExp(`${literally(pagePath(page.name, "hi"))}$`));
			});

			await test.step("it says the same without JavaScript", async () => {
				const answer = await tab.request.get(path, { headers: { accept: "text/html" } });
				expect.soft(await wordsWithoutScript(tab, await answer.text())).toBe(await words(tab));
			});

			await test.step("it keeps nothing with the reader, and fetches no letters that it doesn't need", async () => {
				expect.soft(await context.cookies()).toEqual([]);
				const kept = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
				expect.soft(kept).toEqual([]);
				if (lang === "en" && page.name !== "home")
					expect.soft(asked.filter((url) => /-hindi-800.*woff2$/.test(url))).toEqual([]);
			});

			await test.step("a screen reader finds its parts, headings, lists and its task", async () => {
				expect.soft(await faultsOfTheTree(tab, page.name, lang)).toEqual([]);
			});

			await test.step("pictures below the first screen of a phone wait until the reader comes near", async () => {
				await tab.setViewportSize(phone);
				expect.soft(await eagerPictures(tab)).toEqual([]);
			});

			await test.step("on a phone, what is touched is 44 px high and wide, or stands in a sentence (WCAG 2.5.8)", async () => {
				expect.soft(await tooSmall(tab)).toEqual([]);
			});

			await test.step("it has no accessibility fault, no sideways scrolling and no sign alone on a line, at any width", async () => {
				await drawAll(tab);
				const looked = drawnAsAnother.has(page.name) ? [lang === "hi" ? 320 : 1366] : widthsOfAxe[lang];
				for (const width of widths) {
					await tab.setViewportSize({ width, height: 768 });
					expect.soft(await pixelsTooWide(tab), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
					expect.soft(await straySigns(tab), `signs alone on a line at ${width}`).toEqual([]);
					if (looked.includes(width)) expect.soft(await faults(tab), `faults at ${width}`).toEqual([]);
				}
				// Each page has such links, in its footer.
				expect.soft(await signedLinks(tab).count()).toBeGreaterThan(0);
			});

			await test.step("every stop of Tab is seen, and none holds the keyboard (WCAG 2.1.2, 2.4.7, 2.4.11)", async () => {
				await asFirstSeen(tab);
				await tab.setViewportSize(firstSize[lang]);
				// A strip that glides after the focus is judged where it comes to rest.
				await tab.emulateMedia({ reducedMotion: "reduce" });
				const { stops, faults, leaves } = await walkByTab(tab);
				expect.soft(faults).toEqual([]);
				expect.soft(stops).toBeGreaterThan(10);
				expect.soft(leaves, "the keyboard leaves the page at its end").toBe(true);
			});

			// Colours are the same in both languages.
			if (lang === "en") {
				await test.step("in forced colours what is pressed has an edge or a line, what is current a frame, drawings the colour of their words, the focus its ring", async () => {
					await tab.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
					// From here on the browser shows where the focus is.
					await tab.keyboard.press("Tab");
					const { controls, faults } = await lookInForcedColours(tab);
					expect.soft(faults).toEqual([]);
					expect.soft(controls).toBeGreaterThan(10);
					await tab.emulateMedia({ forcedColors: null, colorScheme: null });
				});
			}

			await test.step("in high contrast every text stands out; wider spaced, none is cut off (WCAG 1.4.3, 1.4.12)", async () => {
				await asFirstSeen(tab);
				await tab.setViewportSize(phone);
				// A colour on its way to another is neither of them.
				await tab.emulateMedia({ reducedMotion: "reduce" });
				await tab.evaluate(() => Object.assign(document.documentElement.dataset, { contrast: "high" }));
				if (lang === "en") expect.soft(await faults(tab, { only: ["color-contrast"] })).toEqual([]);
				await drawAll(tab, widerSpacing);
				expect.soft(await pixelsTooWide(tab), "pixels too wide with wider spacing").toBeLessThanOrEqual(0);
				expect.soft(await cutOff(tab), "cut off with wider spacing").toEqual([]);
			});

			await test.step("twice as large, none is cut off, nothing lies on another, no word of a heading is broken (WCAG 1.4.4, 1.4.10)", async () => {
				await drawAll(tab);
				await tab.evaluate(() => Object.assign(document.documentElement.dataset, { size: "4" }));
				for (const width of [320, 1366]) {
					await tab.setViewportSize({ width, height: 800 });
					expect.soft(await pixelsTooWide(tab), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
					expect.soft(await cutOff(tab), `cut off at ${width}`).toEqual([]);
					expect.soft(await overlapping(tab), `one on the other at ${width}`).toEqual([]);
					if (width === 320) expect.soft(await brokenWords(tab), "broken words").toEqual([]);
				}
			});

			await test.step("it lies on A4: whole, black, without furniture, with its head and the addresses of its links", async () => {
				await asFirstSeen(tab);
				await layOnPaper(tab);
				expect.soft(await paperFaults(tab)).toEqual([]);
				const sheets = await sheetsOf(tab);
				expect.soft(sheets).toBeGreaterThan(0);
				expect.soft(sheets).toBeLessThanOrEqual(mostSheets[page.name] ?? 6);
			});
		});
	}
}

function literally(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Takes back what the steps before have chosen, as if the page had just been opened. */
async function asFirstSeen(tab: Page): Promise<void> {
	await tab.emulateMedia({ reducedMotion: null });
	await tab.evaluate(() => {
		document.adoptedStyleSheets = [];
		delete document.documentElement.dataset.contrast;
		delete document.documentElement.dataset.size;
		(document.activeElement as HTMLElement | null)?.blur();
		scrollTo({ top: 0, behavior: "instant" });
	});
}

/** Pictures that a phone fetches although they lie below its first screen. */
function eagerPictures(tab: Page): Promise<string[]> {
	return tab.evaluate(() =>
		[...document.querySelectorAll("img")]
			.filter((image) => image.loading !== "lazy" && image.getBoundingClientRect().top > innerHeight)
			.map(({ src }) => src),
	);
}

/** All words of the page's main part, whatever is open or closed; what a call brings later (`data-live`) is not the page's. */
function words(tab: Page): Promise<string> {
	return tab.locator("main").evaluate((main) => {
		const copy = main.cloneNode(true) as HTMLElement;
		// With script, what stands in a noscript is one text, which nobody sees.
		for (const unread of copy.querySelectorAll("[data-live], noscript")) unread.remove();
		return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
	});
}

/** The same of a page as it was sent, read as a browser without script reads it. */
function wordsWithoutScript(tab: Page, html: string): Promise<string> {
	return tab.evaluate((html) => {
		const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
		for (const live of main?.querySelectorAll("[data-live]") ?? []) live.remove();
		return (main?.textContent ?? "").replace(/\s+/g, " ").trim();
	}, html);
}
