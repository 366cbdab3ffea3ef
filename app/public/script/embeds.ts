/** Creates the iframe of an embed when a reader opens it; its link then loads in it. */
export function makeEmbeds(): void {
	addEventListener(
		"click",
		({ target }) => {
			const link = (target as Element).closest<HTMLAnchorElement>("a[data-embed]");
			const place = link?.closest("[data-embed-place]")?.querySelector("noscript");
			if (!link || !place) return;
			const made = document.createRange().createContextualFragment(place.textContent ?? "");
			const frame = made.querySelector("iframe");
			if (frame) frame.title = link.dataset.embed ?? "";
			place.replaceWith(made);
		},
		true,
	);
}
