import { layout } from "#contract/limits.ts";

/** §4: the scrolled-up class of header and navigation, on the way down below the flag. */
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
