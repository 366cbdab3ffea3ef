import type { Read } from "#contract/content/kinds.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./video-card.module.css";
import { videoGalleryWords as words } from "./words.ts";

type Video = Read<"videos">[number];

const cardWidth = "(min-width: 1181px) 390px, (min-width: 768px) 46vw, 94vw";

/** A YouTube video: our own picture of it, with a link in a new tab (§2.10). */
export function YouTubeCard({ video }: { video: Video }) {
	const say = useSay();
	return (
		<article className={`stack ${styles.card}`}>
			<div className={styles.view}>
				{video.picture ? (
					<Picture picture={video.picture} alt="" className="cover" sizes={cardWidth} />
				) : null}
				<span className={styles.play}>
					<Icon name="play" />
				</span>
			</div>
			<h2>
				<ExternalLink address={video.url} className={stretched.link}>
					{video.title}
				</ExternalLink>
			</h2>
			<p className="quiet">{say(words.watchOnYouTube)}</p>
		</article>
	);
}

/** A film of our own with the browser's controls, fetched only when a reader plays it (§2.10). */
export function FilmCard({ video }: { video: Video }) {
	const say = useSay();
	const lang = useLang();
	return (
		<article className={`stack ${styles.card}`}>
			<div className={styles.view}>
				{/* biome-ignore lint/a11y/useMediaCaption: a silent film has none; where the council supplies captions, they are here */}
				<video
					className="cover"
					controls
					playsInline
					preload={video.picture ? "none" : "metadata"}
					poster={video.picture?.src}
					aria-label={video.title}
				>
					<source src={video.url} type="video/mp4" />
					{video.captions ? (
						<track
							default
							kind="captions"
							src={video.captions}
							srcLang={captionsLanguage(video.captions) ?? lang}
							label={say(words.captions)}
						/>
					) : null}
					{say(siteOutcomes.videoUnsupported.words)}
				</video>
				<span className={styles.play}>
					<Icon name="play" />
				</span>
			</div>
			<h2>{video.title}</h2>
		</article>
	);
}

/** `river.hi.vtt` holds Hindi captions. */
function captionsLanguage(address: string): string | undefined {
	return /\.(en|hi)\.vtt(?:\?|$)/.exec(address)?.[1];
}
