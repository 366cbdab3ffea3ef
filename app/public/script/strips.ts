import { layout } from "#contract/limits.ts";

/** The arrow buttons beside a strip that scrolls sideways (§2.3, §9). */
export function scrollStrips(): void {
	addEventListener("click", ({ target }) => {
		const arrow = (target as Element).closest<HTMLElement>("[data-scroll]");
		const strip = arrow && document.getElementById(arrow.getAttribute("aria-controls") ?? "");
		strip?.scrollBy({ left: Number(arrow?.dataset.scroll) * layout.socialStep });
	});
}
