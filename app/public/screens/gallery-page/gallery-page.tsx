import { buttonClass } from "../../../parts/button/button.tsx";
import { SiteLink } from "../../../parts/link/site-link.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useSay } from "../../../words/language.ts";
import { Island } from "../../island.tsx";
import Photos from "../../photos/photos.island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./gallery-page.module.css";
import { galleryPageWords as words } from "./words.ts";
import "../../../look/columns.css";

export function loader({ read }: LoaderArgs) {
	return {
		lead: read("galleryPage").lead,
		photos: read("homePhotos").map(({ id, src, alt }) => ({
			id,
			title: src.title,
			picture: { ...src, alt },
		})),
	};
}

/** The home gallery section (§3, §4): five photos; one opens in an overlay, and a click on the overlay closes it. */
export default function GalleryPage({ loaderData: { lead, photos } }: ScreenProps<typeof loader>) {
	const say = useSay();
	return (
		<>
			<PageBoard page="galleryPage" lead={lead} />
			<div className={`wrap section stack ${styles.gallery}`}>
				<Island
					name="photos"
					of={Photos}
					props={{ photos, label: say(words.photos), firstLarge: true, inFirstScreen: 1, photoCloses: true }}
				/>
				<p className="cluster">
					<SiteLink page="photoGallery" className={buttonClass()}>
						{say(words.allPhotos)}
					</SiteLink>
					<SiteLink page="videoGallery" className={buttonClass("line")}>
						{say(words.videos)}
					</SiteLink>
				</p>
			</div>
		</>
	);
}
