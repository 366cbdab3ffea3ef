import type { LightboxPhoto } from "../lightbox/lightbox.tsx";
import { PhotoLink } from "../lightbox/photo-link.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./photo-grid.module.css";

interface Props {
	photos: readonly LightboxPhoto[];
	label: string;
	/** The first photo is shown large beside the others: for the five photos of §4. */
	firstLarge?: boolean;
	inFirstScreen?: number;
}

const thumbWidth = "(min-width: 1181px) 290px, (min-width: 768px) 31vw, 46vw";
const largeWidth = "(min-width: 1181px) 600px, (min-width: 901px) 50vw, 94vw";

/** Thumbnails with their titles, each a link to its photo; put a Lightbox of the same photos beside it. */
export function PhotoGrid({ photos, label, firstLarge = false, inFirstScreen = 0 }: Props) {
	return (
		<ul className={`stack ${styles.grid} ${firstLarge ? styles.firstLarge : ""}`} aria-label={label}>
			{photos.map((photo, index) => (
				<li key={photo.id}>
					<PhotoLink id={photo.id} className={styles.photo}>
						<Picture
							picture={photo.picture}
							sizes={firstLarge && index === 0 ? largeWidth : thumbWidth}
							first={index < inFirstScreen}
						/>
						<b>{photo.title}</b>
						{photo.taken ? <small>{photo.taken}</small> : null}
					</PhotoLink>
				</li>
			))}
		</ul>
	);
}
