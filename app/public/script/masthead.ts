import { layout } from "#contract/limits.ts";

/** §4: sets `scrolled-up` on header and navigation while the reader scrolls down past the flag. */
export function foldMasthead(): void {
	const masthead = document.querySelector("[data-masthead]");
	let before = scrollY;
	addEventListener(
		"scroll",
		() => {
			masthead?.classList.toggle("scrolled-up", scrollY > before && scrollY > layout.scrollFlag);
			before = scrollY;
		},
		{ passive: true },
	);
}
