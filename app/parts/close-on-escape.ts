import type { KeyboardEvent } from "react";

/** Closes the disclosure that has the focus on Escape, and focuses its summary. @returns whether it did */
export function closeOnEscape(event: KeyboardEvent): boolean {
	const open = (event.target as Element).closest<HTMLDetailsElement>("details[open]");
	if (event.key !== "Escape" || !open) return false;
	open.open = false;
	open.querySelector("summary")?.focus();
	event.preventDefault();
	return true;
}
