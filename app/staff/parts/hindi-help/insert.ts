/** Replaces a part of a box as typing would, so that the browser can undo it and the form notices. */
export function insert(box: HTMLTextAreaElement, text: string, start: number, end: number): void {
	box.focus();
	box.setSelectionRange(start, end);
	// The one way that the browser's undo records.
	if (document.execCommand("insertText", false, text)) return;
	box.setRangeText(text, start, end, "end");
	box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
