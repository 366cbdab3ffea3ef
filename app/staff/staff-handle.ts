import type { PageName } from "#contract/pages.ts";

/** Says for which page of the table a route is. */
export interface StaffHandle {
	readonly page: PageName;
}
