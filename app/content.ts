import { createContext, type RouterContextProvider } from "react-router";
import type { ContentDoor } from "#contract/content/door.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";

/** What the council says and shows. The server puts the door in; loaders read through it. */
export const contentContext = createContext<ContentDoor>();

/** What a page must know about the site as a whole to name its own full address. */
export const siteContext = createContext<{ readonly publicUrl: string }>();

/** Reads one kind of content in one language, as plain strings. */
export function read<Kind extends ContentKind>(
	context: Readonly<RouterContextProvider>,
	kind: Kind,
	lang: Lang,
): Read<Kind> {
	return context.get(contentContext).read(kind, lang);
}
