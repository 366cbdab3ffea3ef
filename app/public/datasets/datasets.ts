import { type ContentDoor, documentOf } from "#contract/content/door.ts";
import type { DatasetName } from "#contract/files.ts";
import { complaintFigures } from "./complaint-figures.ts";
import { complaints } from "./complaints.ts";
import type { Dataset } from "./dataset.ts";
import { acts, licences, notices } from "./papers.ts";
import { contractors, employees, officers, wards } from "./people.ts";
import { departments, helplines, holidays, hospitals, institutions, places, sanitation } from "./town.ts";

/** The open data, a row for each dataset. A table that isn't here is not published. */
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
	holidays,
	complaintFigures,
	complaints,
};

/** The day of the page's last review; pages without a document use the site's own. */
export function reviewedOn(door: ContentDoor, page: string): string {
	return documentOf(door, page, "en")?.reviewed ?? door.read("council", "en").updated;
}
