import type { Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { descriptions } from "../../contract/page-descriptions.ts";
import { type PageName, pageByName, pagePath, pages } from "../../contract/pages.ts";
import { drawAll, faults } from "../support/accessibility.ts";
import { misplaced, sizesOf, tooSmall, widerSpacing } from "../support/display.ts";
import { lookInForcedColours } from "../support/forced-colours.ts";
import { walkByTab } from "../support/keyboard.ts";
import { faultsOfTheTree } from "../support/landmarks.ts";
import { isLong, sweep } from "../support/long.ts";
import { layOnPaper, mostSheets, paperFaults, sheetsOf } from "../support/paper.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

/** Pages drawn as another one is: npm test looks at them in Hindi, on the phone. */
const drawnAsAnother: ReadonlySet<PageName> = new Set<PageName>([
	"deathCertificate",
	"marriageCertificate",
	"grievances",
	"widowPension",
	"divyangPension",
	"galleryPage",
	"videoGallery",
	"acts",
	"conformance",
	"siteMap",
	"education",
	"licences",
	"rightToInformation",
	"citizen",
	"websitePolicy",
]);

/** Of those, where Tab is followed on the phone: a service, photos, a table, a form; and Home. */
const walkedOnPhone: readonly PageName[] = [
	"home",
	...sweep([...drawnAsAnother], ["deathCertificate", "galleryPage", "acts", "citizen"] as const),
];

/** Each page, and the form of a report, which its address chooses. */
const looked = [
	...pages.map((page) => ({ ...page, search: "" })),
	{ ...pageByName("report"), search: "?category=pole-danger" },
];

for (const { name, title, audience, search } of looked) {
	// The frame is the same on every page.
	const part = name === "home" || isLong ? "body" : "main";
	const within = part === "main" ? { within: part } : {};
	// Widths at which the frame, Home and the pages of services change.
	const elsewhere = name === "home" || name === "birthCertificate" ? [] : [1087, 1088];
	for (const lang of languages) {
		const isLikeAnother = drawnAsAnother.has(name) || search !== "";
		if (audience !== "public" || (lang === "en" && isLikeAnother && !isLong)) continue;
		const path = pagePath(name, lang) + search;
		const onPhone = lang === "hi";
		// Colours are the same on pages drawn alike.
		const except = drawnAsAnother.has(name) && !isLong ? ["color-contrast"] : [];

		test(`${path} is whole for every reader: its words, its tree, the keyboard, every width, contrast, letters, colours and paper`, async ({
			page: tab,
			context,
			server,
		}) => {
			await tab.setViewportSize(onPhone ? phone : desk);
			await tab.goto(path);
			await scriptIsThere(tab);
			await expect(tab.locator("[aria-busy=true]")).toHaveCount(0);
			await tab.evaluate(() => document.fonts.ready.then(() => undefined));

			await test.step("it has its own title, description and language, one h1, and says the same without JavaScript", async () => {
				const look = async () => {
					const answer = await fetch(server.address + path, { headers: { accept: "text/html" } });
					return whatItSays(tab, await answer.text());
				};
				let { plainWords, words, ...head } = await look();
				// A form that names its due minute may be drawn in the next one.
				if (words !== plainWords) {
					await tab.reload();
					await scriptIsThere(tab);
					({ plainWords, words, ...head } = await look());
				}
				expect.soft(words).toBe(plainWords);
				const other = new RegExp(`${pagePath(name, "hi")}$`);
				expect.soft(head).toEqual({
					lang,
					headings: 1,
					title: expect.stringContaining(name === "home" ? "" : `${title[lang]} · `),
					description: descriptions[name][lang],
					inHindi: expect.stringMatching(other),
				});
			});

			await test.step("it keeps nothing with the reader, and fetches no letters that it doesn't need", async () => {
				expect.soft(await context.cookies()).toEqual([]);
				const kept = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
				expect.soft(kept).toEqual([]);
				const faces = await tab.evaluate(() =>
					[...document.fonts].filter(({ status }) => status !== "unloaded").map(({ family }) => family),
				);
				if (lang === "en" && name !== "home") expect.soft(faces).toEqual(["Anek English"]);
			});

			await test.step("a screen reader finds its parts, headings, lists and its task", async () => {
				expect.soft(await faultsOfTheTree(tab, name, lang)).toEqual([]);
			});

			if (onPhone || isLong) {
				await test.step("on a phone pictures below the first screen wait until the reader comes near; what is touched is 44 px high and wide, or stands in a sentence (WCAG 2.5.8)", async () => {
					await tab.setViewportSize(phone);
					expect.soft(await eagerPictures(tab)).toEqual([]);
					expect.soft(await tooSmall(tab)).toEqual([]);
				});
			}

			await test.step("at any width nothing scrolls sideways, lies on another or looks forgotten; it has no accessibility fault", async () => {
				await drawAll(tab, still);
				const axeAt = sweep([320, 820, desk.width], onPhone ? [320] : []);
				for (const size of sizesOf(lang, isLikeAnother ? [767, 768] : elsewhere)) {
					await tab.setViewportSize(size);
					const found = await misplaced(tab, ["one on another", "forgotten", "a sign alone"]);
					expect.soft(found, `at ${size.width} × ${size.height}`).toEqual([]);
					if (!axeAt.includes(size.width)) continue;
					expect.soft(await faults(tab, { ...within, except }), `faults at ${size.width}`).toEqual([]);
				}
			});

			// After the look before, for which the rules are loaded. Pages drawn alike have the same colours, and so have both languages.
			if (isLong || (onPhone && !drawnAsAnother.has(name))) {
				await test.step("in high contrast it has none either, and every text stands out (WCAG 1.4.3)", async () => {
					await tab.evaluate(() => Object.assign(document.documentElement.dataset, { contrast: "high" }));
					for (const size of sweep([desk, phone], name === "home" ? [desk, phone] : [desk])) {
						await tab.setViewportSize(size);
						const only = isLong ? {} : { only: ["color-contrast"] };
						expect.soft(await faults(tab, { ...within, ...only }), `faults at ${size.width}`).toEqual([]);
					}
				});
			}

			if (lang === "en" || walkedOnPhone.includes(name) || isLong) {
				await test.step("Tab comes to every control, each stop is seen, and none holds the keyboard (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11)", async () => {
					await asFirstSeen(tab);
					await tab.setViewportSize(onPhone ? phone : desk);
					// A strip that glides after the focus is judged where it comes to rest.
					await tab.emulateMedia({ reducedMotion: "reduce" });
					const { stops, faults } = await walkByTab(tab, part);
					expect.soft(faults).toEqual([]);
					if (name === "home") expect.soft(stops).toBeGreaterThan(60);
				});
			}

			// Colours are the same in both languages.
			if (lang === "en") {
				await test.step("in forced colours what is pressed has an edge or a line, what is current a frame, drawings the colour of their words, the focus its ring", async () => {
					await tab.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
					// From here on the browser shows where the focus is.
					await tab.keyboard.press("Tab");
					const { controls, faults } = await lookInForcedColours(tab, part);
					expect.soft(faults).toEqual([]);
					expect.soft(controls).toBeGreaterThan(part === "body" ? 10 : 0);
					await tab.emulateMedia({ forcedColors: null, colorScheme: null });
				});
			}

			await test.step("wider spaced and twice as large, none is cut off, nothing lies on another, no word of a heading is broken (WCAG 1.4.4, 1.4.10, 1.4.12)", async () => {
				await asFirstSeen(tab);
				if (onPhone || isLong) {
					await tab.setViewportSize(phone);
					await drawAll(tab, widerSpacing);
					expect.soft(await misplaced(tab, ["cut off"]), "with wider spacing").toEqual([]);
				}
				await drawAll(tab);
				await tab.evaluate(() => Object.assign(document.documentElement.dataset, { size: "4" }));
				for (const width of sweep([320, 1366], onPhone ? [320] : [1366])) {
					await tab.setViewportSize({ width, height: 800 });
					const words = width === 320 ? (["a broken word"] as const) : [];
					const found = await misplaced(tab, ["cut off", "one on another", ...words]);
					expect.soft(found, `in letters twice as large at ${width}`).toEqual([]);
				}
			});

			if ((onPhone && !drawnAsAnother.has(name)) || isLong) {
				await test.step("it lies on A4: whole, black, without furniture, with its head and the addresses of its links", async () => {
					await asFirstSeen(tab);
					await layOnPaper(tab);
					expect.soft(await paperFaults(tab)).toEqual([]);
					const sheets = await sheetsOf(tab);
					expect.soft(sheets).toBeGreaterThan(0);
					expect.soft(sheets).toBeLessThanOrEqual(mostSheets[name] ?? 6);
				});
			}
		});
	}
}

/** Things are judged where they rest. */
const still = "*, ::before, ::after { animation: none !important; transition: none !important }";

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

/** Reads the page's metadata and all words of its main part, now and as sent to a browser without script. */
function whatItSays(tab: Page, sent: string) {
	return tab.evaluate((sent) => {
		/** Whatever is open or closed; what a call brings later (`data-live`) is not the page's. */
		const wordsOf = (page: Document, unread: string) => {
			const main = page.querySelector("main")?.cloneNode(true) as HTMLElement;
			for (const each of main.querySelectorAll(unread)) each.remove();
			return main.textContent.replace(/\s+/g, " ").trim();
		};
		return {
			lang: document.documentElement.lang,
			headings: document.querySelectorAll("h1").length,
			title: document.title,
			description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
			inHindi: document.querySelector<HTMLLinkElement>("link[rel=alternate][hreflang=hi]")?.href,
			// With script, what stands in a noscript is one text, which nobody sees.
			words: wordsOf(document, "[data-live], noscript"),
			plainWords: wordsOf(new DOMParser().parseFromString(sent, "text/html"), "[data-live]"),
		};
	}, sent);
}
