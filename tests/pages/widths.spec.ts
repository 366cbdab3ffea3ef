import type { Page } from "@playwright/test";
import { words } from "../../app/words/words.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { layout } from "../../contract/limits.ts";
import { type PageName, pagePath } from "../../contract/pages.ts";
import { drawAll } from "../support/accessibility.ts";
import { expect, test } from "../support/site.ts";

/** Phones, tablets, a phone on its side, laptops, and both sides of each width at which the layout changes. */
const sizes = [
	{ width: 320, height: 640 },
	{ width: 360, height: 740 },
	{ width: 390, height: 844 },
	{ width: 600, height: 960 },
	{ width: 700, height: 1000 },
	{ width: 767, height: 1024 },
	{ width: 768, height: 1024 },
	{ width: 820, height: 1180 },
	{ width: 844, height: 390 },
	{ width: 912, height: 1368 },
	{ width: 1024, height: 768 },
	{ width: 1087, height: 768 },
	{ width: 1088, height: 768 },
	{ width: 1100, height: 800 },
	{ width: 1180, height: 820 },
	{ width: 1181, height: 820 },
	{ width: 1280, height: 720 },
	{ width: 1366, height: 768 },
	{ width: 1920, height: 1080 },
];

/** One page of each template, and what no other page has. */
const templates: Partial<Record<PageName, string>> = {
	home: "the hero, the strips, the cards",
	contact: "plates, the night band and ways to reach somebody",
	introduction: "running text with pictures and a portrait",
	achievements: "a search over cards",
	boardMembers: "portraits in a grid",
	wards: "a register with a sum",
	directory: "an accordion, registers that are sorted",
	tourism: "a board with a picture, cards of three",
	reach: "stones of distance and a map",
	photoGallery: "a grid of pictures with a pager",
	videoGallery: "films",
	oldAgePension: "the scheme picker and the questions",
	services: "a long list of services with steps",
	aToZ: "columns of words",
	birthCertificate: "a service with an aside",
	news: "stories beside their pictures, a moving strip",
	acts: "a register of long titles",
	notices: "a register with a search and a calendar",
	openData: "files to take away",
	help: "a page to read, with contents",
	search: "results",
	siteMap: "lists of links",
	conformance: "a register of many columns",
	userList: "a form with a register",
};

for (const lang of languages) {
	for (const [name, why] of Object.entries(templates)) {
		test(`at every width nothing leaves its place: ${name} (${why}), ${lang}`, async ({ page }) => {
			await page.goto(pagePath(name as PageName, lang) + (name === "search" ? "?q=tax" : ""));
			await drawAll(page, "*, ::before, ::after { animation: none !important; transition: none !important }");
			await page.evaluate(() => document.fonts.ready);
			const faults: Record<string, unknown> = {};
			for (const size of sizes) {
				await page.setViewportSize(size);
				const found = await faultsNow(page);
				if (found.length > 0) faults[`${size.width} × ${size.height}`] = found;
			}
			expect(faults).toEqual({});
		});
	}

	test(`at every width Home's hero has its height, and the stones stand in the first screen (${lang})`, async ({
		page,
	}) => {
		await page.goto(pagePath("home", lang));
		await drawAll(page);
		await page.evaluate(() => document.fonts.ready);
		for (const size of sizes) {
			await page.setViewportSize(size);
			const { header, stones, shownTwice } = await heroNow(page, lang);
			const at = `${size.width} × ${size.height}`;
			expect(Math.abs(header - headerHeight(size)), `header region of ${header} px at ${at}`).toBeLessThan(1);
			expect(stones, `bottom of the first stones at ${at}`).toBeLessThanOrEqual(size.height);
			expect(shownTwice, `notices seen twice at ${at}`).toEqual([]);
		}
	});
}

/** §9, with the design's least and most: on a phone a picture of some use, on a low window room for board and stones. */
function headerHeight({ width, height }: { width: number; height: number }): number {
	const share = (percent: number) => (height * percent) / 100;
	const { small, large, larger } = layout.headerHeight;
	if (width <= layout.smallScreen) return Math.min(Math.max(share(small), 216), 272);
	if (height <= 496) return share(large);
	return Math.max(share(height >= 800 && width >= 1072 ? larger : large), 464);
}

/** What is wrong with the page as it is now: at its top, and further down. */
function faultsNow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const tooWide = document.documentElement.scrollWidth - innerWidth;
		scrollTo(0, 0);
		const faults = [...(tooWide > 0 ? [`${tooWide} px too wide`] : []), ...orphans(), ...overlaps()];
		scrollTo(0, innerHeight * 1.5);
		return [...faults, ...overlaps()];

		/** Controls of this screen that lie on one another, neither inside the other. What is covered by a frame of its own is not seen. */
		function overlaps(): string[] {
			const sticky = document.querySelector("header")?.parentElement;
			const controls = [
				...document.querySelectorAll<HTMLElement>(
					"a[href], button, summary, input:not([type=hidden]), select, textarea",
				),
			]
				// A box to tick lies over the label that is its picture.
				.map((control) =>
					control.matches("label input") ? (control.closest("label") as HTMLElement) : control,
				)
				.filter((control) => {
					const { top, bottom, width } = control.getBoundingClientRect();
					return bottom > 0 && top < innerHeight && width > 1;
				})
				.filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
				.filter((control) => !control.closest("[aria-hidden=true]"))
				.map((control) => ({ control, box: seen(control) }))
				.filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
			const found = new Set<string>();
			for (const [index, one] of controls.entries()) {
				for (const other of controls.slice(index + 1)) {
					if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
					// The header lies over what is scrolled away under it.
					if (sticky?.contains(one.control) !== sticky?.contains(other.control)) continue;
					const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
					const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
					if (wide > 1 && high > 1) found.add(`${nameOf(one.control)} lies on ${nameOf(other.control)}`);
				}
			}
			return [...found];

			/** The part of its box that its scroll boxes and the window show; a link over two lines is read line by line elsewhere. */
			function seen(control: Element) {
				const own = control.getBoundingClientRect();
				const box = {
					left: own.left,
					top: Math.max(own.top, 0),
					right: own.right,
					bottom: Math.min(own.bottom, innerHeight),
				};
				// The height of a line, not of a link's larger target: targets in running text reach into the next line.
				if (getComputedStyle(control).display === "inline") return { left: 0, top: 0, right: 0, bottom: 0 };
				for (let around = control.parentElement; around; around = around.parentElement) {
					if (getComputedStyle(around).overflow === "visible") continue;
					const edge = around.getBoundingClientRect();
					box.left = Math.max(box.left, edge.left);
					box.top = Math.max(box.top, edge.top);
					box.right = Math.min(box.right, edge.right);
					box.bottom = Math.min(box.bottom, edge.bottom);
				}
				return box;
			}

			function nameOf(control: HTMLElement) {
				return (control.textContent?.trim() || control.getAttribute("aria-label") || control.tagName).slice(
					0,
					30,
				);
			}
		}

		/**
		 * Lines of the top bar, the header and the navigation that look forgotten: one item alone below the others, or one word of a name
		 * or link below the rest of it.
		 */
		function orphans(): string[] {
			const found: string[] = [];
			const header = document.querySelector("header");
			const bar = document.querySelector("body > section");
			const nav = header?.parentElement?.querySelector("nav");
			for (const row of [bar, header, nav]) {
				const items = [...(row?.querySelectorAll("a, summary, button, input, label, img") ?? [])].filter(
					(item) =>
						item.checkVisibility() && !item.closest("details:not([open]) > :not(summary) fieldset, ul ul"),
				);
				const lines: Element[][] = [];
				for (const item of items) {
					const { top, bottom, height } = item.getBoundingClientRect();
					if (height === 0) continue;
					const middle = (top + bottom) / 2;
					const line = lines.find((others) =>
						others.some((other) => {
							const box = other.getBoundingClientRect();
							return middle > box.top && middle < box.bottom;
						}),
					);
					if (line) line.push(item);
					else lines.push([item]);
				}
				// The bar and the header are one line each; a second is what did not fit.
				for (const line of lines.slice(1)) {
					found.push(`a line of its own: ${line.map((item) => item.textContent?.trim()).join(", ")}`);
				}
			}
			const texts = [bar, header, nav].flatMap((row) => [
				...(row?.querySelectorAll("a, summary, button, b, span") ?? []),
			]);
			for (const text of texts) {
				if (!text.checkVisibility() || text.closest(".visually-hidden, ul ul")) continue;
				const own = [...text.childNodes].filter((node) => node instanceof Text && node.data.trim());
				for (const node of own as Text[]) {
					const tops = [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
						const range = document.createRange();
						range.setStart(node, index);
						range.setEnd(node, index + word.length);
						return Math.round(range.getBoundingClientRect().top);
					});
					if (tops.length > 2 && tops.at(-1) !== tops.at(-2))
						found.push(`one word below: ${node.data.trim()}`);
				}
			}
			return found;
		}
	});
}

/** The height of the region of picture and board, where the first row of stones ends, and which notices are seen twice. */
function heroNow(page: Page, lang: Lang) {
	return page.evaluate((stonesName) => {
		scrollTo(0, 0);
		const picture = document.querySelector("main section img");
		const stone = document.querySelector(`main nav[aria-label="${stonesName}"] a`);
		const panel = document.querySelector("#notices-title")?.closest("section");
		const edge = panel?.querySelector("ul")?.parentElement?.getBoundingClientRect();
		const visible = [...(panel?.querySelectorAll("li") ?? [])]
			.filter((row) => {
				const { top, bottom } = row.getBoundingClientRect();
				return edge !== undefined && bottom > edge.top && top < edge.bottom;
			})
			.map((row) => row.textContent ?? "");
		return {
			header: picture?.getBoundingClientRect().height ?? 0,
			stones: stone?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
			shownTwice: visible.filter((row, index) => visible.indexOf(row) !== index),
		};
	}, words.topTasks[lang]);
}
