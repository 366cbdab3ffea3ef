import { lastStep } from "./last-step.ts";
import { openManifest } from "./manifest.ts";

/** Leaves the addresses of files out of the browser's list of routes: a link to one leaves the page, and no script goes there. */
export const pageRoutes = lastStep("page-routes", async () => {
	const { manifest, write } = await openManifest();
	const routes = Object.entries(manifest.routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
	await write({ ...manifest, routes: Object.fromEntries(routes) });
});
