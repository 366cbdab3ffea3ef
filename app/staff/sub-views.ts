import { mayOpen } from "#contract/navigation.ts";
import type { StaffUser } from "../session/session.ts";

/** The sub-views of /admin (§2.17), as `?view=`. */
const subViews = [
	{ view: "assign-role", page: "assignRole" },
	{ view: "assign-permissions", page: "assignPermissions" },
] as const;

/** The sub-views that somebody may use. */
export function subViewsFor({ permissions }: StaffUser) {
	return subViews.filter(({ page }) => mayOpen(page, permissions));
}
