import type { PageContext } from "../context.ts";

/** What every loader is given. */
export interface LoaderArguments {
	readonly request: Request;
	readonly context: PageContext;
}
