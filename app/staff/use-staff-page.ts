import { useMatches } from "react-router";
import type { StaffPageName } from "#contract/pages.ts";
import type { StaffHandle } from "./staff-handle.ts";

/** The current page of contract/pages.ts. */
export function useStaffPage(): StaffPageName {
	const handle = useMatches().at(-1)?.handle as StaffHandle | undefined;
	return handle?.page ?? "staffHome";
}
