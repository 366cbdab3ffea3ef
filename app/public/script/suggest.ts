import type { KnownNames } from "#contract/search.ts";

/** Loads names and script for suggestions at the first focus of a search box. */
export function offerSuggestions(): void {
	/** For all boxes of the page. */
	let known: Promise<KnownNames> | undefined;
	const offer = (target: EventTarget | null) => {
		const box = (target as Element | null)?.closest?.<HTMLElement>("[data-suggestions]");
		if (!box) return;
		known ??= fetch(box.dataset.suggestions ?? "").then((reply) =>
			reply.ok ? reply.json() : Promise.reject(reply),
		);
		Promise.all([import("./suggestions.ts"), known]).then(
			([{ suggestIn }, names]) => suggestIn(box, names),
			// No network, perhaps: the form still searches, and the next focus tries again.
			() => {
				known = undefined;
			},
		);
	};
	addEventListener("focusin", ({ target }) => offer(target));
	// That focus may be what loaded this script.
	offer(document.activeElement);
}
