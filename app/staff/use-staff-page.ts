import { useMatches } from "react-router";
import type { StaffPageName } from "#contract/pages.ts";

/** Names the page of contract/pages.ts in the route's handle. */
export interface StaffHandle {
	readonly page: StaffPageName;
}

export function useStaffPage(): StaffPageName {
	const handle = useMatches().at(-1)?.handle as StaffHandle | undefined;
	return handle?.page ?? "staffHome";
}
