import type { ItemList, NewsArticle } from "schema-dts";
import type { Picture } from "#contract/content/kinds.ts";
import { storiesIn } from "../stories.ts";
import { officeName } from "./office.ts";
import type { Served } from "./served.ts";

/** Each story on the news page (§2.15), or the one that has this page. */
export function newsThings(served: Served): readonly NewsArticle[] {
	const { door, lang, publicUrl, page: here } = served;
	const stories = storiesIn(door, lang).filter(({ page }) => here.name === "news" || here.name === page);
	return stories.map(({ title, date, picture, photos, paragraphs, page }) => ({
		"@type": "NewsArticle",
		headline: title,
		description: paragraphs[0] ?? title,
		url: publicUrl + door.pages.path(page, lang),
		datePublished: date,
		dateModified: date,
		image: photos ? [picture, ...photos].map(({ src }) => publicUrl + src) : publicUrl + picture.src,
		inLanguage: lang,
		author: officeName(served),
	}));
}

interface Place {
	readonly name: string;
	readonly description: string;
	readonly image: Picture;
}

/** The cards of an Explore page, in order (§2.11). */
export function placeThings(
	{ door, lang, page, publicUrl }: Served,
	type: "TouristAttraction" | "Hospital",
	places: readonly Place[],
): readonly ItemList[] {
	if (places.length === 0) return [];
	return [
		{
			"@type": "ItemList",
			name: page.title[lang],
			url: publicUrl + door.pages.path(page.name, lang),
			itemListElement: places.map(({ name, description, image }, index) => ({
				"@type": "ListItem",
				position: index + 1,
				item: { "@type": type, name, description, image: publicUrl + image.src },
			})),
		},
	];
}
