import type { Read } from "#contract/content/kinds.ts";
import { type Occasion, occasions } from "#contract/content/occasions.ts";
import { inEveryLanguage, type Lang, type Text } from "#contract/language.ts";
import type { FramePortal, SoonKey } from "#contract/navigation.ts";
import type { SiteEntry } from "#contract/site-pages.ts";
import type { LoaderArgs } from "../../screen.ts";
import { type Overview, overviewOf } from "../../service-page/overview.ts";
import { readStatuses, type ServiceState } from "../../service-page/read-status.ts";

/** The handiest first; the cards keep this order. */
const places = ["online", "portal", "phone", "walkIn", "counter", "office", "unknown"] as const;

export interface ServiceCard {
	readonly entry: SiteEntry;
	readonly icon: string;
	readonly occasion: Occasion | undefined;
	readonly glance: Overview["atAGlance"];
	readonly place: (typeof places)[number];
	/** Alternative for today, if the menu says "Coming soon". */
	readonly today?: string | undefined;
	readonly status: ServiceState | undefined;
}

type Answer = Read<"today">[keyof Read<"today">];

interface Ways {
	readonly place?: Overview["place"];
	readonly apply?: Overview["apply"];
	readonly otherWays?: readonly { readonly phone?: string | undefined }[] | undefined;
}

/** Occasions of menu entries that aren't pages. */
const occasionsOfEntries: Readonly<Partial<Record<FramePortal | SoonKey, Occasion>>> = {
	housing: "house",
	housing2: "house",
	youth: "work",
	vendors: "work",
	propertyTax: "house",
	waterCharges: "house",
	billTracking: "house",
};

/** Every service: those of the menus, and the council's own pages about one, in a menu or not. */
export function readCards(args: LoaderArgs): readonly ServiceCard[] {
	const { context, lang, read } = args;
	const { pages } = context.door;
	const answers: Partial<Record<string, Answer>> = read("today");
	const ownPages = read("ownPages");
	const offered = pages.menus
		.filter(({ section }) => section === "services" || section === "schemes")
		.flatMap(({ entries }) => entries)
		.filter((entry) => pageOf(entry) !== "services");
	const inMenus = new Set(offered.map(pageOf));
	const others = Object.keys(ownPages).filter((name) => ownPages[name]?.service && !inMenus.has(name));
	const statuses = readStatuses(args);
	const card = (entry: SiteEntry) => cardOf(entry, args, statuses);
	const cards = offered.map((entry): ServiceCard => {
		if (entry.to !== "comingSoon") return card(entry);
		const answer = answers[entry.soon ?? ""];
		const href = answer?.link && "href" in answer.link ? answer.link.href : undefined;
		const soon = {
			today: answer?.short ?? entry.instead.label[lang],
			place: placeOf({ otherWays: [answer?.way ?? {}] }),
		};
		// Two cards of one service would leave a reader to guess which of them counts.
		const name = others.find((each) => pages.path(each, lang) === href);
		return {
			...card(name === undefined ? entry : byBothNames(name, pages.byName(name).title, entry.label)),
			...soon,
		};
	});
	const shown = new Set(cards.map(({ entry }) => pageOf(entry)));
	const rest = others
		.filter((name) => !shown.has(name))
		.map((name) => card({ label: pages.byName(name).title, to: { page: name } }));
	return [...cards, ...rest].toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** A page under its title, with the menu's name for its service if that differs. */
function byBothNames(page: string, title: Text, label: Text): SiteEntry {
	const both = (lang: Lang) =>
		title[lang] === label[lang] ? title[lang] : `${title[lang]} (${label[lang]})`;
	return { label: inEveryLanguage(both), to: { page } };
}

function rankOf({ entry, place }: ServiceCard): number {
	return entry.to === "comingSoon" ? places.length : places.indexOf(place);
}

export function occasionsOf(cards: readonly ServiceCard[]): readonly Occasion[] {
	return occasions.filter((each) => cards.some(({ occasion }) => occasion === each));
}

function cardOf(
	entry: SiteEntry,
	{ context, lang }: LoaderArgs,
	statuses: ReturnType<typeof readStatuses>,
): ServiceCard {
	const name = pageOf(entry);
	if (name === undefined) {
		const isSoon = entry.to === "comingSoon";
		const key = isSoon ? entry.soon : (entry.to as { portal: string }).portal;
		return {
			entry,
			icon: isSoon ? "clock" : "globe",
			occasion: occasionsOfEntries[key as SoonKey],
			glance: undefined,
			place: "portal",
			status: undefined,
		};
	}
	const overview = overviewOf(context, name, lang);
	return {
		entry,
		icon: overview.icon ?? "doc",
		occasion: overview.occasion,
		glance: overview.atAGlance,
		place: placeOf(overview),
		status: statuses[name],
	};
}

/** Place of a service: its own, else the site to apply on, else the first of its other ways. */
function placeOf({ place, apply, otherWays }: Ways): ServiceCard["place"] {
	if (place) return place;
	if (apply) return apply.portal.government ? "portal" : "online";
	const [first] = otherWays ?? [];
	if (!first) return "unknown";
	return first.phone ? "phone" : "counter";
}

function pageOf({ to }: SiteEntry): string | undefined {
	return typeof to === "object" && "page" in to ? to.page : undefined;
}
