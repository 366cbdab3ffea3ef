import type { ContentDoor } from "#contract/content/door.ts";
import { inEveryLanguage, type Lang } from "#contract/language.ts";
import { officeAt, officeOf } from "#contract/office.ts";
import { officeWords } from "./words/office.ts";

function openNow(door: ContentDoor, lang: Lang, now: string) {
	const office = officeOf(door.read("council", lang), door.read("holidays", lang));
	const state = office && officeAt(now, office);
	return state && { isOpen: state.isOpen, words: officeWords(state, now, lang) };
}

/**
 * The council's data that every page shows, in one language.
 *
 * @param now the moment in India; left out for the desk, whose document is older than that
 */
export function siteFor(door: ContentDoor, lang: Lang, publicUrl: string, now?: string) {
	const { name, town, sample, address, helpline, email, emblem, colours, social, map, credit, updated } =
		door.read("council", lang);
	const portals = door.read("portals", lang);
	return {
		publicUrl,
		names: inEveryLanguage((each) => door.read("council", each).name),
		council: {
			name,
			town,
			sample,
			address,
			helpline,
			email,
			emblem,
			colours,
			social,
			map,
			credit,
			updated,
		},
		alerts: door.read("alerts", lang).map(({ id, version, level, text, page, portal, on }) => ({
			id,
			version,
			level,
			text,
			link: page ?? portal,
			on,
		})),
		openNow: now ? openNow(door, lang, now) : undefined,
		payToday: door.read("today", lang).propertyTax.short,
		portals: Object.fromEntries(door.pages.portals.map((key) => [key, portals[key]?.address ?? ""])),
	};
}
