/** Creates the iframe of an embed when a reader opens it; its link then loads in it. */
export function makeEmbeds(): void {
	addEventListener(
		"click",
		({ target }) => {
			const link = (target as Element).closest<HTMLAnchorElement>("a[data-embed]");
			const place = link?.closest("[data-embed-place]");
			const waiting = place?.querySelector("noscript");
			if (!waiting) return;
			waiting.outerHTML = waiting.textContent ?? "";
			const frame = place?.querySelector("iframe");
			if (frame) frame.title = link?.dataset.embed ?? "";
		},
		true,
	);
}
