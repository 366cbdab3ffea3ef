import { auditActionNames, auditKinds } from "./audit.ts";
import { complaintStateNames, complaintViews } from "./complaints/moves.ts";
import { departmentNames } from "./content/department-names.ts";
import { type RowFilter, rowFilters } from "./content/desk.ts";
import type { Text } from "./language.ts";
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

/** Words of a filter and of its values. Values without words come with theirs from the screen; a day, a flag and text have none. */
export interface FilterWords {
	readonly label: Text;
	readonly hint?: Text;
	/** Choice of those who don't filter, “Any” unless given. */
	readonly every?: Text;
	readonly values?: Readonly<Record<string, Text>>;
}

const all: Text = { en: "All", hi: "सभी" };

/** Filters of the desk's lists in their order, by the list's page, then by the parameter of its address. The desk draws, counts and sends what stands here. */
export const filters = {
	manageUsers: {
		role: { label: { en: "Show only", hi: "केवल ये दिखाएँ" }, every: { en: "All roles", hi: "सभी भूमिकाएँ" } },
		state: {
			label: { en: "State", hi: "स्थिति" },
			every: all,
			values: {
				active: { en: "Active", hi: "सक्रिय" },
				suspended: { en: "Suspended", hi: "निलंबित" },
				left: { en: "Left", hi: "सेवा समाप्त" },
			} satisfies Readonly<Record<(typeof accountStates)[number], Text>>,
		},
		sort: {
			label: { en: "Last login", hi: "पिछला लॉगिन" },
			values: {
				"-lastSignIn": { en: "Latest first", hi: "हाल वाला पहले" },
				lastSignIn: { en: "Longest ago first", hi: "सबसे पुराना पहले" },
			},
		},
	},
	changes: {
		who: { label: { en: "Who", hi: "किसने" }, hint: { en: "A part of the name", hi: "नाम का हिस्सा" } },
		subject: {
			label: { en: "About whom", hi: "किसके बारे में" },
			hint: { en: "A person, a number or a role", hi: "व्यक्ति, नंबर या भूमिका" },
		},
		what: { label: { en: "What", hi: "क्या किया" }, every: { en: "All changes", hi: "सभी बदलाव" } },
		from: { label: { en: "From", hi: "कब से" } },
		to: { label: { en: "To", hi: "कब तक" } },
	},
	content: {
		state: {
			label: { en: "Which", hi: "कौन-सी" },
			every: all,
			values: {
				draft: { en: "My drafts", hi: "मेरे मसौदे" },
				waiting: { en: "Waiting for review", hi: "अनुमोदन की प्रतीक्षा में" },
				returned: { en: "Returned or taken back", hi: "लौटाई या वापस ली गई" },
				planned: { en: "Planned", hi: "तय समय पर आने वाली" },
				out: { en: "On the site", hi: "साइट पर" },
				off: { en: "Taken off", hi: "हटाई गई" },
				folder: { en: "From the start", hi: "शुरू से साइट पर" },
			} satisfies Readonly<Record<RowFilter, Text>>,
		},
	},
	complaints: {
		state: { label: { en: "State", hi: "स्थिति" } },
		category: { label: { en: "Category", hi: "श्रेणी" } },
		ward: { label: { en: "Ward", hi: "वार्ड" } },
		section: { label: { en: "Department", hi: "विभाग" }, values: departmentNames },
		person: { label: { en: "Person", hi: "व्यक्ति" } },
	},
	mediaShelf: {
		type: { label: { en: "Kind", hi: "प्रकार" }, every: { en: "All kinds", hi: "सभी प्रकार" } },
		unused: { label: { en: "Unused files only", hi: "केवल बिना उपयोग की फ़ाइलें" } },
		open: { label: { en: "Description missing only", hi: "केवल वर्णन बाक़ी वाले" } },
	},
} as const satisfies Readonly<Record<string, Readonly<Record<string, FilterWords>>>>;
