/**
 * Puts a text in the place of a part of a box as if it had been typed, so that the browser can undo it and the form hears of it.
 */
export function insert(box: HTMLTextAreaElement, text: string, start: number, end: number): void {
	box.focus();
	box.setSelectionRange(start, end);
	// The only way that the browser's own undo knows of; where it doesn't work, the text is there all the same.
	if (document.execCommand("insertText", false, text)) return;
	box.setRangeText(text, start, end, "end");
	box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
