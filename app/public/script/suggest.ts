/** Loads suggestions at the first focus of a search box. */
export function offerSuggestions(): void {
	const offer = (target: EventTarget | null) => {
		const box = (target as Element | null)?.closest?.("[data-suggestions]");
		if (box) import("./suggestions.ts").then(({ suggestIn }) => suggestIn(box as HTMLElement));
	};
	addEventListener("focusin", ({ target }) => offer(target));
	// That focus may be what loaded this script.
	offer(document.activeElement);
}
