/** Opens the folded parts around an element. */
export function unfold(element: Element | null): void {
	for (let part = element?.closest("details"); part; part = part.parentElement?.closest("details"))
		part.open = true;
}

/** Brings an input into view, whatever is folded around it, and the focus into it. */
export function reveal(id: string): void {
	const input = document.getElementById(id);
	unfold(input);
	input?.scrollIntoView({ block: "center" });
	input?.focus({ preventScroll: true });
}
