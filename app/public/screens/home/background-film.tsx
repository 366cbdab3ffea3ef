import type { Read } from "#contract/content/kinds.ts";
import { hourAddress } from "#contract/hour.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { useSay } from "../../../words/language.ts";

/** The looping muted film of §2.3 over its poster, and the light of the hour over both. On small screens, under Save-Data and with less motion it isn't fetched (script/film.ts). */
export function BackgroundFilm({ picture, video, clock }: Read<"home">["hero"]) {
	const say = useSay();
	return (
		<>
			<Picture picture={picture} alt="" first />
			<video muted loop playsInline preload="none" hidden tabIndex={-1} aria-hidden="true" data-film={video}>
				{say(siteOutcomes.videoUnsupported.words)}
			</video>
			{clock ? <img src={hourAddress({ ...picture, ...clock })} alt="" /> : null}
		</>
	);
}
