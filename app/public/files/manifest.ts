import { appIcons, iconsPath } from "#contract/app-icons.ts";
import { coloursOf } from "#contract/colours.ts";
import { pagePath } from "#contract/pages.ts";
import type { LoaderArgs } from "../screen.ts";

/** The web app manifest: name, icons, start page and shortcuts for a phone's home screen. */
export function loader({ lang, context, read }: LoaderArgs): Response {
	const { name, town, colours } = read("council");
	const { pages } = context.door;
	const manifest = {
		name,
		short_name: town,
		lang,
		id: pagePath("home", lang),
		start_url: pagePath("home", lang),
		scope: "/",
		// With a Back button: many pages link to government portals.
		display: "minimal-ui",
		theme_color: coloursOf(colours).night,
		background_color: "#ffffff",
		categories: ["government"],
		icons: appIcons.map(({ name: file, size, purpose }) => ({
			src: `${iconsPath}${file}?v=${context.iconsVersion}`,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose,
		})),
		shortcuts: pages.main.flatMap(({ label, to }) =>
			typeof to === "object" && "page" in to ? { name: label[lang], url: pages.path(to.page, lang) } : [],
		),
	};
	return new Response(JSON.stringify(manifest), {
		headers: { "content-type": "application/manifest+json; charset=utf-8" },
	});
}
