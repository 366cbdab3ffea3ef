import type { PageContext } from "../context.ts";

export interface LoaderArguments {
	readonly request: Request;
	readonly context: PageContext;
}
