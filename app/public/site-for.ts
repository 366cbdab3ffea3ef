import { inEveryLanguage, type Lang } from "#contract/language.ts";
import { framePortals } from "#contract/navigation.ts";
import type { Site } from "../parts/site-data.ts";
import { type PageContext, read } from "./context.ts";

/** What the frame of every page says of the council. */
export function siteFor(context: PageContext, lang: Lang): Site {
	const council = read(context, "council", lang);
	const portals = read(context, "portals", lang);
	const { name, town, sample, address, helpline, email, emblem, social, map, credit, updated } = council;
	return {
		publicUrl: context.publicUrl,
		names: inEveryLanguage((each) => read(context, "council", each).name),
		council: {
			name,
			town,
			sample,
			address,
			helpline,
			email,
			emblem,
			social,
			map,
			credit,
			updated,
			webInformationManager: { email: council.webInformationManager.email },
		},
		alerts: read(context, "alerts", lang).map(({ id, version, level, text, page, portal, on }) => ({
			id,
			version,
			level,
			text,
			link: page ?? portal,
			on,
		})),
		portals: Object.fromEntries(
			framePortals.map((key) => [key, portals[key]?.address ?? ""]),
		) as Site["portals"],
	};
}
