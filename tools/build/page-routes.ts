import type { Plugin } from "vite";
import { openManifest } from "./manifest.ts";

/** Leaves the addresses of files out of the browser's list of routes: a link to one leaves the page, and no script goes there. */
export const pageRoutes: Plugin = {
	name: "page-routes",
	// The list of routes is written while the server is built, which comes last.
	applyToEnvironment: ({ name }) => name === "ssr",
	closeBundle: {
		sequential: true,
		order: "pre",
		async handler() {
			const { manifest, write } = await openManifest();
			const routes = Object.entries(manifest.routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
			await write({ ...manifest, routes: Object.fromEntries(routes) });
		},
	},
};
