import type { ComponentType } from "react";
import type { Lang } from "#contract/language.ts";
import type { PageContext } from "./context.ts";
import type { Head } from "./head.ts";

export interface LoaderArgs {
	readonly request: Request;
	readonly context: PageContext;
}

/** The props of a screen: what its loader has returned. */
export interface ScreenProps<Loader extends (args: LoaderArgs) => unknown> {
	readonly loaderData: ReturnType<Loader>;
}

/** The module of a screen. What its loader returns goes to its own functions alone, so here it has no type. */
export interface ScreenModule {
	readonly default: ComponentType<{ readonly loaderData: never }>;
	/** What the screen needs; a screen without one needs nothing. */
	readonly loader?: (args: LoaderArgs) => unknown;
	/** The status of the answer; 200 without it. */
	readonly status?: (loaderData: never) => number;
	/** What the screen says of itself in the head where it differs from the table of pages. */
	readonly head?: (loaderData: never, lang: Lang) => Partial<Head>;
}

/** The module of a file that the site writes beside its pages. */
export interface FileModule {
	readonly loader: (args: LoaderArgs) => Response;
}
