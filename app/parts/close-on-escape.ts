import type { KeyboardEvent } from "react";

/** Escape closes the disclosure in which the focus is, and its head has the focus again. True where it did. */
export function closeOnEscape(event: KeyboardEvent): boolean {
	const open = (event.target as Element).closest<HTMLDetailsElement>("details[open]");
	if (event.key !== "Escape" || !open) return false;
	open.open = false;
	open.querySelector("summary")?.focus();
	event.preventDefault();
	return true;
}
