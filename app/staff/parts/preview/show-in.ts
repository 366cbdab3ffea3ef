import morphdom from "morphdom";

/** Marks what has changed, in whatever colours the page has. */
const mark = "3px dashed light-dark(#a8321a, #ffb199)";

/**
 * Shows a public page in a document of ours. Only what differs from what is there is put in, so that the page keeps its place, its
 * pictures and what is open in it; the words that have changed are marked, and the first of them comes into view.
 */
export function showIn(page: Document, html: string): void {
	const next = withoutWayOut(html);
	const { documentElement: root } = page;
	// Written whole the first time: a document that nobody has written has no style of its own, and old rules of layout.
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
	// Of parts within one another the outermost.
	const outer = shown.filter((each) => !shown.some((other) => other !== each && other.contains(each)));
	for (const each of outer)
		Object.assign((each as HTMLElement).style, { outline: mark, outlineOffset: "3px" });
	if (outer[0]) bringIntoView(outer[0]);
}

/** The address in each language, by which a page is known. */
const addressIn = (root: Element) =>
	[...root.querySelectorAll("link[rel='canonical']")].map((link) => link.getAttribute("href")).join();

const ownWords = (element: Element) =>
	[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "")).join("");

/** Within its own window: the desk around it stays where it is. */
function bringIntoView(element: Element): void {
	const view = element.ownerDocument.defaultView;
	if (!view) return;
	const { top, bottom } = element.getBoundingClientRect();
	if (top < 0 || bottom > view.innerHeight) view.scrollBy(0, top - view.innerHeight / 3);
}

/** The same page without scripts, whose links would open a window, which the frame's sandbox forbids. */
function withoutWayOut(html: string): HTMLElement {
	const page = new DOMParser().parseFromString(html, "text/html");
	// A picture fetched ahead may have another size than the one that the frame shows in the end.
	const needless = "script, link[rel='preload'][as='image']";
	for (const each of page.querySelectorAll(needless)) each.remove();
	// The writer's box keeps the focus, which a photo that is opened would ask for.
	for (const focused of page.querySelectorAll("[autofocus]")) focused.removeAttribute("autofocus");
	const base = page.createElement("base");
	base.target = "_blank";
	page.head.prepend(base);
	return page.documentElement;
}
