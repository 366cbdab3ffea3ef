import { layout } from "#contract/limits.ts";

/** Whether a decorative film may play: not on phones, under Save-Data or with reduced motion. */
function mayPlay(): boolean {
	const isSmall = matchMedia(`(max-width: ${layout.smallScreen}px)`).matches;
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return !isSmall && !isStill && connection?.saveData !== true;
}

/** Plays the film of §2.3 over its poster, until Pause; where the browser refuses to play (battery saver), the poster stays. */
export function playFilm(): void {
	const video = document.querySelector<HTMLVideoElement>("video[data-film]");
	if (!video) return;
	const follow = () => {
		if (document.documentElement.dataset.motion === "off") video.pause();
		else if (mayPlay()) {
			video.src ||= video.dataset.film ?? "";
			video.hidden = false;
			video.play().catch(() => undefined);
		}
	};
	follow();
	new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["data-motion"] });
}
