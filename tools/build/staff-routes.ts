import { lastStep } from "./last-step.ts";
import { openManifest } from "./manifest.ts";

const staffLayout = "staff/frame/staff-layout";

/**
 * Leaves all but the staff area out of the browser's list of routes: public pages lead without it (docs/decisions/0019).
 */
export const staffRoutes = lastStep("staff-routes", async () => {
	const { manifest, write } = await openManifest();
	const routes = Object.entries(manifest.routes).filter(
		([id, { parentId }]) => id === "root" || id === staffLayout || parentId === staffLayout,
	);
	await write({ ...manifest, routes: Object.fromEntries(routes) });
});
