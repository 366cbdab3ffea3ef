const turned: WeakSet<Document> = new WeakSet();

/** Swaps the media rules of print and screen. */
export function paperIn(page: Document, isWanted: boolean): void {
	if (page.readyState !== "complete") {
		page.defaultView?.addEventListener("load", () => paperIn(page, isWanted), { once: true });
		return;
	}
	if (isWanted === turned.has(page)) return;
	if (isWanted) turned.add(page);
	else turned.delete(page);
	for (const sheet of page.styleSheets) {
		turn(sheet.media);
		for (const rule of sheet.cssRules) turnIn(rule);
	}
}

function turnIn(rule: CSSRule): void {
	if ("media" in rule) turn(rule.media as MediaList);
	if ("cssRules" in rule) for (const each of rule.cssRules as CSSRuleList) turnIn(each);
}

const otherMedium: Readonly<Record<string, string>> = { print: "screen", screen: "print" };

function turn(media: MediaList): void {
	const text = media.mediaText.replace(/\b(?:print|screen)\b/g, (medium) => otherMedium[medium] ?? medium);
	if (text !== media.mediaText) media.mediaText = text;
}
