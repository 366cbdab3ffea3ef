import type { StaffPageName } from "#contract/pages.ts";

/** Names the page of contract/pages.ts in the route's handle. */
export interface StaffHandle {
	readonly page: StaffPageName;
}
