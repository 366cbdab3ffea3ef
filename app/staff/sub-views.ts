import { pagePermission } from "#contract/navigation.ts";
import type { StaffUser } from "../session/session.ts";

/** The sub-views that /admin can switch to (§2.17), as `?view=`. */
const subViews = [
	{ view: "assign-role", page: "assignRole" },
	{ view: "assign-permissions", page: "assignPermissions" },
] as const;

/** The sub-views that are open to somebody. */
export function subViewsFor({ permissions }: StaffUser) {
	return subViews.filter(({ page }) => {
		const needed = pagePermission[page];
		return !needed || permissions.includes(needed);
	});
}
