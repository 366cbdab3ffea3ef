import { documentOf } from "#contract/content/door.ts";
import type { Lang } from "#contract/language.ts";
import type { PageContext } from "../context.ts";
import type { Service } from "./read-service.ts";

export type Overview = Partial<
	Pick<Service, "icon" | "place" | "occasion" | "atAGlance" | "apply" | "otherWays" | "status">
>;

/** Time of a service as a phrase: its duration, or label and value ("Rebate until 31 July"). */
export function timeOf(glance: Overview["atAGlance"]): string | undefined {
	return glance?.label ? `${glance.label} ${glance.time}` : glance?.time;
}

/** Facts of a page's service for lists; empty for a page about none. */
export function overviewOf({ door }: PageContext, page: string, lang: Lang): Overview {
	const document = documentOf(door, page, lang);
	return (document?.service ?? document ?? {}) as Overview;
}

/** Time of the service at an address; undefined if its page doesn't state it at a glance. */
export function factOf(context: PageContext, href: string, lang: Lang): string | undefined {
	const name = context.door.pages.atPath(href)?.page.name;
	return name === undefined ? undefined : timeOf(overviewOf(context, name, lang).atAGlance);
}
