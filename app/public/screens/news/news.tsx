import { unlessOnlyPhotoChanges } from "../../../parts/lightbox/photo-address.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/news";
import { NewsGallery } from "./news-gallery.tsx";
import { Stories } from "./stories.tsx";
import { VisionAndMission } from "./vision-and-mission.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return { content: read(context, "newsPage", lang), photos: read(context, "newsPhotos", lang) };
}

export const shouldRevalidate = unlessOnlyPhotoChanges;

/** Stories beside their pictures, what the council stands for, and the strip of photos (§2.15). */
export default function News({ loaderData }: Route.ComponentProps) {
	const { content, photos } = loaderData;
	return (
		<>
			<PageBoard page="news" lead={content.lead} picture={content.banner} />
			<Stories stories={content.stories} />
			<VisionAndMission vision={content.vision} mission={content.mission} />
			<NewsGallery photos={photos} />
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
