import { createContext, type RouterContextProvider } from "react-router";
import type { ContentDoor } from "#contract/content/door.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import type { Search } from "#contract/search.ts";

/** What the council says and shows. The server puts the door in; loaders read through it. */
export const contentContext = /* @__PURE__ */ createContext<ContentDoor>();

/** The search over all of it. */
export const searchContext = /* @__PURE__ */ createContext<Search>();

/** What a page must know besides the council's words. */
export const siteContext = /* @__PURE__ */ createContext<{
	/** To name its own full address. */
	readonly publicUrl: string;
	/** The calendar day in India, `2026-11-21`: never the machine's own. Finished pages hold for this day alone. */
	readonly today: string;
}>();

/** Reads one kind of content in one language, as plain strings. */
export function read<Kind extends ContentKind>(
	context: Readonly<RouterContextProvider>,
	kind: Kind,
	lang: Lang,
): Read<Kind> {
	return context.get(contentContext).read(kind, lang);
}
