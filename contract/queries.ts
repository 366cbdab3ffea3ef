import { auditActionNames, auditKinds } from "./audit.ts";
import { complaintStateNames, complaintViews } from "./complaints/moves.ts";
import { departmentNames } from "./content/department-names.ts";
import { rowFilters } from "./content/desk.ts";
import { fileTypes } from "./uploads.ts";

/** active: signs in · suspended: until taken up again · left: the last day is over. */
export const accountStates = ["active", "suspended", "left"] as const;

export const userOrders = ["name", "role", "phone", "lastSignIn", "added"] as const;

const departments = Object.keys(departmentNames) as readonly (keyof typeof departmentNames)[];

/** Values of a parameter: one of these words, text, a row's key, a whole number from 1, a page, a day, "1" or nothing, or a place in a list by key. */
export type Parameter = readonly string[] | "text" | "key" | "count" | "page" | "day" | "flag" | "place";

export const notations = { count: /^[1-9][0-9]{0,14}$/, place: /^\d{0,15}-\d{0,15}$/ } as const;

/**
 * Parameters of the desk's lists, by call, from which the calls' shapes and the desk's addresses (app/staff/desk/list/addresses.ts) are
 * made. No schema here, so that a screen may carry it.
 */
export const queries = {
	usersPage: {
		/** Part of a name in either script, or how it sounds; part of a phone however it is written. */
		q: "text",
		role: "count",
		/** A role by name, as links have it. */
		roleName: "text",
		state: accountStates,
		sort: userOrders,
		order: ["asc", "desc"],
		page: "page",
		limit: "count",
	},
	auditLines: {
		who: "text",
		subject: "text",
		action: auditActionNames,
		/** Only without an action. */
		kind: auditKinds,
		/** Days in India, both included. */
		from: "day",
		to: "day",
		/** Id of the last line that the reader has; the newest without it. */
		before: "count",
		limit: "count",
	},
	contentRows: { q: "text", state: rowFilters, page: "page", key: "key" },
	complaints: {
		view: complaintViews,
		state: complaintStateNames,
		category: "key",
		ward: "key",
		section: departments,
		person: "count",
		q: "text",
		/** The `next` of the previous page. */
		before: "place",
	},
	mediaFiles: {
		q: "text",
		type: fileTypes,
		/** Only files that no version shows or links. */
		unused: "flag",
		/** Only undescribed pictures. */
		open: "flag",
		page: "page",
	},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Parameter>>>>;
