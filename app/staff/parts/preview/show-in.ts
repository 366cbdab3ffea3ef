import morphdom from "morphdom";
import type { Row } from "#contract/content/row.ts";
import type { Lang } from "#contract/language.ts";
import { placeSaying } from "./find-field.ts";

const red = "light-dark(#a8321a, #ffb199)";
const mark = { outline: `3px dashed ${red}`, outlineOffset: "3px" };
const gone = { ...mark, outlineStyle: "solid", textDecoration: `line-through 2px ${red}` };

/** Whether a page opens at a row that stays or at one that goes. */
export type OpensAtRow = "stays" | "gone";

interface OpensAt {
	readonly row: Row;
	readonly lang: Lang;
	readonly isGone: boolean;
}

/**
 * Puts only the differences into a shown page, so that it keeps scroll position, pictures and open parts; marks changed words and
 * scrolls to the first.
 *
 * @param opensAt is marked where nothing has changed
 */
export function showIn(page: Document, html: string, opensAt?: OpensAt): void {
	const again = () => showIn(page, html, opensAt);
	// A style sheet in its body stops the parser: what is drawn meanwhile would get between.
	page.onreadystatechange = page.readyState === "loading" ? again : null;
	if (page.onreadystatechange) return;
	const next = withoutWayOut(html);
	const { documentElement: root } = page;
	// Writes the whole document first: an empty one has quirks layout and no style.
	if (!page.querySelector("main")) {
		page.open();
		page.write(`<!doctype html>${next.outerHTML}`);
		page.close();
		if (page.readyState !== "loading" && page.querySelector("main")) again();
		else page.onreadystatechange = again;
		return;
	}
	const isSamePage = addressIn(root) === addressIn(next);
	const changed = new Set<Element>();
	morphdom(root, next, {
		onBeforeElUpdated(from, to) {
			if (from.localName === "details") to.toggleAttribute("open", from.hasAttribute("open"));
			if (from.isEqualNode(to)) return false;
			if (ownWords(from) !== ownWords(to)) changed.add(from);
			return true;
		},
		onNodeAdded(node) {
			if (node.nodeType === Node.ELEMENT_NODE) changed.add(node as Element);
		},
	});
	if (!isSamePage) page.defaultView?.scrollTo(0, 0);
	markAndShow(page, isSamePage ? [...changed] : [], opensAt);
}

function markAndShow(page: Document, changed: readonly Element[], opensAt: OpensAt | undefined): void {
	const shown = changed.filter((each) => page.body.contains(each) && each.textContent.trim() !== "");
	// Of nested elements the outermost.
	const outer = shown.filter((each) => !shown.some((other) => other !== each && other.contains(each)));
	const place = outer.length === 0 && opensAt ? placeSaying(page, opensAt.row, opensAt.lang) : undefined;
	const marked = place ? [place] : outer;
	for (const each of marked) Object.assign((each as HTMLElement).style, opensAt?.isGone ? gone : mark);
	keepInView(page, marked[0]);
}

/** The addresses in all languages identify a page. */
const addressIn = (root: Element) =>
	[...root.querySelectorAll("link[rel='canonical']")].map((link) => link.getAttribute("href")).join();

const ownWords = (element: Element) =>
	[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "")).join("");

const kept = new WeakMap<Document, ResizeObserver>();

/** Brings an element into view, and again whenever the page changes its size, for style sheets, letters and pictures come later; until somebody scrolls. */
function keepInView(page: Document, element: Element | undefined): void {
	kept.get(page)?.disconnect();
	if (!element) return;
	const sized = new ResizeObserver(() => bringIntoView(element));
	kept.set(page, sized);
	sized.observe(page.body);
	for (const act of ["wheel", "touchmove", "pointerdown", "keydown"])
		page.addEventListener(act, () => sized.disconnect(), { once: true, passive: true });
}

/** Scrolls its own window alone, not the desk. */
function bringIntoView(element: Element): void {
	const view = element.ownerDocument.defaultView;
	if (!view) return;
	const { top, bottom } = element.getBoundingClientRect();
	// The page's head stays above.
	if (top < view.innerHeight / 5 || bottom > view.innerHeight) view.scrollBy(0, top - view.innerHeight / 3);
}

/** Removes scripts and the links' new windows, which the frame's sandbox forbids. */
function withoutWayOut(html: string): HTMLElement {
	const page = new DOMParser().parseFromString(html, "text/html");
	// A preloaded picture may have another size than the frame's.
	const needless = "script, link[rel='preload'][as='image']";
	for (const each of page.querySelectorAll(needless)) each.remove();
	// Keeps the focus in the form.
	for (const focused of page.querySelectorAll("[autofocus]")) focused.removeAttribute("autofocus");
	const base = page.createElement("base");
	base.target = "_blank";
	page.head.prepend(base);
	return page.documentElement;
}
