import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** What every page knows of the council: read once by the root, used by the frame. */
export function useSite() {
	const site = useRouteLoaderData<typeof loader>("root");
	if (!site) throw new Error("The frame is drawn inside the root route only");
	return site;
}
