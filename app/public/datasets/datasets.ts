import { type ContentDoor, documentOf } from "#contract/content/door.ts";
import type { DatasetName } from "#contract/files.ts";
import type { PageName } from "#contract/pages.ts";
import type { Dataset } from "./dataset.ts";
import { acts, licences, notices } from "./papers.ts";
import { contractors, employees, officers, wards } from "./people.ts";
import { departments, helplines, hospitals, institutions, places, sanitation } from "./town.ts";

/** What is open data: one row a dataset. A council's table that isn't here is not given out. */
export const datasets: Readonly<Record<DatasetName, Dataset>> = {
	wards,
	officers,
	employees,
	contractors,
	departments,
	notices,
	acts,
	licences,
	helplines,
	sanitation,
	hospitals,
	institutions,
	places,
};

/** The day on which the page was last read through; the home page and those without a document go by the site's own date. */
export function reviewedOn(door: ContentDoor, page: PageName): string {
	return documentOf(door, page, "en")?.reviewed ?? door.read("council", "en").updated;
}
