import type { Plugin } from "vite";

/** A step after all is built. Steps follow one another in the order of the plugins. */
export function lastStep(name: string, work: () => Promise<void>): Plugin {
	return {
		name,
		// The list of routes is written while the server is built, which comes last.
		applyToEnvironment: (environment) => environment.name === "ssr",
		closeBundle: { sequential: true, handler: work },
	};
}
