import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKindNames, deskKinds } from "#contract/content/desk.ts";
import { orderKey } from "#contract/content/row.ts";
import { pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import type { Want } from "../desk/data/loader.ts";
import { readAddress, searchOf } from "../desk/list/addresses.ts";

export function kindsFor(permissions: readonly Permission[]): readonly DeskKind[] {
	return deskKindNames.filter((kind) =>
		[deskKinds[kind].edit, deskKinds[kind].publish].some((needed) => permissions.includes(needed)),
	);
}

/** The row that an address names by `?kind=&key=`; undefined each where it names none. */
export function contentItemAt({ search }: { readonly search: string }): {
	kind: DeskKind | undefined;
	key: string | undefined;
} {
	const { kind, key } = readAddress("content", search);
	return { kind, key: key || undefined };
}

/** The form of a row; that of the order of all rows has another. */
function formWanted(kind: DeskKind, key: string): Want {
	return ["contentForm", { kind, ...(key === orderKey && { key }) }];
}

/** The versions of one row, with the form by which they are compared. */
export function versionsWanted(url: URL): readonly Want[] {
	const { kind, key } = contentItemAt(url);
	if (!kind || !key) return [];
	return [formWanted(kind, key), ["contentVersions", { kind, key }]];
}

/** The address of the publishing screen: the list of a kind, with `&table=1` as a table, and the form of a row. */
export function contentAt({ search }: { readonly search: string }, permissions: readonly Permission[]) {
	const { kind, key, draft, at, table, page = 1, ...filter } = readAddress("content", search);
	return { kind: kind ?? kindsFor(permissions)[0] ?? "alerts", key, table, page: Number(page), filter };
}

/** Address at which a search result is changed: a list, or a row's form at a field, `&at=`. */
export const findingAddress = (found: Reply<"deskSearch">[number]): string =>
	pagePath("content", "en") + searchOf("content", found);

/** The public address behind which one wants to look, `?of=/info/notices?notice=12`. */
export function publicAddressAt({ search }: { readonly search: string }): string | undefined {
	const address = new URLSearchParams(search).get("of");
	return address?.startsWith("/") ? address : undefined;
}

/** A page of the chosen kind's rows; or the form of one of them with its versions and what one has written on it. */
export function contentWanted(url: URL, permissions: readonly Permission[]): readonly Want[] {
	const of = publicAddressAt(url);
	if (of !== undefined) return [["deskSearch", { q: of }]];
	const { kind, key, page, filter } = contentAt(url, permissions);
	if (key === undefined) return [["contentRows", { kind, ...filter, page }]];
	return [
		formWanted(kind, key),
		["contentDrafts", { kind, key }],
		...(key ? [["contentVersions", { kind, key }] as const] : []),
	];
}
