import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { type CallName, callByName } from "#contract/api.ts";
import { auditActionsFor } from "#contract/audit.ts";
import { pagePath, type StaffPageName as StaffPage } from "#contract/pages.ts";
import type { StaffUser } from "../session/session.ts";
import { fetchedRoute } from "./desk/data/fetched.ts";
import { listsLoader, type Wanted } from "./desk/data/loader.ts";
import { readAddress } from "./desk/list/addresses.ts";
import { FrameError, Loading, ScreenError } from "./frame/errors.tsx";
import { StaffLayout } from "./frame/staff-layout.tsx";
import { changesAsked } from "./parts/changes/changes-asked.ts";
import { caseWanted, complaintsAsked } from "./parts/complaints/wanted.ts";
import { contentWanted, versionsWanted } from "./parts/content-wanted.ts";
import { peopleWanted } from "./parts/people-wanted.ts";
import { subViewsFor } from "./sub-views.ts";
import type { StaffHandle } from "./use-staff-page.ts";

interface Screen {
	readonly open: () => Promise<{ readonly default: ComponentType }>;
	readonly lists?: Wanted;
}

/** Whether somebody may make a call of contract/api.ts. */
function mayCall({ permissions }: StaffUser, name: CallName): boolean {
	const { who } = callByName(name);
	return typeof who === "object" && who.any.some((permission) => permissions.includes(permission));
}

const assignRole = {
	open: () => import("./screens/assign-role/assign-role.tsx"),
	lists: () => ["assignableUsers", "roles", "roleCards"],
} as const satisfies Screen;

const assignPermissions = {
	open: () => import("./screens/assign-permissions/assign-permissions.tsx"),
	lists: () => ["roles", "permissions", "roleCards"],
} as const satisfies Screen;

const subScreens = { assignRole, assignPermissions };

/** The screen of each staff page; a page in contract/pages.ts without one doesn't compile. */
const screens: Readonly<Record<StaffPage, Screen>> = {
	staffHome: {
		open: () => import("./screens/staff-home/staff-home.tsx"),
		lists: (user, url) => {
			const chosen = subViewsFor(user).find(({ view }) => view === url.searchParams.get("view"));
			return [
				"site",
				"firstDays",
				"mySecondFactor",
				...(!chosen && mayCall(user, "deskToday") ? (["deskToday"] as const) : []),
				...(mayCall(user, "passwordRequests") ? (["passwordRequests", "roleCards"] as const) : []),
				...(chosen ? subScreens[chosen.page].lists() : []),
			];
		},
	},
	dashboard: {
		open: () => import("./screens/dashboard/dashboard.tsx"),
		lists: ({ permissions }) => [
			"users",
			"roles",
			"permissions",
			"roleCards",
			...(auditActionsFor(permissions).length > 0 ? (["auditLines"] as const) : []),
		],
	},
	manageUsers: {
		open: () => import("./screens/manage-users/manage-users.tsx"),
		lists: (_, url) => peopleWanted(url),
	},
	importUsers: {
		open: () => import("./screens/import-users/import-users.tsx"),
		lists: () => ["roleCards"],
	},
	assignRole,
	assignPermissions,
	staffHelp: { open: () => import("./screens/staff-help/staff-help.tsx") },
	changes: {
		open: () => import("./screens/changes/changes.tsx"),
		lists: (_, url) => [["auditLines", changesAsked(url)], "roleCards"],
	},
	myPassword: {
		open: () => import("./screens/my-password/my-password.tsx"),
		// Until the password is one's own nothing else is answered.
		lists: ({ passwordChangeRequired, secondFactorRequired }) => {
			if (passwordChangeRequired) return [];
			return secondFactorRequired ? ["mySecondFactor"] : ["mySecondFactor", "mySessions"];
		},
	},
	content: {
		open: () => import("./screens/content/content.tsx"),
		lists: ({ permissions }, url) => contentWanted(url, permissions),
	},
	contentReview: {
		open: () => import("./screens/review/review.tsx"),
		lists: (_, url) => ["deskToday", ...versionsWanted(url)],
	},
	contentHistory: {
		open: () => import("./screens/content-history/content-history.tsx"),
		lists: (_, url) => versionsWanted(url),
	},
	mediaShelf: {
		open: () => import("./screens/media-shelf/media-shelf.tsx"),
		lists: (_, { search }) => [["mediaFiles", readAddress("mediaShelf", search)]],
	},
	complaints: {
		open: () => import("./screens/complaints/complaints.tsx"),
		lists: ({ permissions }, url) => ["complaintChoices", ["complaints", complaintsAsked(url, permissions)]],
	},
	complaintCase: {
		open: () => import("./screens/complaint-case/complaint-case.tsx"),
		lists: ({ permissions }, url) => caseWanted(url, permissions),
	},
	takeComplaint: {
		open: () => import("./screens/take-complaint/take-complaint.tsx"),
		lists: () => ["complaintChoices"],
	},
	settings: { open: () => import("./screens/settings/settings.tsx"), lists: () => ["settings"] },
	manageRoles: {
		open: () => import("./screens/manage-roles/manage-roles.tsx"),
		lists: () => ["roleCards"],
	},
};

function screenRoute(page: StaffPage): RouteObject {
	const { open, lists = () => [] } = screens[page];
	return {
		path: pagePath(page, "en"),
		handle: { page } satisfies StaffHandle,
		loader: listsLoader(page, lists),
		ErrorBoundary: ScreenError,
		HydrateFallback: Loading,
		lazy: async () => ({ Component: (await open()).default }),
	};
}

/** The staff pages at their paths, all within one frame. */
export const routes: RouteObject[] = [
	{
		Component: StaffLayout,
		ErrorBoundary: FrameError,
		children: [...(Object.keys(screens) as StaffPage[]).map(screenRoute), fetchedRoute],
	},
];
