import { type DeskKind, deskKindNames } from "#contract/content/desk.ts";
import type { Want } from "./lists.ts";

/** What the address of the publishing screen says: `?kind=`, and for the form `&key=`, which is empty for something new. */
export function contentAt({ search }: { readonly search: string }): {
	kind: DeskKind;
	key: string | undefined;
} {
	const params = new URLSearchParams(search);
	const kind = deskKindNames.find((name) => name === params.get("kind")) ?? "alerts";
	return { kind, key: params.get("key") ?? undefined };
}

/** The row that an address names by `?kind=&key=`; undefined each where it names none. */
export function contentItemAt({ search }: { readonly search: string }): {
	kind: DeskKind | undefined;
	key: string | undefined;
} {
	const params = new URLSearchParams(search);
	const wanted = params.get("kind");
	return { kind: deskKindNames.find((name) => name === wanted), key: params.get("key") || undefined };
}

/** The versions of one row, with the form by which they are compared. */
export function versionsWanted(url: URL): readonly Want[] {
	const { kind, key } = contentItemAt(url);
	if (!kind || !key) return [];
	return [
		["contentForm", { kind }],
		["contentVersions", { kind, key }],
	];
}

/** The rows of the chosen kind, or the form of one of them with its versions and what one has written on it. */
export function contentWanted(url: URL): readonly Want[] {
	const { kind, key } = contentAt(url);
	if (key === undefined) return [["contentRows", { kind }]];
	return [
		["contentForm", { kind }],
		["contentDrafts", { kind, key }],
		...(key ? [["contentVersions", { kind, key }] as const] : []),
	];
}
