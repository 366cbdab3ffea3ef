import type { Text } from "#contract/language.ts";
import { pageByName } from "#contract/pages.ts";
import { directoryWords as words } from "./words.ts";

/** The three sections of §2.8, in their order; their names stand in the address (`?section=employees`). */
export const sections = ["officers", "employees", "contractors"] as const;

export type Section = (typeof sections)[number];

/** The section that an address opens; none where it names none of ours (requirements, Fine print: all three start closed). */
export function sectionIn(params: URLSearchParams): Section | undefined {
	return sections.find((section) => section === params.get("section"));
}

/** §4: the page's heading by the open section. */
export function headingOf(section: Section | undefined): Text {
	return section ? words[`${section}Heading`] : pageByName("directory").title;
}
