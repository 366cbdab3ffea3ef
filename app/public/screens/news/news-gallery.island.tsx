import type { Read } from "#contract/content/kinds.ts";
import { layout } from "#contract/limits.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation } from "../../../navigation/navigation.ts";
import { Lightbox } from "../../../parts/lightbox/lightbox.tsx";
import { photoSearch } from "../../../parts/lightbox/photo-address.ts";
import { PhotoLink } from "../../../parts/lightbox/photo-link.tsx";
import bySteps from "../../../parts/moving-list/by-steps.module.css";
import { MovingList } from "../../../parts/moving-list/moving-list.tsx";
import { Pause } from "../../../parts/pause/pause.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./news-gallery.module.css";
import { newsWords as words } from "./words.ts";

type NewsPhoto = Read<"newsPhotos">[number];

/** As many as fit the strip at its widest; no more than that, and nothing moves. */
const windowful = Math.floor(1200 / layout.newsThumb.width);

/** The strip of photos: 200 px every 2500 ms, from the last to the first again (§2.15). Each opens in the lightbox. */
export default function NewsGallery({ photos }: { photos: readonly NewsPhoto[] }) {
	const say = useSay();
	const moves = photos.length > windowful;
	return (
		<section className="wrap section" aria-labelledby="gallery-title">
			<div data-screen-only="">
				<SectionHead id="gallery-title" title={say(words.gallery)}>
					{moves ? <Pause /> : null}
				</SectionHead>
				<div className={styles.mount}>
					{moves ? (
						<MovingList label={say(words.gallery)} className={`${bySteps.bySteps} ${styles.strip}`}>
							{(tabIndex) =>
								photos.map((photo) => (
									<li key={photo.id}>
										<Thumb photo={photo} tabIndex={tabIndex} />
									</li>
								))
							}
						</MovingList>
					) : (
						<ul className={`${styles.strip} ${styles.still}`}>
							{photos.map((photo) => (
								<li key={photo.id}>
									<Thumb photo={photo} />
								</li>
							))}
						</ul>
					)}
				</div>
			</div>
			<Lightbox photos={photos.map(({ id, src }) => ({ id, title: src.title, picture: src }))} />
		</section>
	);
}

/** Thumbnails of 200 by 120 px (§9). In the list's copy a photo is a link for the pointer alone. */
function Thumb({ photo: { id, src }, tabIndex }: { photo: NewsPhoto; tabIndex?: -1 | undefined }) {
	const { search } = useLocation();
	const picture = <Picture picture={src} />;
	if (tabIndex === undefined) return <PhotoLink id={id}>{picture}</PhotoLink>;
	return (
		<Link
			to={{ search: photoSearch(search, id) }}
			state={{ openedFrom: search }}
			preserveScroll
			tabIndex={tabIndex}
		>
			{picture}
		</Link>
	);
}
