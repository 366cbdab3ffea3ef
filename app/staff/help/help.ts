import { isStaffPage, pages, type StaffPageName } from "#contract/pages.ts";
import { helpOfComplaints } from "./help-of-complaints.ts";
import { helpOfPeople } from "./help-of-people.ts";
import { helpOfTheDesk } from "./help-of-the-desk.ts";
import type { HelpSheet } from "./help-sheet.ts";

/** The help of each staff page; a page in contract/pages.ts without it doesn't compile. */
export const help: Readonly<Record<StaffPageName, HelpSheet>> = {
	...helpOfTheDesk,
	...helpOfPeople,
	...helpOfComplaints,
};

export const helpOrder = pages.map(({ name }) => name).filter(isStaffPage);
