import type { Page } from "@playwright/test";
import type { Lang } from "../../contract/language.ts";
import { sweep } from "./long.ts";

/** Phones, tablets, a phone on its side, laptops, and both sides of the widths at which many pages change. */
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
	{ width: 900, height: 1200 },
	{ width: 901, height: 1200 },
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

/** Hindi on the phone, English at the desk: each layout and each script once, but for widths at which other pages are looked at. */
const gate: Readonly<Record<Lang, readonly number[]>> = { hi: [320, 767, 768], en: [1087, 1088, 1180, 1366] };

export const sizesOf = (lang: Lang, elsewhere: readonly number[] = []) =>
	sweep(
		sizes,
		sizes.filter(({ width }) => gate[lang].includes(width) && !elsewhere.includes(width)),
	);

/** The text spacing of WCAG 1.4.12. */
export const widerSpacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }`;

/** Links, buttons and fields that are too small for a finger. */
export async function tooSmall(tab: Page): Promise<string[]> {
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
			// A choice can be tapped by its label as well.
			const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
			// A card is a link as a whole: the link's own ::after covers it.
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

export type Fault = "cut off" | "one on another" | "forgotten" | "a broken word" | "a sign alone";

/** Faults of these kinds in the page as it is laid out now, and whether it scrolls sideways; each names its element. */
export function misplaced(tab: Page, kinds: readonly Fault[]): Promise<string[]> {
	return tab.evaluate(async (kinds) => {
		await document.fonts.ready;
		const looks: Record<Fault, () => string[]> = {
			"cut off": cutOff,
			"one on another": () => {
				scrollTo({ top: innerHeight * 1.5, behavior: "instant" });
				const below = overlapping();
				scrollTo({ top: 0, behavior: "instant" });
				return [...new Set([...overlapping(), ...below])];
			},
			forgotten: () => [...linesOfTheirOwn(), ...wordsBelow()],
			"a broken word": brokenWords,
			"a sign alone": straySigns,
		};
		const clipping = new Map<Element, boolean>();
		const tooWide = document.documentElement.scrollWidth - innerWidth;
		const found = kinds.flatMap((kind) => looks[kind]().map((what) => `${kind}: ${what}`));
		return tooWide > 0 ? [`${tooWide} px too wide`, ...found] : found;

		function nameOf(element: Element): string {
			const words = element.textContent.trim() || element.getAttribute("aria-label") || "";
			return `${element.localName} “${words.slice(0, 40)}”`;
		}

		function ownTexts(element: Element): Text[] {
			return [...element.childNodes].filter((node) => node instanceof Text && node.data.trim()) as Text[];
		}

		/** The boxes of a text's words, one for each line that a word is on. */
		function boxesOfWords(text: Text, word: RegExp): { word: string; boxes: DOMRect[] }[] {
			return [...text.data.matchAll(word)].map(({ 0: word, index }) => {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				return { word, boxes: [...range.getClientRects()].filter(({ width }) => width > 1) };
			});
		}

		/** Texts that are clipped by their box. */
		function cutOff(): string[] {
			const texts = [...document.querySelectorAll(":is(main, header, footer, nav) *")].filter((element) => {
				if (ownTexts(element).length === 0 || !element.checkVisibility({ visibilityProperty: true }))
					return false;
				if (element.closest(".visually-hidden, [aria-hidden=true]")) return false;
				const { overflowX, overflowY } = getComputedStyle(element);
				return (
					(/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
					(/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
				);
			});
			return texts.map(nameOf);
		}

		/** Controls and headings that lie on one another, neither inside the other. */
		function overlapping(): string[] {
			const header = document.querySelector("header")?.parentElement;
			const controls = "a[href], button, summary, input:not([type=hidden]), select, textarea, h1, h2";
			const things = [...document.querySelectorAll(controls)]
				// A box to tick lies over the label that is its picture.
				.map((thing) => (thing.matches("label input") ? (thing.closest("label") as Element) : thing))
				.filter((thing) => thing.getBoundingClientRect().width > 2 && !thing.closest("[aria-hidden=true]"))
				.filter((thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
				.map((thing) => {
					// Targets in running text reach into the next line, those of the breadcrumb to the heading.
					const isText = getComputedStyle(thing).display === "inline" || thing.matches("h1, h2");
					const boxes = seen(thing);
					return {
						thing,
						spare: isText ? 4 : 1,
						isInHeader: header?.contains(thing),
						boxes,
						top: Math.min(...boxes.map(({ top }) => top)),
						bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
					};
				})
				.sort((one, other) => one.top - other.top);
			const found: string[] = [];
			for (const [index, one] of things.entries()) {
				for (let next = index + 1; (things[next]?.top ?? Infinity) < one.bottom; next++) {
					const other = things[next] as (typeof things)[number];
					if (one.thing.contains(other.thing) || other.thing.contains(one.thing)) continue;
					// The header lies over what is scrolled away under it.
					if (one.isInHeader !== other.isInHeader) continue;
					const spare = Math.max(one.spare, other.spare);
					const isOn = one.boxes.some((a) =>
						other.boxes.some(
							(b) =>
								Math.min(a.right, b.right) - Math.max(a.left, b.left) > spare &&
								Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > spare,
						),
					);
					if (isOn) found.push(`${nameOf(one.thing)} and ${nameOf(other.thing)}`);
				}
			}
			return found;
		}

		/** The boxes of an element, one for each of its lines, less what scroll boxes around it hide. */
		function seen(element: Element): { left: number; right: number; top: number; bottom: number }[] {
			const edges: DOMRect[] = [];
			for (let around = element.parentElement; around; around = around.parentElement) {
				const clips = clipping.get(around) ?? getComputedStyle(around).overflow !== "visible";
				clipping.set(around, clips);
				if (clips) edges.push(around.getBoundingClientRect());
			}
			return [...element.getClientRects()].map((box) => ({
				left: Math.max(box.left, ...edges.map(({ left }) => left)),
				right: Math.min(box.right, ...edges.map(({ right }) => right)),
				top: Math.max(box.top, ...edges.map(({ top }) => top)),
				bottom: Math.min(box.bottom, ...edges.map(({ bottom }) => bottom)),
			}));
		}

		/** The top bar, the header and the navigation. */
		function rows(): (Element | null | undefined)[] {
			const header = document.querySelector("header");
			return [document.querySelector("body > section"), header, header?.parentElement?.querySelector("nav")];
		}

		/** Each of those rows is one line; a second is what did not fit. */
		function linesOfTheirOwn(): string[] {
			return rows().flatMap((row) => {
				const lines: { top: number; bottom: number; item: Element }[][] = [];
				for (const item of row?.querySelectorAll("a, summary, button, input, label, img") ?? []) {
					if (!item.checkVisibility() || item.closest("details:not([open]) > :not(summary) fieldset, ul ul"))
						continue;
					const { top, bottom, height } = item.getBoundingClientRect();
					if (height === 0) continue;
					const middle = (top + bottom) / 2;
					const line = lines.find((others) =>
						others.some((other) => middle > other.top && middle < other.bottom),
					);
					if (line) line.push({ top, bottom, item });
					else lines.push([{ top, bottom, item }]);
				}
				return lines.slice(1).map((line) => line.map(({ item }) => item.textContent.trim()).join(", "));
			});
		}

		/** One word of a name or a link below the rest of it. */
		function wordsBelow(): string[] {
			return rows().flatMap((row) =>
				[...(row?.querySelectorAll("a, summary, button, b, span") ?? [])]
					.filter((element) => element.checkVisibility() && !element.closest(".visually-hidden, ul ul"))
					.flatMap(ownTexts)
					.filter((text) => {
						const tops = boxesOfWords(text, /\S+/g).map(({ boxes }) => Math.round(boxes[0]?.top ?? 0));
						return tops.length > 2 && tops.at(-1) !== tops.at(-2);
					})
					.map(({ data }) => data.trim()),
			);
		}

		/** Words of headings over two lines. A hyphen or a slash may break. */
		function brokenWords(): string[] {
			// Words for screen readers alone are in a box of one pixel.
			return [...document.querySelectorAll(":is(h1, h2, h3), :is(h1, h2, h3) :not(.visually-hidden)")]
				.flatMap(ownTexts)
				.flatMap((text) => boxesOfWords(text, /[^\s/–-]+/g))
				.filter(({ boxes }) => new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
				.map(({ word }) => word);
		}

		/** Links out of the site whose sign, an arrow, has wrapped away from their last word. */
		function straySigns(): string[] {
			const links = [...document.querySelectorAll("a[target=_blank]:has(> .new-tab-sign)")];
			// Each page has such links, in its footer.
			if (links.length === 0) return ["there is none"];
			const strays = links.filter((link) => {
				const drawn = link.querySelector(".new-tab-sign") as Element;
				const sign = drawn.getBoundingClientRect();
				if (sign.height === 0) return false;
				const range = document.createRange();
				range.setStart(link, 0);
				range.setEndBefore(drawn);
				const lastLine = [...range.getClientRects()].filter(({ width }) => width > 1).at(-1);
				return lastLine !== undefined && sign.top > lastLine.bottom;
			});
			return strays.map(nameOf);
		}
	}, kinds);
}
