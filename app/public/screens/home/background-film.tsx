import { useEffect, useRef, useState } from "react";
import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { layout } from "#contract/limits.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { useSay } from "../../../words/language.ts";

/** Whether a reader's screen, line and wishes leave room for a film that only decorates. */
function mayPlay(): boolean {
	const small = matchMedia(`(max-width: ${layout.smallScreen}px)`).matches;
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const saving =
		(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
	return !small && !still && !saving;
}

const isPaused = () => document.documentElement.dataset.motion === "off";

/**
 * The looping muted film of §2.3 over its own first picture. Nothing of the film is asked for on small screens, under
 * Save-Data, or by readers who want less motion; it obeys the one Pause.
 */
export function BackgroundFilm({ picture, film }: { picture: PictureContent; film: string }) {
	const say = useSay();
	const video = useRef<HTMLVideoElement>(null);
	const [asked, setAsked] = useState(false);

	useEffect(() => setAsked(mayPlay() && !isPaused()), []);

	useEffect(() => {
		const follow = () => {
			if (isPaused()) video.current?.pause();
			else if (mayPlay()) {
				setAsked(true);
				// Refused where a browser saves power: the picture below stays.
				video.current?.play().catch(() => undefined);
			}
		};
		const observer = new MutationObserver(follow);
		observer.observe(document.documentElement, { attributeFilter: ["data-motion"] });
		return () => observer.disconnect();
	}, []);

	return (
		<>
			<Picture picture={picture} alt="" first />
			<video
				ref={video}
				muted
				loop
				playsInline
				autoPlay={asked}
				preload="none"
				hidden={!asked}
				tabIndex={-1}
				aria-hidden="true"
				src={asked ? film : undefined}
			>
				{say(siteOutcomes.videoUnsupported.words)}
			</video>
		</>
	);
}
