import { auditActionNames, auditKinds } from "./audit.ts";
import { complaintStateNames, complaintViews } from "./complaints/moves.ts";
import { departmentNames } from "./content/department-names.ts";
import { rowFilters } from "./content/desk.ts";
import { fileTypes } from "./uploads.ts";

/** active: signs in · suspended: until taken up again · left: the last day is over. */
export const accountStates = ["active", "suspended", "left"] as const;

export const userOrders = ["name", "role", "phone", "lastSignIn", "added"] as const;

const departments = Object.keys(departmentNames) as readonly (keyof typeof departmentNames)[];

/** Values of a parameter: one of these words, or text, the key of a row, a whole number from 1 on, a page, a day, "1" or nothing, a place in a list by key. */
export type Parameter = readonly string[] | "text" | "key" | "count" | "page" | "day" | "flag" | "place";

/** Notations in addresses: a count from one, and the place after which a list goes on. */
export const notations = { count: /^[1-9][0-9]{0,14}$/, place: /^\d{0,15}-\d{0,15}$/ } as const;

/**
 * Parameters of the desk's lists, by call. The shapes of the calls are made of them, and so are the desk's addresses
 * (app/staff/desk/list/addresses.ts). No schema here, so that a screen may carry it.
 */
export const queries = {
	usersPage: {
		/** Part of a name in either script, or how it sounds; part of a phone however it is written. */
		q: "text",
		role: "count",
		/** The same by its name, which is how a link names it. */
		roleName: "text",
		state: accountStates,
		sort: userOrders,
		order: ["asc", "desc"],
		page: "page",
		limit: "count",
	},
	auditLines: {
		/** Part of the name of who acted, or of whom it was done to. */
		who: "text",
		subject: "text",
		action: auditActionNames,
		/** Only where no action is named. */
		kind: auditKinds,
		/** Days in India, both included. */
		from: "day",
		to: "day",
		/** The id of the last line that the reader has; without it, the newest. */
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
		/** Words in either script, a number or a mobile. */
		q: "text",
		/** The `next` of the page before. */
		before: "place",
	},
	mediaFiles: {
		/** Part of the name, of a title or of the path. */
		q: "text",
		type: fileTypes,
		/** Only what no version of the content shows or links. */
		unused: "flag",
		/** Only pictures that nobody has described. */
		open: "flag",
		page: "page",
	},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Parameter>>>>;
