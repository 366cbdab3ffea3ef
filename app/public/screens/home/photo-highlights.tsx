import type { Read } from "#contract/content/kinds.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SiteLink } from "../../../parts/link/site-link.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { usePages } from "../../../parts/site-pages.ts";
import { useSay } from "../../../words/language.ts";
import styles from "./photo-highlights.module.css";
import { homeWords } from "./words.ts";

/** Six thumbnails and View All, all links to the Photo Gallery (§2.3); not printed, for paper has no links. */
export function PhotoHighlights({ photos }: { photos: Read<"home">["highlights"] }) {
	const say = useSay();
	const hasGallery = usePages().has("photoGallery");
	return (
		<section className="section section-chuna" aria-labelledby="highlights-title" data-screen-only="">
			<div className="wrap">
				<SectionHead id="highlights-title" title={say(homeWords.photoHighlights)}>
					<SiteLink page="photoGallery" className={buttonClass("line")}>
						{say(homeWords.viewAll)}
					</SiteLink>
				</SectionHead>
				<div className={styles.mosaic}>
					{photos.map((photo) =>
						hasGallery ? (
							<PageLink key={photo.src} page="photoGallery">
								<Picture picture={photo} className="cover" />
							</PageLink>
						) : (
							<Picture key={photo.src} picture={photo} className="cover" />
						),
					)}
				</div>
			</div>
		</section>
	);
}
