import morphdom from "morphdom";

const mark = "3px dashed light-dark(#a8321a, #ffb199)";

/** Puts only the differences into a shown page, so that it keeps scroll position, pictures and open parts; marks changed words and scrolls to the first. */
export function showIn(page: Document, html: string): void {
	const next = withoutWayOut(html);
	const { documentElement: root } = page;
	// Writes the whole document first: an empty one has quirks layout and no style.
	if (!page.querySelector("main")) {
		page.open();
		page.write(`<!doctype html>${next.outerHTML}`);
		page.close();
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
	if (isSamePage) markAndShow(page, changed);
	else page.defaultView?.scrollTo(0, 0);
}

function markAndShow(page: Document, changed: ReadonlySet<Element>): void {
	const shown = [...changed].filter((each) => page.body.contains(each) && each.textContent.trim() !== "");
	// Of nested elements the outermost.
	const outer = shown.filter((each) => !shown.some((other) => other !== each && other.contains(each)));
	for (const each of outer)
		Object.assign((each as HTMLElement).style, { outline: mark, outlineOffset: "3px" });
	if (outer[0]) bringIntoView(outer[0]);
}

/** The addresses in all languages identify a page. */
const addressIn = (root: Element) =>
	[...root.querySelectorAll("link[rel='canonical']")].map((link) => link.getAttribute("href")).join();

const ownWords = (element: Element) =>
	[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "")).join("");

/** Scrolls its own window alone, not the desk. */
function bringIntoView(element: Element): void {
	const view = element.ownerDocument.defaultView;
	if (!view) return;
	const { top, bottom } = element.getBoundingClientRect();
	if (top < 0 || bottom > view.innerHeight) view.scrollBy(0, top - view.innerHeight / 3);
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
