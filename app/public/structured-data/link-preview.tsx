import { iconsPath, socialCard } from "#contract/app-icons.ts";
import { filePath } from "#contract/files.ts";
import { fill, type Lang, language, otherLanguages } from "#contract/language.ts";
import type { PageName } from "#contract/pages.ts";
import { usePageContext } from "../context.ts";
import { filesWords } from "../files/words.ts";
import type { Head } from "../head.ts";

/** Open Graph writes a locale with an underscore. */
const localeOf = (lang: Lang) => language(lang).locale.replace("-", "_");

/** The pages where a feed reader looks for the feed. */
const withFeed: readonly string[] = ["home", "news", "notices", "openData"] satisfies PageName[];

/** Open Graph, for the preview of a link to this page, and the feed's URL. */
export function LinkPreview({ pathname, head }: { pathname: string; head: Head }) {
	const { door, publicUrl, iconsVersion } = usePageContext();
	const found = door.pages.atPath(pathname);
	if (!found?.page.indexed) return null;
	const { page, lang } = found;
	const { name, town, preview } = door.read("council", lang);
	const picture = preview ?? {
		src: `${iconsPath}${socialCard.names[lang]}?v=${iconsVersion}`,
		width: socialCard.width,
		height: socialCard.height,
		alt: fill(filesWords.card[lang], { town, name }),
	};
	const tags = {
		"og:site_name": name,
		"og:title": head.title || name,
		"og:description": head.description ?? "",
		"og:type": "website",
		"og:url": publicUrl + door.pages.path(page.name, lang) + head.search,
		"og:locale": localeOf(lang),
		"og:image": publicUrl + picture.src,
		"og:image:width": String(picture.width),
		"og:image:height": String(picture.height),
		"og:image:alt": picture.alt,
	};
	const feed = withFeed.includes(page.name)
		? { title: filesWords.feed[lang], href: filePath("feed", lang) }
		: page.name === "openComplaints" && {
				title: head.title,
				href: filePath("complaintFeed", lang) + head.search,
			};
	return (
		<>
			{Object.entries(tags).map(([property, content]) => (
				<meta key={property} property={property} content={content} />
			))}
			{otherLanguages(lang).map((other) => (
				<meta key={other} property="og:locale:alternate" content={localeOf(other)} />
			))}
			<meta name="twitter:card" content="summary_large_image" />
			{feed ? <link rel="alternate" type="application/atom+xml" {...feed} /> : null}
		</>
	);
}
