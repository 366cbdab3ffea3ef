import { fill } from "#contract/language.ts";
import { gallery } from "#contract/limits.ts";
import { photoIn } from "../../../parts/lightbox/photo-address.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Pager, pageSearch } from "../../../parts/pager/pager.tsx";
import { pageAsked } from "../../../parts/pager/pages-shown.ts";
import { pagerWords } from "../../../parts/pager/words.ts";
import { langOf, useSay } from "../../../words/language.ts";
import { read } from "../../context.ts";
import { Island } from "../../island.tsx";
import Photos from "../../photos/photos.island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./photo-gallery.module.css";
import { photoGalleryWords as words } from "./words.ts";

/** The first two rows on a wide screen. */
const inFirstScreen = 4;

/** One page of the photos, newest first unless staff put them in another order (§2.9); `?photo=57` opens the page that has the photo. */
export function loader({ request, context }: LoaderArgs) {
	const { pathname, search, searchParams } = new URL(request.url);
	const lang = langOf(pathname);
	const all = read(context, "photos", lang).toReversed();
	const last = Math.max(Math.ceil(all.length / gallery.pageSize), 1);
	const opened = all.findIndex((photo) => photo.id === photoIn(search));
	const page =
		opened >= 0 ? Math.floor(opened / gallery.pageSize) + 1 : pageAsked(searchParams.get("page"), last);
	const offset = (page - 1) * gallery.pageSize;
	const photos = all
		.slice(offset, offset + gallery.pageSize)
		.map(({ id, title, src }) => ({ id, title, picture: src }));
	return {
		lead: read(context, "photoGalleryPage", lang).lead,
		photos,
		page,
		last,
		// Staff may have put them into another order.
		isNewestFirst: all.every(({ id }, index) => id < (all[index - 1]?.id ?? Number.POSITIVE_INFINITY)),
		stretch: {
			offset,
			total: all.length,
			before: all.at(offset - 1)?.id ?? 0,
			after: all[(offset + photos.length) % all.length]?.id ?? 0,
		},
	};
}

/** Photo Gallery (§2.9): 12 thumbnails a page, each opening large with its title; Previous, Next and numbered pages. */
export default function PhotoGallery({ loaderData }: ScreenProps<typeof loader>) {
	const { lead, photos, page, last, isNewestFirst, stretch } = loaderData;
	const say = useSay();
	return (
		<>
			<PageBoard page="photoGallery" lead={lead} />
			<div className={`wrap section ${styles.gallery}`}>
				{photos.length === 0 ? (
					<p>{say(words.noPhotos)}</p>
				) : (
					<>
						<div className={styles.count}>
							<p>{fill(say(isNewestFirst ? words.newestFirst : words.count), { count: stretch.total })}</p>
							<p role="status">{fill(say(pagerWords.pageOf), { number: page, last })}</p>
						</div>
						<Island
							name="photos"
							of={Photos}
							props={{
								photos,
								label: say(words.photos),
								inFirstScreen,
								stretch,
								closedSearch: pageSearch(page),
							}}
						/>
						{last > 1 ? <Pager current={page} last={last} label={say(words.pagesOfPhotos)} /> : null}
					</>
				)}
			</div>
		</>
	);
}
