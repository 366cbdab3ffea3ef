import { buttonClass } from "../../../parts/button/button.tsx";
import { Lightbox } from "../../../parts/lightbox/lightbox.tsx";
import { unlessOnlyPhotoChanges } from "../../../parts/lightbox/photo-address.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { PhotoGrid } from "../../../parts/photo-grid/photo-grid.tsx";
import { langOf, useSay } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/gallery-page";
import styles from "./gallery-page.module.css";
import { galleryPageWords as words } from "./words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		lead: read(context, "galleryPage", lang).lead,
		photos: read(context, "homePhotos", lang).map(({ id, src, alt }) => ({
			id,
			title: src.title,
			picture: { ...src, alt },
		})),
	};
}

export const shouldRevalidate = unlessOnlyPhotoChanges;

/** The home gallery section (§3, §4): five photos; one opens in an overlay, and a click on the overlay closes it. */
export default function GalleryPage({ loaderData: { lead, photos } }: Route.ComponentProps) {
	const say = useSay();
	return (
		<>
			<PageBoard page="galleryPage" lead={lead} />
			<div className={`wrap section ${styles.gallery}`}>
				<PhotoGrid photos={photos} label={say(words.photos)} firstLarge inFirstScreen={1} />
				<Lightbox photos={photos} photoCloses />
				<p className={styles.more}>
					<PageLink page="photoGallery" className={buttonClass()}>
						{say(words.allPhotos)}
					</PageLink>
					<PageLink page="videoGallery" className={buttonClass("line")}>
						{say(words.videos)}
					</PageLink>
				</p>
			</div>
		</>
	);
}
