import type { ComponentType } from "react";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import type { PageContext } from "./context.ts";
import type { Head } from "./head.ts";

export interface LoaderArgs {
	readonly url: URL;
	readonly lang: Lang;
	readonly context: PageContext;
	/** Reads one kind of content in the page's language, as plain strings. */
	readonly read: <Kind extends ContentKind>(kind: Kind) => Read<Kind>;
}

export interface ScreenProps<Loader extends (args: LoaderArgs) => unknown> {
	readonly loaderData: ReturnType<Loader>;
}

/** The module of a screen. Only its own functions read what its loader returns, so here that has no type. */
export interface ScreenModule {
	readonly default: ComponentType<{ readonly loaderData: never }>;
	readonly loader?: (args: LoaderArgs) => unknown;
	/** The HTTP status; 200 without it. */
	readonly status?: (loaderData: never) => number;
	/** Overrides of the page table for the document's head. */
	readonly head?: (loaderData: never, lang: Lang) => Partial<Head>;
}

/** The module of a file that the site writes beside its pages. */
export interface FileModule {
	readonly loader: (args: LoaderArgs) => Response;
}
