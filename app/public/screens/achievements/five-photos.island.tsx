import { Lightbox, type LightboxPhoto } from "../../../parts/lightbox/lightbox.tsx";
import { PhotoLink } from "../../../parts/lightbox/photo-link.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./five-photos.module.css";
import { achievementsWords as words } from "./words.ts";
import "../../../look/columns.css";

/** §2.6: five pictures; one opens large over the page, and a click on it closes it. */
export default function FivePhotos({ photos, text }: { photos: readonly LightboxPhoto[]; text: string }) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-labelledby="photos">
			<div className="wrap" data-screen-only="">
				<SectionHead id="photos" title={say(words.photos)} />
				<p className="measure lead">{text}</p>
				<ul className={`stack ${styles.photos}`}>
					{photos.map(({ id, picture }) => (
						<li key={id}>
							<PhotoLink id={id}>
								<Picture picture={picture} />
							</PhotoLink>
						</li>
					))}
				</ul>
			</div>
			<Lightbox photos={photos} photoCloses />
		</section>
	);
}
