import { documentOf } from "#contract/content/door.ts";
import type { Lang } from "#contract/language.ts";
import type { PageContext } from "../context.ts";
import type { Service } from "./read-service.ts";

/** Facts of a service in lists. */
export type Overview = Partial<
	Pick<Service, "icon" | "place" | "occasion" | "atAGlance" | "apply" | "otherWays" | "status">
>;

/** When a service is got, as a phrase: how long it takes, or the label and what it says ("Rebate until 31 July"). */
export function timeOf(glance: Overview["atAGlance"]): string | undefined {
	return glance?.label ? `${glance.label} ${glance.time}` : glance?.time;
}

/** A page's service in a few words; empty for a page that is about none. */
export function overviewOf({ door }: PageContext, page: string, lang: Lang): Overview {
	const document = documentOf(door, page, lang);
	return (document?.service ?? document ?? {}) as Overview;
}

/** How long what the page at an address is about takes; undefined where the page doesn't say it at a glance. */
export function factOf(context: PageContext, href: string, lang: Lang): string | undefined {
	const name = context.door.pages.atPath(href)?.page.name;
	return name === undefined ? undefined : timeOf(overviewOf(context, name, lang).atAGlance);
}
