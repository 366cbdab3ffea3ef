import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../context.ts";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { storiesIn } from "../../stories.ts";
import NewsGallery from "./news-gallery.island.tsx";
import { Stories } from "./stories.tsx";
import { VisionAndMission } from "./vision-and-mission.tsx";

export function loader({ request, context }: LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	const stories = storiesIn(context.door, lang).map((story) => ({
		...story,
		href: context.door.pages.path(story.page, lang),
	}));
	return { content: read(context, "newsPage", lang), stories, photos: read(context, "newsPhotos", lang) };
}

/** Stories beside their pictures, vision and mission, and the strip of photos (§2.15). */
export default function News({ loaderData }: ScreenProps<typeof loader>) {
	const { content, stories, photos } = loaderData;
	return (
		<>
			<PageBoard page="news" lead={content.lead} picture={content.banner} />
			<Stories stories={stories} />
			<VisionAndMission vision={content.vision} mission={content.mission} />
			{photos.length > 0 ? <Island name="news-gallery" of={NewsGallery} props={{ photos }} /> : null}
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
