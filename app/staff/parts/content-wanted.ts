import { type DeskKind, deskKindNames, deskKinds } from "#contract/content/desk.ts";
import type { Permission } from "#contract/permissions.ts";
import type { Want } from "./lists.ts";

/** The kinds on which somebody may work, in the order of the desk. */
export function kindsFor(permissions: readonly Permission[]): readonly DeskKind[] {
	return deskKindNames.filter((kind) =>
		[deskKinds[kind].edit, deskKinds[kind].publish].some((needed) => permissions.includes(needed)),
	);
}

/** What the address of the publishing screen says: `?kind=&q=&page=`, and for the form `&key=`, which is empty for something new. */
export function contentAt(
	{ search }: { readonly search: string },
	permissions: readonly Permission[],
): { kind: DeskKind; key: string | undefined; q: string; page: number } {
	const params = new URLSearchParams(search);
	const wanted = params.get("kind");
	const kind = deskKindNames.find((name) => name === wanted) ?? kindsFor(permissions)[0] ?? "alerts";
	const page = Number(params.get("page"));
	return {
		kind,
		key: params.get("key") ?? undefined,
		q: params.get("q") ?? "",
		page: Number.isInteger(page) && page > 0 ? page : 1,
	};
}

/** The address of a list of the desk. */
export function contentSearch(
	kind: DeskKind,
	{ q = "", page = 1 }: { q?: string; page?: number } = {},
): string {
	const params = new URLSearchParams({ kind, ...(q && { q }), ...(page > 1 && { page: String(page) }) });
	return `?${params}`;
}

/** A page of the chosen kind's rows; or one row with its form and its versions. */
export function contentWanted(url: URL, permissions: readonly Permission[]): readonly Want[] {
	const { kind, key, q, page } = contentAt(url, permissions);
	if (key === undefined) return [["contentRows", { kind, ...(q && { q }), page }]];
	return [
		["contentRows", { kind, key }],
		["contentForm", { kind }],
		...(key ? [["contentVersions", { kind, key }] as const] : []),
	];
}
