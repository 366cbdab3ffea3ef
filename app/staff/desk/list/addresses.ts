import { auditActionNames, auditKinds } from "#contract/audit.ts";
import { deskKindNames } from "#contract/content/desk.ts";
import { lengths } from "#contract/limits.ts";
import {
	type FilterWords,
	filters,
	notations,
	type Parameter,
	queries,
	userOrders,
} from "#contract/queries.ts";

/** mark: is there or not, without a value. row: a key, empty for something new. */
type Kind = Parameter | "mark" | "row";

const { roleName, order: _, limit, ...ofUsers } = queries.usersPage;
const { kind, action, limit: __, who, subject, ...ofChanges } = queries.auditLines;

/** Parameters in the address of each list, in their order: those of its call, or what stands for them. */
const addresses = {
	manageUsers: {
		...ofUsers,
		role: "text",
		sort: userOrders.flatMap((order) => [order, `-${order}`]),
		user: "count",
		add: "mark",
	},
	changes: {
		who,
		subject,
		/** A kind of lines, or one action. */
		what: [...auditKinds, ...auditActionNames],
		...ofChanges,
	},
	content: {
		kind: deskKindNames,
		...queries.contentRows,
		key: "row",
		draft: "text",
		at: "text",
		table: "flag",
	},
	complaints: queries.complaints,
	mediaShelf: queries.mediaFiles,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>;

export type ListPage = keyof typeof addresses;

type Name<Page extends ListPage> = keyof (typeof addresses)[Page] & string;

export type Address<Page extends ListPage> = {
	readonly [Each in Name<Page>]?: (typeof addresses)[Page][Each] extends readonly (infer Value)[]
		? Value
		: (typeof addresses)[Page][Each] extends "flag"
			? "1"
			: string;
};

/** Values for an address; what is empty is left out. */
export type Values<Page extends ListPage> = {
	readonly [Each in Name<Page>]?: string | number | null | undefined;
};

const fits: Readonly<Record<Extract<Kind, string>, (value: string) => boolean>> = {
	text: (value) => value !== "",
	key: (value) => value !== "" && value.length <= lengths.contentKey,
	row: (value) => value.length <= lengths.contentKey,
	count: (value) => notations.count.test(value),
	page: (value) => notations.count.test(value),
	day: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
	flag: (value) => value === "1",
	place: (value) => notations.place.test(value),
	mark: () => true,
};

const table: Readonly<Record<ListPage, Readonly<Record<string, Kind>>>> = addresses;

const offered: { readonly [Page in ListPage]: { readonly [Each in Name<Page>]?: FilterWords } } = filters;

/** Filters of a list, by parameter, in the order in which they are drawn. */
export const filtersOf = (page: ListPage): Readonly<Record<string, FilterWords>> => offered[page];

/** Values that leave nothing of an address. */
export const nothing = <Page extends ListPage>(page: Page): Values<Page> =>
	Object.fromEntries(Object.keys(table[page]).map((name) => [name, undefined])) as Values<Page>;

/** Counts the filters in use: an order that no filter offers is none. */
export function countFilters(page: ListPage, asked: Readonly<Record<string, string | undefined>>): number {
	return Object.entries(filtersOf(page)).filter(([name, { values }]) => {
		const value = asked[name];
		return value !== undefined && (values === undefined || value in values);
	}).length;
}

export const kindOf = (page: ListPage, name: string): Kind | undefined => table[page][name];

/** Reads an address; what makes no sense there is left out, so that the list opens all the same. */
export function readAddress<Page extends ListPage>(page: Page, search: string): Address<Page> {
	const params = new URLSearchParams(search);
	const known = Object.entries(table[page]).flatMap(([name, kind]) => {
		const given = params.get(name);
		const value = kind === "text" ? given?.trim().slice(0, lengths.search) : given;
		if (value === undefined || value === null) return [];
		return (typeof kind === "string" ? fits[kind](value) : kind.includes(value)) ? [[name, value]] : [];
	});
	return Object.fromEntries(known);
}

/** The search part of an address: empty, or with its question mark. The first page isn't named. */
export function searchOf<Page extends ListPage>(page: Page, values: Values<Page>): string {
	const given: Readonly<Record<string, unknown>> = values;
	const said = Object.entries(table[page]).flatMap(([name, kind]) => {
		const value = given[name] ?? undefined;
		if (value === undefined || (value === "" && kind !== "row" && kind !== "mark")) return [];
		if (kind === "page" && String(value) === "1") return [];
		return kind === "mark" ? [name] : [String(new URLSearchParams({ [name]: String(value) }))];
	});
	return said.length > 0 ? `?${said.join("&")}` : "";
}
