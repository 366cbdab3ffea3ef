import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { useSay } from "../../../words/language.ts";

/** The looping muted film of §2.3 over its poster. On small screens, under Save-Data and with less motion it isn't fetched (script/film.ts). */
export function BackgroundFilm({ picture, film }: { picture: PictureContent; film: string }) {
	const say = useSay();
	return (
		<>
			<Picture picture={picture} alt="" first />
			<video muted loop playsInline preload="none" hidden tabIndex={-1} aria-hidden="true" data-film={film}>
				{say(siteOutcomes.videoUnsupported.words)}
			</video>
		</>
	);
}
