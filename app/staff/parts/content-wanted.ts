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

/** The rows of the chosen kind, and for one of them its form and its versions. */
export function contentWanted(url: URL): readonly Want[] {
	const { kind, key } = contentAt(url);
	return [
		["contentRows", { kind }],
		...(key === undefined ? [] : [["contentForm", { kind }] as const]),
		...(key ? [["contentVersions", { kind, key }] as const] : []),
	];
}
