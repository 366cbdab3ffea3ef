import { type Occasion, occasions } from "#contract/content/service-page.ts";
import type { Lang } from "#contract/language.ts";
import type { FramePortal, SoonKey } from "#contract/navigation.ts";
import type { SiteEntry } from "#contract/site-pages.ts";
import { langOf } from "../../../words/language.ts";
import { read } from "../../context.ts";
import type { LoaderArgs } from "../../screen.ts";
import { type Overview, overviewOf } from "../../service-page/overview.ts";
import { readStatuses, type ServiceState } from "../../service-page/read-status.ts";

/** Where a service is got, the handiest first: in this order the cards stand. */
export const places = ["online", "portal", "phone", "counter", "unknown", "soon"] as const;

/** A service as the overview shows it. */
export interface ServiceCard {
	readonly entry: SiteEntry;
	readonly icon: string;
	readonly occasion: Occasion | undefined;
	readonly glance: Overview["atAGlance"];
	readonly place: (typeof places)[number];
	readonly status: ServiceState | undefined;
}

/** Entries of the menus that are no pages, and so say nothing of themselves. */
const occasionsOfEntries: Readonly<Partial<Record<FramePortal | SoonKey, Occasion>>> = {
	housing: "house",
	housing2: "house",
	youth: "work",
	vendors: "work",
	propertyTax: "house",
	waterCharges: "house",
	billTracking: "house",
};

/** Every service: those of the menus, and the council's own pages about one, which stand in no menu if it so chooses. */
export function readCards(args: LoaderArgs): readonly ServiceCard[] {
	const { context, request } = args;
	const lang = langOf(new URL(request.url).pathname);
	const { pages } = context.door;
	const offered = pages.menus
		.filter(({ section }) => section === "services" || section === "schemes")
		.flatMap(({ entries }) => entries)
		.filter((entry) => pageOf(entry) !== "services");
	const inMenus = new Set(offered.map(pageOf));
	const others = Object.entries(read(context, "ownPages", lang))
		.filter(([name, { service }]) => service && !inMenus.has(name))
		.map(([name]): SiteEntry => ({ label: pages.byName(name).title, to: { page: name } }));
	const statuses = readStatuses(args);
	return [...offered, ...others]
		.map((entry) => cardOf(entry, args, lang, statuses))
		.toSorted((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
}

/** The occasions of these cards, in the order of the table. */
export function occasionsOf(cards: readonly ServiceCard[]): readonly Occasion[] {
	return occasions.filter((each) => cards.some(({ occasion }) => occasion === each));
}

function cardOf(
	entry: SiteEntry,
	{ context }: LoaderArgs,
	lang: Lang,
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
			place: isSoon ? "soon" : "portal",
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

/** Without a site to apply on, the first of the other ways is the usual one. */
function placeOf({ apply, otherWays }: Overview): ServiceCard["place"] {
	if (apply) return apply.portal.government ? "portal" : "online";
	const [first] = otherWays ?? [];
	if (!first) return "unknown";
	return first.phone ? "phone" : "counter";
}

function pageOf({ to }: SiteEntry): string | undefined {
	return typeof to === "object" && "page" in to ? to.page : undefined;
}
