import { videoKind } from "#contract/content/video-kind.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { FilmCard, YouTubeCard } from "./video-card.tsx";
import styles from "./video-gallery.module.css";
import { videoGalleryWords as words } from "./words.ts";

/** The videos in reverse order; an address that is neither YouTube nor .mp4 is left out (§2.10, §5). */
export function loader({ read }: LoaderArgs) {
	const videos = read("videos")
		.toReversed()
		.flatMap((video) => {
			const kind = videoKind(video.url)?.kind;
			return kind ? [{ ...video, kind }] : [];
		});
	return { lead: read("videoGalleryPage").lead, videos };
}

export default function VideoGallery({ loaderData: { lead, videos } }: ScreenProps<typeof loader>) {
	const say = useSay();
	return (
		<>
			<PageBoard page="videoGallery" lead={lead} />
			<div className={`wrap section stack ${styles.gallery}`}>
				{videos.length === 0 ? <p>{say(words.noVideos)}</p> : null}
				<ul className={`stack ${styles.cards}`} aria-label={say(words.videos)}>
					{videos.map((video) => (
						<li key={video.id}>
							{video.kind === "youtube" ? <YouTubeCard video={video} /> : <FilmCard video={video} />}
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
