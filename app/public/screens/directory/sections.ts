import type { Text } from "#contract/language.ts";
import { pageByName } from "#contract/pages.ts";
import { directoryWords as words } from "./words.ts";

/** The three sections of §2.8 in order, by their names in the address (`?section=employees`). */
export const sections = ["officers", "employees", "contractors"] as const;

export type Section = (typeof sections)[number];

/** The section of `?section=`; none without a known one (requirements, Fine print: all three start closed). */
export function sectionIn(params: URLSearchParams): Section | undefined {
	return sections.find((section) => section === params.get("section"));
}

/** §4: the page's heading for the open section. */
export function headingOf(section: Section | undefined): Text {
	return section ? words[`${section}Heading`] : pageByName("directory").title;
}
