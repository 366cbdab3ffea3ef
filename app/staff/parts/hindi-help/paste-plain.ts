import type { ClipboardEvent } from "react";
import { insert } from "./insert.ts";
import { plainText } from "./plain-text.ts";

/**
 * Pastes formatted text as plain text.
 *
 * @returns the pasted text
 */
export function pastePlain(event: ClipboardEvent<HTMLTextAreaElement>): string {
	const copied = event.clipboardData.getData("text/plain");
	const text = plainText(copied);
	const { currentTarget: box } = event;
	if (text !== copied) {
		event.preventDefault();
		insert(box, text, box.selectionStart, box.selectionEnd);
	}
	return text;
}
