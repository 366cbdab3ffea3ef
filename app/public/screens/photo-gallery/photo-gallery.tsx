import { gallery } from "#contract/content/limits.ts";
import { photoThemes } from "#contract/content/photo.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { Button } from "../../../parts/button/button.tsx";
import { photoIn } from "../../../parts/lightbox/photo-address.ts";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { pageAsked } from "../../../parts/pager/pages-shown.ts";
import { pagerWords } from "../../../parts/pager/words.ts";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { longMonth } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Island } from "../../island.tsx";
import Photos from "../../photos/photos.island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./photo-gallery.module.css";
import { photoGalleryWords as words } from "./words.ts";

const inFirstScreen = 2;

type Asked = Readonly<Record<"theme" | "month" | "place", string>>;

const themes = Object.keys(photoThemes) as (keyof typeof photoThemes)[];

/** One page of the photos, newest first unless staff put them in another order (§2.9), all or those of a theme, a month, a place; `?photo=57` opens the page that has the photo. */
export function loader({ url, lang, context, read }: LoaderArgs) {
	const { search, searchParams } = url;
	// A place has one address in both languages.
	const places = new Map(context.door.read("photos", "en").map(({ id, place }) => [id, place]));
	const all = read("photos")
		.map((photo) => ({ ...photo, month: photo.date?.slice(0, 7), placeKey: places.get(photo.id) }))
		.toReversed();
	const value = (name: keyof Asked) => searchParams.get(name) ?? "";
	const asked: Asked = { theme: value("theme"), month: value("month"), place: value("place") };
	const shown = all.filter(
		({ theme, month, placeKey }) =>
			(asked.theme === "" || asked.theme === theme) &&
			(asked.month === "" || asked.month === month) &&
			(asked.place === "" || asked.place === placeKey),
	);
	const last = Math.max(Math.ceil(shown.length / gallery.pageSize), 1);
	const opened = shown.findIndex((photo) => photo.id === photoIn(search));
	const page =
		opened >= 0 ? Math.floor(opened / gallery.pageSize) + 1 : pageAsked(searchParams.get("page"), last);
	const offset = (page - 1) * gallery.pageSize;
	const photos = shown.slice(offset, offset + gallery.pageSize).map(({ id, title, src, date, place }) => ({
		id,
		title,
		taken: [...(date ? [longMonth(date, lang)] : []), ...(place ? [place] : [])].join(" · "),
		picture: src,
	}));
	const choices = (pairs: readonly (readonly [string | undefined, string | undefined])[]) =>
		[...new Map(pairs)].flatMap(([value, label]) => (value && label ? [{ value, label }] : []));
	return {
		lead: read("photoGalleryPage").lead,
		asked,
		themes: themes.filter((theme) => all.some((photo) => photo.theme === theme)),
		months: choices(all.map(({ date, month }) => [month, date && longMonth(date, lang)])),
		places: choices(all.map(({ place, placeKey }) => [placeKey, place])).toSorted((one, other) =>
			one.label.localeCompare(other.label, lang),
		),
		photos,
		page,
		last,
		// Staff may have reordered them.
		isNewestFirst: all.every(({ id }, index) => id < (all[index - 1]?.id ?? Number.POSITIVE_INFINITY)),
		stretch: {
			offset,
			total: shown.length,
			before: shown.at(offset - 1)?.id ?? 0,
			after: shown[(offset + photos.length) % shown.length]?.id ?? 0,
		},
	};
}

/** The search part of an address: what is asked for, and the page unless it is the first. */
function searchOf(asked: Asked, page = 1): string {
	const given = Object.entries({ ...asked, page: page === 1 ? "" : String(page) });
	const params = new URLSearchParams(given.filter(([, value]) => value !== ""));
	return params.size === 0 ? "" : `?${params}`;
}

/** Photo Gallery (§2.9): 12 thumbnails a page, each opening large with its title; Previous, Next and numbered pages. */
export default function PhotoGallery({ loaderData }: ScreenProps<typeof loader>) {
	const { lead, asked, photos, page, last, isNewestFirst, stretch } = loaderData;
	const say = useSay();
	return (
		<>
			<PageBoard page="photoGallery" lead={lead} />
			<div className={`wrap section stack ${styles.gallery}`}>
				<Narrow {...loaderData} />
				{photos.length === 0 ? (
					<p>{say(searchOf(asked) === "" ? words.noPhotos : words.noneOfThese)}</p>
				) : (
					<>
						<div className={`flow ${styles.count}`}>
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
								closedSearch: searchOf(asked, page),
							}}
						/>
						{last > 1 ? (
							<Pager
								current={page}
								last={last}
								label={say(words.pagesOfPhotos)}
								address={(number) => searchOf(asked, number)}
							/>
						) : null}
					</>
				)}
			</div>
		</>
	);
}

type Narrowing = Pick<ReturnType<typeof loader>, "asked" | "themes" | "months" | "places">;

/** Themes as links, months and places as a form: by the address alone, so it works without script too. */
function Narrow({ asked, themes, months, places }: Narrowing) {
	const say = useSay();
	const lang = useLang();
	if (themes.length + months.length + places.length === 0) return null;
	return (
		<div className="stack" data-screen-only="">
			<ul className={`flow ${styles.themes}`} aria-label={say(words.theme)}>
				{(["", ...themes] as const).map((theme) => (
					<li key={theme}>
						<Link
							to={{ search: searchOf({ ...asked, theme }) }}
							preserveScroll
							aria-current={theme === asked.theme ? "true" : undefined}
						>
							{theme === "" ? say(words.all) : photoThemes[theme][lang]}
						</Link>
					</li>
				))}
			</ul>
			<form className={`stack ${styles.form}`}>
				{asked.theme ? <input type="hidden" name="theme" value={asked.theme} /> : null}
				<SelectField
					id="gallery-month"
					name="month"
					label={say(words.month)}
					empty={say(words.all)}
					choices={months}
					defaultValue={asked.month}
				/>
				<SelectField
					id="gallery-place"
					name="place"
					label={say(words.place)}
					empty={say(words.all)}
					choices={places}
					defaultValue={asked.place}
				/>
				<Button type="submit" look="line">
					{say(words.show)}
				</Button>
			</form>
		</div>
	);
}
