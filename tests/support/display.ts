import type { Page } from "@playwright/test";

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

/** Texts that are clipped by their box. */
export async function cutOff(tab: Page): Promise<string[]> {
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

/** Controls and headings that overlap another one. */
export async function overlapping(tab: Page): Promise<string[]> {
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
		/** A box, less what a scroll container clips of it. */
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

/** Words of headings that are broken over two lines. A hyphen or a slash may break. */
export function brokenWords(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		const broken: string[] = [];
		for (const heading of document.querySelectorAll(":is(h1, h2, h3)")) {
			const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
				for (const { 0: word, index } of text.data.matchAll(/[^\s/–-]+/g)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
					// Words for screen readers alone are in a box of one pixel.
					if (text.parentElement?.closest(".visually-hidden")) continue;
					if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
				}
			}
		}
		return broken;
	});
}

/** Links out of the site with a sign (an arrow) behind their words. */
export const signedLinks = (tab: Page) => tab.locator("a[target=_blank]:has(> .new-tab-sign)");

/** Those whose sign has wrapped away from the last word. */
export function straySigns(tab: Page): Promise<string[]> {
	return signedLinks(tab).evaluateAll((links) => {
		const isStray = (link: Element) => {
			const drawn = link.querySelector(".new-tab-sign");
			const sign = drawn?.getBoundingClientRect();
			if (!drawn || !sign?.height) return false;
			const range = document.createRange();
			range.setStart(link, 0);
			range.setEndBefore(drawn);
			const lastLine = [...range.getClientRects()].filter(({ width }) => width > 1).at(-1);
			return lastLine !== undefined && sign.top > lastLine.bottom;
		};
		return links.filter(isStray).map((link) => link.textContent ?? "");
	});
}
